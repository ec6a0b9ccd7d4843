import { buildReceiptPdf, receiptFileName, savePdf } from '@portal/kernel'
import type { Order } from '@portal/contracts/orders/order'

/** Makes the PDF of a receipt, of one order or a whole cart, and hands it to the browser's downloads as 'Successfull.pdf'. */
export async function downloadReceipt(orders: readonly Order[]): Promise<void> {
  savePdf(await buildReceiptPdf(orders), receiptFileName)
}
