import {
  api,
  type ApiError,
  Button,
  EmailDialog,
  message,
  toastTimes,
  useHost,
  useMutation,
} from '@portal/kernel'
import { t } from '@portal/kernel/words'
import { type Order, orderApi } from '@portal/contracts/orders/order'
import { useState } from 'react'
import { downloadReceipt } from './download-receipt'

/** A receipt to keep and to send: of one order, or of all that one payment placed. */
export function ReceiptActions({ orders }: { orders: readonly [Order, ...Order[]] }) {
  const [mailing, setMailing] = useState(false)
  const [{ transactionId, investorEmail }] = orders
  return (
    <>
      <PdfButton orders={orders} />
      <Button variant="secondary" icon="mail" fullWidth onClick={() => setMailing(true)}>
        {t`E-mail it`}
      </Button>
      <EmailReceipt
        transactionId={transactionId}
        email={investorEmail}
        open={mailing}
        onClose={() => setMailing(false)}
      />
    </>
  )
}

function PdfButton({ orders }: { orders: readonly Order[] }) {
  const host = useHost()
  const [busy, setBusy] = useState(false)
  const download = async () => {
    setBusy(true)
    try {
      await downloadReceipt(orders)
      host.toast({ type: 'success', message: message('E67'), time: toastTimes.pdf })
    } catch {
      host.toast({
        type: 'danger',
        message: t`We could not make the PDF. Try again, or send the receipt by e-mail.`,
      })
    }
    setBusy(false)
  }
  return (
    <Button variant="secondary" icon="download" fullWidth busy={busy} onClick={() => void download()}>
      PDF
    </Button>
  )
}

interface EmailReceiptProps {
  transactionId: string
  /** Where the investor's mail usually goes. */
  email: string
  open: boolean
  onClose: () => void
}

/** Sends the receipt to an e-mail address (S1.046). */
function EmailReceipt({ transactionId, email, open, onClose }: EmailReceiptProps) {
  const host = useHost()
  const sending = useMutation<{ sentTo: string }, ApiError, string>({
    mutationFn: (emailId) => api.call(orderApi.sendConfirmation, { transactionId, emailId }),
    onSuccess: ({ sentTo }) => {
      host.toast({ type: 'success', message: t`We sent the receipt to ${sentTo}.` })
      onClose()
    },
  })
  const failure = sending.error && { title: t`We could not send the receipt.`, text: sending.error.message }
  return (
    <EmailDialog
      open={open}
      onClose={() => {
        sending.reset()
        onClose()
      }}
      onSubmit={(address) => sending.mutateAsync(address).catch(() => undefined)}
      title={t`E-mail the receipt`}
      email={email}
      failure={failure ?? undefined}
    />
  )
}
