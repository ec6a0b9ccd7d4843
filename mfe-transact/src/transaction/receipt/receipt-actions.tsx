import { useState } from 'react'
import { Button, message, toastTimes, useHost } from '@portal/kernel'
import type { Order } from '@portal/kernel/contracts/order'
import { downloadReceipt } from './download-receipt'
import { EmailReceipt } from './email-receipt'

/** A receipt to keep and to send: of one order, or of all that one payment placed. */
export function ReceiptActions({ orders }: { orders: readonly [Order, ...Order[]] }) {
  const [mailing, setMailing] = useState(false)
  const [{ transactionId, investorEmail }] = orders
  return (
    <>
      <PdfButton orders={orders} />
      <Button variant="secondary" icon="mail" fullWidth onClick={() => setMailing(true)}>
        E-mail it
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
        message: 'We could not make the PDF. Try again, or send the receipt by e-mail.',
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
