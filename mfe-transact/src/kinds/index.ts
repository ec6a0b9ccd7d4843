import type { Order } from '@portal/kernel/contracts/order'
import type { OrderKindName } from '@portal/kernel/contracts/order-states'
import { type FamilyPage, pageOf, type Load, type TransactionKind } from '../transaction/kind'
import type { ReceiptWords } from '../transaction/receipt/receipt-words'
import type { OutflowKind, SingleKind, SystematicKind } from './outflow/outflow-kind'
import type { ChangeForm } from './plan-change/change-form'
import type { PurchaseForm, PurchaseReview } from './purchase/purchase-kind'

type Receipt = Load<ReceiptWords<never>>

const purchase = (form: Load<PurchaseForm>, review: Load<PurchaseReview>) => ({
  Form: pageOf(
    'Invest',
    () => import(/* webpackChunkName: "purchase-form" */ './purchase/purchase-form'),
    form,
  ),
  Review: pageOf(
    'Review',
    () => import(/* webpackChunkName: "purchase-review" */ './purchase/purchase-review'),
    review,
  ),
})
/** The pages of units that leave a holding; the form and the review of their family. */
const outflow =
  <Kind extends OutflowKind>(form: FamilyPage<Kind>, review: FamilyPage<Kind>) =>
  (at: string, kind: Load<Kind>, receipt: Receipt): TransactionKind => ({
    at,
    Choose: pageOf(
      'Choose a fund',
      () => import(/* webpackChunkName: "outflows" */ './outflow/choose-holding'),
      kind,
    ),
    Form: pageOf('How much', form, kind),
    Review: pageOf('Review', review, kind),
    receipt,
  })
const single = outflow<SingleKind>(
  () => import(/* webpackChunkName: "outflows" */ './outflow/single/single-form'),
  () => import(/* webpackChunkName: "outflows" */ './outflow/single/single-review'),
)
const systematic = outflow<SystematicKind>(
  () => import(/* webpackChunkName: "outflows" */ './outflow/systematic/plan-form'),
  () => import(/* webpackChunkName: "outflows" */ './outflow/systematic/plan-review'),
)
const change = (at: string, form: Load<ChangeForm>): TransactionKind => ({
  at,
  Form: pageOf(
    'Change a plan',
    () => import(/* webpackChunkName: "plan-changes" */ './plan-change/change-page'),
    form,
  ),
  Review: pageOf(
    'Check your change',
    () => import(/* webpackChunkName: "plan-changes" */ './plan-change/plan-change-review'),
    form,
  ),
  receipt: () => import(/* webpackChunkName: "receipts" */ './plan-change/receipt'),
})
const modify = change('modify', () => import(/* webpackChunkName: "plan-changes" */ './plan-change/modify'))
const cancel = change('cancel', () => import(/* webpackChunkName: "plan-changes" */ './plan-change/cancel'))
const sip = {
  ...purchase(
    () => import('./sip/form'),
    () => import('./sip/review'),
  ),
  receipt: () => import(/* webpackChunkName: "receipts" */ './sip/receipt'),
}
const bought: Receipt = () => import(/* webpackChunkName: "receipts" */ './lumpsum/receipt')
const debited: Receipt = () => import(/* webpackChunkName: "receipts" */ './sip/instalment-receipt')
const switched: Receipt = () => import(/* webpackChunkName: "receipts" */ './switch/receipt')

/** Every kind of transaction there is: the orders by their names, and what is ordered as several at once. */
export const kinds: Readonly<Record<OrderKindName | 'LUMPSUM_SIP' | 'INVESTMENT_SOLUTION', TransactionKind>> =
  {
    LUMPSUM: {
      ...purchase(
        () => import(/* webpackChunkName: "purchase-form" */ './lumpsum/form'),
        () => import(/* webpackChunkName: "purchase-review" */ './lumpsum/review'),
      ),
      receipt: bought,
    },
    SIP: sip,
    LUMPSUM_SIP: sip,
    INVESTMENT_SOLUTION: purchase(
      () => import('./solution/form'),
      () => import('./solution/review'),
    ),
    SIP_INSTALMENT: { receipt: bought },
    SOLUTION: { receipt: sip.receipt },
    REDEEM: single(
      'REDEEM',
      () => import(/* webpackChunkName: "outflows" */ './redeem/redeem'),
      () => import(/* webpackChunkName: "receipts" */ './redeem/receipt'),
    ),
    INSTA_REDEEM: single(
      'INSTA_REDEEM',
      () => import(/* webpackChunkName: "outflows" */ './insta-redeem/insta-redeem'),
      () => import(/* webpackChunkName: "receipts" */ './insta-redeem/receipt'),
    ),
    SWITCH: single('SWITCH', () => import(/* webpackChunkName: "outflows" */ './switch/switch'), switched),
    STP: systematic(
      'STP',
      () => import(/* webpackChunkName: "outflows" */ './stp/stp'),
      () => import(/* webpackChunkName: "receipts" */ './stp/receipt'),
    ),
    SWP: systematic(
      'SWP',
      () => import(/* webpackChunkName: "outflows" */ './swp/swp'),
      () => import(/* webpackChunkName: "receipts" */ './swp/receipt'),
    ),
    CHANGE_DIVIDEND: single(
      'DTP',
      () => import(/* webpackChunkName: "outflows" */ './change-dividend/change-dividend'),
      () => import(/* webpackChunkName: "receipts" */ './change-dividend/receipt'),
    ),
    SWP_INSTALMENT: { receipt: () => import(/* webpackChunkName: "receipts" */ './swp/instalment-receipt') },
    STP_INSTALMENT: { receipt: () => import(/* webpackChunkName: "receipts" */ './stp/instalment-receipt') },
    AUTO_SWITCH: { receipt: () => import(/* webpackChunkName: "receipts" */ './auto-switch/receipt') },
    REBALANCE: { receipt: switched },
    SIP_PAUSE: change('pause', () => import(/* webpackChunkName: "plan-changes" */ './plan-change/pause')),
    SIP_MODIFY: modify,
    SIP_RENEW: change('renew', () => import(/* webpackChunkName: "plan-changes" */ './plan-change/renew')),
    SIP_RESTART: change(
      'restart',
      () => import(/* webpackChunkName: "plan-changes" */ './plan-change/restart'),
    ),
    SIP_CANCEL: cancel,
    STP_MODIFY: modify,
    STP_CANCEL: cancel,
    SWP_MODIFY: modify,
    SWP_CANCEL: cancel,
  }

/** What tells of an order; a purchase that a mandate pays reads as an instalment of a SIP does. */
export const receiptOf = (order: Order): Receipt =>
  order.family === 'purchase' && order.mandate !== null ? debited : (kinds[order.kind].receipt ?? bought)
