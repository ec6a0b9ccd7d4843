import type { Order } from '@portal/kernel/contracts/order'
import { purchaseReceipt } from './lumpsum/receipt-words'
import type { ReceiptWords } from './receipt-words'
import { redeemReceipt } from './redeem/receipt-words'
import { instalmentReceipt } from './sip/instalment-words'
import { sipReceipt } from './sip/receipt-words'
import { switchReceipt } from './switch/receipt-words'

const receipts: Readonly<Record<Order['family'], ReceiptWords<never>>> = {
  purchase: purchaseReceipt,
  redemption: redeemReceipt,
  switch: switchReceipt,
  registration: sipReceipt,
}

/** What the receipt of an order says, by its family; a purchase that a mandate pays has words of its own. */
export function receiptWordsOf(order: Order): ReceiptWords {
  const byMandate = order.family === 'purchase' && order.mandate !== null
  return (byMandate ? instalmentReceipt : receipts[order.family]) as ReceiptWords
}
