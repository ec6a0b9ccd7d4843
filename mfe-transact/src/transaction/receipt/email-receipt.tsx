import { api, type ApiError, EmailDialog, useHost, useMutation } from '@portal/kernel'
import { orderApi } from '@portal/kernel/contracts/order'

export interface EmailReceiptProps {
  transactionId: string
  /** Where the investor's mail usually goes. */
  email: string
  open: boolean
  onClose: () => void
}

/** Sends the receipt to an e-mail address (S1.046). */
export function EmailReceipt({ transactionId, email, open, onClose }: EmailReceiptProps) {
  const host = useHost()
  const sending = useMutation<{ sentTo: string }, ApiError, string>({
    mutationFn: (emailId) => api.call(orderApi.sendConfirmation, { transactionId, emailId }),
    onSuccess: ({ sentTo }) => {
      host.toast({ type: 'success', message: `We sent the receipt to ${sentTo}.` })
      onClose()
    },
  })
  const failure = sending.error && { title: 'We could not send the receipt.', text: sending.error.message }
  return (
    <EmailDialog
      open={open}
      onClose={() => {
        sending.reset()
        onClose()
      }}
      onSubmit={(address) => sending.mutateAsync(address).catch(() => undefined)}
      title="E-mail the receipt"
      email={email}
      failure={failure ?? undefined}
    />
  )
}
