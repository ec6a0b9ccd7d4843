import { Menu, routes } from '@portal/kernel'
import { openDialog } from '../dialogs/open-dialog.atom'
import { leave } from '../sign-out/leave'
import { Avatar } from './avatar'
import styles from './header.module.css'

/** The investor's own menu behind the avatar (S2.079). */
export function ProfileMenu({ name, image }: { name: string; image?: string | null }) {
  return (
    <Menu
      label={`Profile: ${name}`}
      triggerIsIcon
      triggerClassName={styles.profile}
      align="end"
      trigger={<Avatar name={name} image={image} />}
      header={<span className={styles.name}>{name}</span>}
      groups={[
        {
          items: [
            { label: 'My Profile', icon: 'user', to: routes.accountDetails.path },
            { label: 'Change Password', icon: 'key', onSelect: () => openDialog('changePassword') },
            { label: 'Sign Out', icon: 'sign-out', onSelect: () => void leave() },
          ],
        },
      ]}
    />
  )
}
