import { t } from '@portal/contracts/words/macros'
import { useId, useState, type KeyboardEvent } from 'react'
import type { PasswordRule } from '@portal/contracts/validation'
import { FormPasswordField } from '../form/public'
import { PasswordChecklist } from './password-checklist'
import styles from './new-password-field.module.css'

/**
 * The new password with its rules in a popover under it (S2.127). It opens as the field is entered and stays, so that
 * the next field does not move away under the pointer; its button and Escape close it.
 */
export function NewPasswordField({
  rules,
  autoFocus,
}: {
  rules: readonly PasswordRule[]
  autoFocus: boolean
}) {
  const [open, setOpen] = useState(false)
  const id = useId()
  const escape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return
    // Kept from the dialog, which Escape would close as well.
    event.preventDefault()
    event.stopPropagation()
    setOpen(false)
  }
  const enter = ({ target }: { target: EventTarget }) => {
    if (target instanceof HTMLInputElement) setOpen(true)
  }
  return (
    <div onFocus={enter} onKeyDown={escape}>
      <FormPasswordField
        name="next"
        label={t`New password`}
        autoComplete="new-password"
        data-autofocus={autoFocus || undefined}
        labelAction={
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={open}
            aria-controls={open ? id : undefined}
            onClick={() => setOpen((before) => !before)}
          >
            {t`Password rules`}
          </button>
        }
      />
      {open && (
        <div id={id} className={styles.popover}>
          <PasswordChecklist rules={rules} />
        </div>
      )}
    </div>
  )
}
