import { t } from '@portal/contracts/words/macros'
import { maskEmail } from '@portal/contracts/format'
import { buildReceiptPdf, receiptFileName } from '@portal/contracts/receipt'
import { inTransaction } from '../platform/database'
import type { Platform } from '../platform/module'
import { Refusal, tooMany } from '../platform/refusal'
import { ordersOf, purchasesOf } from './checkout.repository'
import { ownOrder } from './order-reader'
import { countReceipt, type OrderRow } from './order.repository'
import { orderView } from './order-view'

/** So that nobody uses an order to flood somebody's mailbox. */
const mostReceipts = 10

const isRefunded = ({ state }: OrderRow): boolean => state === 'refund_due' || state === 'refunded'

/** E-mails the receipt of a paid order; answers the address, masked. */
export async function sendReceipt(
  platform: Platform,
  pan: string,
  orderId: string,
  emailId: string,
): Promise<string> {
  const { db, messages, audit } = platform
  const order = await ownOrder(db, pan, orderId)
  if (order.family === 'purchase' && !order.paidAt) {
    throw new Refusal('-351', t`There is no receipt yet. You get one once you have paid this order.`)
  }
  if (isRefunded(order)) {
    throw new Refusal('-351', t`There is no receipt: the money of this order goes back to your account.`)
  }
  const view = await orderView(db, platform, order)
  const all = (await ordersOf(db, order.checkoutId)).filter((each) => !isRefunded(each))
  // One receipt for all that one payment paid.
  const isCart = purchasesOf(all).length > 1
  const views = isCart ? await Promise.all(all.map((each) => orderView(db, platform, each))) : [view]
  const content = await buildReceiptPdf(views)
  await inTransaction(db, async (tx) => {
    if ((await countReceipt(tx, order.id)) > mostReceipts) throw tooMany(3600)
    await messages.send(tx, {
      channel: 'email',
      to: emailId,
      pan,
      subject: t`Receipt of order ${{ orderNumber: order.orderNumber }}`,
      body: t`Attached is the receipt of your order ${{ orderNumber: order.orderNumber }}: ${{ schemeName: view.scheme.schemeName }}.`,
      attachments: [{ name: receiptFileName, contentType: 'application/pdf', content }],
    })
    await audit.record(tx, { event: 'order.receipt.sent', subject: order.investorId, detail: { orderId } })
  })
  return maskEmail(emailId)
}
