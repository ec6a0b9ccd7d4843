import { msg, t } from '@portal/kernel/words'
import {
  type ChosenLanguage,
  languages,
  Menu,
  pickLanguage,
  routes,
  readStored,
  type Text,
  textOf,
  useLanguage,
} from '@portal/kernel'
import { chooseTheme, type ThemeChoice, useThemeChoice } from '@portal/kernel/internal'
import { openDialog } from '../dialogs/open-dialog.atom'
import { leave } from '../sign-out/leave'
import { Avatar } from './avatar'
import styles from './header.module.css'
import * as z from 'zod/mini'

/** When the log-in before this one was, so that one that was not theirs is noticed. */
function LastLogIn() {
  const moment = readStored('lastLogIn', z.string())
  return moment && <span className={styles.lastLogIn}>{t`Last log-in ${moment}`}</span>
}

const themes: readonly { choice: ThemeChoice; label: Text }[] = [
  { choice: 'system', label: msg`System` },
  { choice: 'light', label: msg`Light` },
  { choice: 'dark', label: msg`Dark` },
]

/** The investor's own menu behind the avatar (S2.079). */
export function ProfileMenu({ name, image }: { name: string; image?: string | null }) {
  const theme = useThemeChoice()
  const language = useLanguage()
  return (
    <Menu
      label={t`Profile: ${name}`}
      triggerIsIcon
      triggerClassName={styles.profile}
      align="end"
      trigger={<Avatar name={name} image={image} />}
      header={
        <>
          <span className={styles.name} translate="no">
            {name}
          </span>
          <LastLogIn />
        </>
      }
      groups={[
        {
          items: [
            { label: t`My Profile`, icon: 'user', to: routes.accountDetails.path },
            { label: t`Change Password`, icon: 'key', onSelect: () => openDialog('changePassword') },
          ],
        },
        {
          title: t`Appearance`,
          divided: true,
          items: themes.map(({ choice, label }) => ({
            label: textOf(label),
            current: choice === theme,
            onSelect: () => chooseTheme(choice),
          })),
        },
        {
          title: t`Language`,
          divided: true,
          items: (Object.keys(languages) as ChosenLanguage[]).map((choice) => ({
            label: languages[choice].name,
            current: choice === language,
            onSelect: () => void pickLanguage(choice),
          })),
        },
        {
          divided: true,
          items: [{ label: t`Sign Out`, icon: 'sign-out', onSelect: () => void leave() }],
        },
      ]}
    />
  )
}
