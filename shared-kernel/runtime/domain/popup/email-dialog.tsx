import { t } from '@portal/contracts/words/macros'
import { useId } from 'react'
import { validateDialogEmail } from '@portal/contracts/validation'
import { Button } from '@portal/ui/button'
import { Note } from '@portal/ui/feedback'
import { FormTextField, PortalForm } from '@portal/ui/form'
import { Dialog } from '@portal/ui/overlay'

export interface EmailDialogProps {
  open: boolean
  onClose: () => void
  /** Gets a valid address; the button is busy until it is done. */
  onSubmit: (email: string) => Promise<unknown>
  /** What the address is for. */
  title: string
  /** Stands in the field when the dialog opens. */
  email?: string
  /** Why the last address was not taken; what was typed stays. */
  failure?: { title: string; text: string } | undefined
}

/** Asks for one e-mail address (S2.149, S5.034 to S5.037); opened anew it forgets what was typed. */
export function EmailDialog(props: EmailDialogProps) {
  return props.open ? <OpenEmailDialog {...props} /> : null
}

function OpenEmailDialog({ onClose, onSubmit, title, email = '', failure }: EmailDialogProps) {
  const id = useId()
  return (
    <PortalForm<{ email: string }>
      id={id}
      initialValues={{ email }}
      onSubmit={async (values) => void (await onSubmit(values.email))}
      around={(form, { valid, submitting }) => (
        <Dialog
          open
          onClose={onClose}
          title={title}
          actions={
            <Button type="submit" form={id} disabled={!valid} busy={submitting}>
              {t`Submit`}
            </Button>
          }
        >
          {form}
        </Dialog>
      )}
    >
      {failure && (
        <Note tone="negative" title={failure.title} role="alert">
          {failure.text}
        </Note>
      )}
      <FormTextField
        name="email"
        label={t`E-mail`}
        type="email"
        inputMode="email"
        autoComplete="email"
        data-autofocus
        validate={validateDialogEmail}
      />
    </PortalForm>
  )
}
