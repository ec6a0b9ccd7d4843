import { useId } from 'react'
import {
  api,
  type ApiError,
  Button,
  Dialog,
  FormTextField,
  Note,
  PortalForm,
  useHost,
  useMutation,
  validateDialogEmail,
} from '@portal/kernel'
import { orderApi } from '@portal/kernel/contracts/order'

export interface EmailDialogProps {
  transactionId: string
  /** Where the investor's mail usually goes. */
  email: string
  open: boolean
  onClose: () => void
}

interface Values {
  emailId: string
}

/** Sends the receipt to an e-mail address (S2.149, S5.034 to S5.037). */
export function EmailDialog({ transactionId, email, open, onClose }: EmailDialogProps) {
  const form = useId()
  const host = useHost()
  const sending = useMutation<{ sentTo: string }, ApiError, Values>({
    mutationFn: ({ emailId }) => api.call(orderApi.sendConfirmation, { transactionId, emailId }),
    onSuccess: ({ sentTo }) => {
      host.toast({ type: 'success', message: `We sent the receipt to ${sentTo}.` })
      onClose()
    },
  })
  if (!open) return null
  return (
    <PortalForm<Values>
      id={form}
      initialValues={{ emailId: email }}
      onSubmit={(values) => sending.mutate(values)}
      around={(fields, { valid }) => (
        <Dialog
          open
          onClose={onClose}
          title="E-mail the receipt"
          actions={
            <Button type="submit" form={form} disabled={!valid} busy={sending.isPending}>
              Submit
            </Button>
          }
        >
          {fields}
        </Dialog>
      )}
    >
      {sending.error && (
        <Note tone="negative" title="We could not send the receipt." role="alert">
          {sending.error.message}
        </Note>
      )}
      <FormTextField
        name="emailId"
        label="E-mail"
        type="email"
        autoComplete="email"
        data-autofocus
        validate={validateDialogEmail}
      />
    </PortalForm>
  )
}
