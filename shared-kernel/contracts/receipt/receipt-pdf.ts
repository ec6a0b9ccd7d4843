import { t } from '@portal/contracts/words/macros'
import type { Order } from '../orders/order'
import { receiptSections } from './receipt-rows'
import { buildTextPdf } from './text-pdf'

/** S9.057 */
export const receiptFileName = 'Successfull.pdf'

const smallPrint = () => [
  t`This receipt was made by a computer and needs no signature.`,
  t`Mutual fund investments are subject to market risks, read all scheme related documents carefully.`,
]

/**
 * The receipt of an order, or of all orders of a cart, as a PDF: A4, in pages of 300 units, made of text only. The
 * library is loaded on first use; works in the browser and in Node, so that a download and an e-mail are the same
 * (S1.045, S9.055, S9.056).
 *
 * @throws Error without an order
 */
export async function buildReceiptPdf(
  orders: readonly Order[],
  brand = t`Neem Mutual Fund`,
): Promise<Uint8Array<ArrayBuffer>> {
  const [first] = orders
  if (!first) throw new Error('a receipt is of an order')
  return buildTextPdf({
    name: t`Receipt ${{ order: first.orderNumber }}`,
    heading: brand,
    subheading: t`Transaction receipt`,
    sections: orders.flatMap(receiptSections),
    smallPrint: smallPrint(),
    createdAt: first.createdAt,
  })
}
