import type { Order } from '@portal/kernel/contracts/order'
import { autoSwitchReceipt } from './auto-switch/receipt-words'
import { changeReceipt } from './change-dividend/receipt-words'
import { purchaseReceipt } from './lumpsum/receipt-words'
import { instaReceipt } from './insta-redeem/receipt-words'
import { planReceipt } from './plan-receipt-words'
import { planChangeReceipt } from './plan-change/receipt-words'
import type { ReceiptWords } from './receipt-words'
import { redeemReceipt, swpInstalmentReceipt } from './redeem/receipt-words'
import { instalmentReceipt } from './sip/instalment-words'
import { sipReceipt } from './sip/receipt-words'
import { stpInstalmentReceipt, switchReceipt } from './switch/receipt-words'

const ofKind: Readonly<Partial<Record<Order['kind'], ReceiptWords<never>>>> = {
  AUTO_SWITCH: autoSwitchReceipt,
  CHANGE_DIVIDEND: changeReceipt,
  INSTA_REDEEM: instaReceipt,
  STP: planReceipt,
  STP_INSTALMENT: stpInstalmentReceipt,
  SWP: planReceipt,
  SWP_INSTALMENT: swpInstalmentReceipt,
}

const ofFamily: Readonly<Record<Order['family'], ReceiptWords<never>>> = {
  purchase: purchaseReceipt,
  redemption: redeemReceipt,
  switch: switchReceipt,
  registration: sipReceipt,
}

/** What the receipt of an order says, by its kind, else by its family. */
export const receiptWordsOf = (order: Order): ReceiptWords => wordsOf(order) as ReceiptWords

function wordsOf(order: Order): ReceiptWords<never> {
  if ('after' in order) return planChangeReceipt
  // A purchase that a mandate pays has words of its own.
  if (order.family === 'purchase' && order.mandate !== null) return instalmentReceipt
  return ofKind[order.kind] ?? ofFamily[order.family]
}
