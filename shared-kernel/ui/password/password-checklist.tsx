import { t } from '@portal/contracts/words/macros'
import type { PasswordRule } from '@portal/contracts/validation'
import { VisuallyHidden } from '../base/public'
import { Icon } from '../icon/public'
import styles from './password-checklist.module.css'

/** The rules of a new password, each ticked off as soon as what is typed keeps it (S2.127). */
export function PasswordChecklist({ rules }: { rules: readonly PasswordRule[] }) {
  return (
    <ul className={styles.rules} aria-label={t`Your password needs`}>
      {rules.map(({ id, label, ok }) => (
        <li key={id} className={ok ? styles.kept : undefined}>
          <Icon name={ok ? 'check-circle' : 'minus'} size="sm" />
          <VisuallyHidden>{ok ? t`Done:` : t`Missing:`} </VisuallyHidden>
          {label}
        </li>
      ))}
    </ul>
  )
}
