import { Menu, routes, signOut } from '@portal/kernel'
import styles from './header.module.css'
import { initialsOf } from './initials'

/** The investor's own menu behind the avatar (S2.079). */
export function ProfileMenu({ name }: { name: string }) {
  return (
    <Menu
      label={`Profile: ${name}`}
      triggerIsIcon
      triggerClassName={styles.profile}
      align="end"
      trigger={
        <span className={styles.avatar} aria-hidden="true">
          {initialsOf(name)}
        </span>
      }
      header={<span className={styles.name}>{name}</span>}
      groups={[
        {
          items: [
            { label: 'My Profile', icon: 'user', to: routes.accountDetails.path },
            { label: 'Sign Out', icon: 'sign-out', onSelect: () => void signOut('explicit') },
          ],
        },
      ]}
    />
  )
}
