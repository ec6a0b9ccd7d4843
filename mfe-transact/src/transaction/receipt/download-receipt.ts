import { buildReceiptPdf, receiptFileName, savePdf } from '@portal/kernel'
import type { Order } from '@portal/kernel/contracts/order'

/** Makes the receipt's PDF in the browser and hands it to its downloads as 'Successfull.pdf'. */
export async function downloadReceipt(order: Order): Promise<void> {
  savePdf(await buildReceiptPdf(order), receiptFileName)
}
