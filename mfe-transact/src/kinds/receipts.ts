import type { Order } from '@portal/kernel/contracts/order'
import { purchaseReceipt } from './lumpsum/receipt-words'
import { planChangeReceipt } from './plan-change/receipt-words'
import type { ReceiptWords } from './receipt-words'
import { redeemReceipt } from './redeem/receipt-words'
import { switchReceipt } from './switch/receipt-words'

const receipts: Readonly<Partial<Record<Order['family'], ReceiptWords<never>>>> = {
  purchase: purchaseReceipt,
  redemption: redeemReceipt,
  switch: switchReceipt,
}

/** What the receipt of an order says, by its family; undefined for one that has no receipt page. */
export const receiptWordsOf = (order: Order): ReceiptWords | undefined =>
  ('after' in order ? planChangeReceipt : receipts[order.family]) as ReceiptWords | undefined
