import { useId } from 'react'
import { validateDialogEmail } from '../../validation/public'
import { Button } from '../button/public'
import { FormTextField, PortalForm } from '../form/public'
import { Dialog } from '../overlay/public'

export interface EmailDialogProps {
  open: boolean
  onClose: () => void
  /** Gets a valid address; the button is busy until it is done. */
  onSubmit: (email: string) => Promise<unknown>
  title?: string
  description?: string
}

/** Asks for one e-mail address (S2.149, S5.034 to S5.037). */
export function EmailDialog({
  open,
  onClose,
  onSubmit,
  title = 'Your e-mail',
  description,
}: EmailDialogProps) {
  const id = useId()
  return (
    <PortalForm<{ email: string }>
      id={id}
      onSubmit={async ({ email }) => void (await onSubmit(email))}
      around={(form, { valid, submitting }) => (
        <Dialog
          open={open}
          onClose={onClose}
          title={title}
          description={description}
          actions={
            <Button type="submit" form={id} disabled={!valid} busy={submitting}>
              Submit
            </Button>
          }
        >
          {form}
        </Dialog>
      )}
    >
      <FormTextField
        name="email"
        label="E-mail"
        type="email"
        inputMode="email"
        autoComplete="email"
        data-autofocus
        validate={validateDialogEmail}
      />
    </PortalForm>
  )
}
