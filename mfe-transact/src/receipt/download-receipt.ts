import { buildReceiptPdf, receiptFileName } from '@portal/kernel'
import type { Order } from '@portal/kernel/contracts/transaction'

/** Makes the receipt's PDF in the browser and hands it to its downloads as 'Successfull.pdf'. */
export async function downloadReceipt(order: Order): Promise<void> {
  const pdf = await buildReceiptPdf(order)
  const address = URL.createObjectURL(new Blob([pdf], { type: 'application/pdf' }))
  const link = document.createElement('a')
  link.href = address
  link.download = receiptFileName
  link.click()
  // The browser reads the address after this turn; freeing it at once loses the download in some.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
