import type { Order } from '@portal/kernel/contracts/order'
import { changeReceipt } from './change-dividend/receipt-words'
import { purchaseReceipt } from './lumpsum/receipt-words'
import { planReceipt } from './plan-receipt-words'
import { planChangeReceipt } from './plan-change/receipt-words'
import type { ReceiptWords } from './receipt-words'
import { redeemReceipt } from './redeem/receipt-words'
import { switchReceipt } from './switch/receipt-words'

const ofKind: Readonly<Partial<Record<Order['kind'], ReceiptWords<never>>>> = {
  CHANGE_DIVIDEND: changeReceipt,
  STP: planReceipt,
  SWP: planReceipt,
}

const ofFamily: Readonly<Partial<Record<Order['family'], ReceiptWords<never>>>> = {
  purchase: purchaseReceipt,
  redemption: redeemReceipt,
  switch: switchReceipt,
}

/** What the receipt of an order says, by its kind, else by its family; undefined for one that has no receipt page. */
export const receiptWordsOf = (order: Order): ReceiptWords | undefined =>
  ('after' in order ? planChangeReceipt : (ofKind[order.kind] ?? ofFamily[order.family])) as
    ReceiptWords | undefined
