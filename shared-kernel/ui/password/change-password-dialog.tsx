import { t } from '@portal/contracts/words/macros'
import { useId } from 'react'
import {
  passwordRules,
  validateConfirmPassword,
  validateCurrentPassword,
  validatePassword,
} from '@portal/contracts/validation'
import { Button } from '../button/public'
import { FormPasswordField, PortalForm } from '../form/public'
import { Dialog } from '../overlay/public'
import { Stack } from '../page/public'
import { NewPasswordField } from './new-password-field'
import type { ChangePasswordDialogProps } from './change-password'

interface Values {
  current: string
  next: string
  confirm: string
}

const stay = () => undefined

/** Shown once its code has arrived; see `ChangePasswordDialog` (S2.123 to S2.127). */
export default function OpenChangePasswordDialog(props: ChangePasswordDialogProps) {
  const { open, onClose, temporaryPassword, person, onSubmit } = props
  const id = useId()
  const reset = temporaryPassword !== undefined
  const contextOf = (values: Partial<Values>) => ({ ...person, current: values.current })
  const submit = ({ current, next }: Values) =>
    // Who calls says what went wrong; the dialog stays, with what was typed.
    onSubmit({ current, next }).then(stay, stay)
  return (
    <PortalForm<Values>
      id={id}
      onSubmit={submit}
      initialValues={{ current: temporaryPassword }}
      validate={(values) => ({
        current: validateCurrentPassword(values.current),
        next: validatePassword(values.next, contextOf(values)),
        confirm: validateConfirmPassword(values.confirm, values.next),
      })}
      around={(form, { valid, submitting }) => (
        <Dialog
          open={open}
          onClose={reset ? stay : onClose}
          closable={!reset}
          title={reset ? t`RESET PASSWORD` : t`CHANGE PASSWORD`}
          description={
            reset
              ? t`You logged in with a temporary password. Choose one that only you know.`
              : t`You will log in again with the new password.`
          }
          actions={<Actions {...{ form: id, reset, valid, submitting, onClose }} />}
        >
          {form}
        </Dialog>
      )}
    >
      {({ values }) => {
        const rules = passwordRules(values.next ?? '', contextOf(values))
        return (
          <Stack gap="fields">
            {!reset && <FormPasswordField name="current" label={t`Current password`} data-autofocus />}
            <NewPasswordField rules={rules} autoFocus={reset} />
            <FormPasswordField
              name="confirm"
              label={t`Re-enter new password`}
              autoComplete="new-password"
              disabled={!rules.every(({ ok }) => ok)}
            />
          </Stack>
        )
      }}
    </PortalForm>
  )
}

interface ActionsProps {
  form: string
  reset: boolean
  valid: boolean | undefined
  submitting: boolean | undefined
  onClose: () => void
}

function Actions({ form, reset, valid, submitting, onClose }: ActionsProps) {
  return (
    <>
      {!reset && (
        <Button variant="secondary" onClick={onClose}>
          {t`CANCEL`}
        </Button>
      )}
      <Button type="submit" form={form} disabled={!valid} busy={submitting}>
        {t`CONFIRM NEW PASSWORD`}
      </Button>
    </>
  )
}
