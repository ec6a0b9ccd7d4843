import { useQuery } from '@portal/kernel'
import { msg } from '@portal/kernel/words'
import type { Order } from '@portal/contracts/orders/order'
import type { OrderKindName } from '@portal/contracts/orders/order-states'
import type { OutflowName } from './outflow/outflow-draft'
import type { ChangeName } from './plan-change/forms'
import type { PurchaseForm, PurchaseReview } from './purchase/purchase-values'
import { latePage, type Load, pageOf, type TransactionKind } from '../transaction/kind'
import type { ReceiptWords } from '../transaction/receipt/receipt-words'

type Receipt = Load<ReceiptWords<never>>

const purchase = (form: Load<PurchaseForm>, review: Load<PurchaseReview>) => ({
  Form: pageOf(
    msg`Invest`,
    () => import(/* webpackChunkName: "purchase-form" */ './purchase/purchase-form'),
    form,
  ),
  Review: pageOf(
    msg`Review`,
    () => import(/* webpackChunkName: "purchase-review" */ './purchase/purchase-review-frame'),
    review,
  ),
})

const Choose = latePage<{ name: OutflowName }>(
  msg`Choose a fund`,
  () => import(/* webpackChunkName: "outflow-choose" */ './outflow/choose-holding'),
)
const OutflowForm = latePage<{ name: OutflowName }>(
  msg`How much`,
  () => import(/* webpackChunkName: "outflow-form" */ './outflow/forms'),
)
const OutflowReview = latePage<{ name: OutflowName }>(
  msg`Review`,
  () => import(/* webpackChunkName: "outflow-review" */ './outflow/reviews'),
)
/** Units that leave a holding; outflow/kinds.ts has what is a kind's own. */
const outflow = (name: OutflowName, receipt: Receipt): TransactionKind => ({
  at: name,
  Choose: () => <Choose name={name} />,
  Form: () => <OutflowForm name={name} />,
  Review: () => <OutflowReview name={name} />,
  receipt,
})

const ChangeForm = latePage<{ name: ChangeName }>(
  msg`Change a plan`,
  () => import(/* webpackChunkName: "plan-form" */ './plan-change/change-page'),
)
const ChangeReview = latePage(
  msg`Check your change`,
  () => import(/* webpackChunkName: "plan-review" */ './plan-change/plan-change-review'),
)
/** A change of a plan; plan-change/forms.tsx has what is its own. */
const change = (name: ChangeName): TransactionKind => ({
  at: name,
  Form: () => <ChangeForm name={name} />,
  Review: ChangeReview,
  receipt: () => import(/* webpackChunkName: "receipts" */ './plan-change/receipt'),
})
const modify = change('modify')
const cancel = change('cancel')
const sip = {
  ...purchase(
    () => import('./sip/form'),
    () => import('./sip/review'),
  ),
  receipt: () => import(/* webpackChunkName: "receipts" */ './sip/receipt'),
}
const bought: Receipt = () => import(/* webpackChunkName: "receipts" */ './lumpsum/receipt')
const debited: Receipt = () => import(/* webpackChunkName: "receipts" */ './sip/instalment-receipt')
const redeemed: Receipt = () => import(/* webpackChunkName: "receipts" */ './redeem/receipt')
const regular: Receipt = () => import(/* webpackChunkName: "receipts" */ './outflow/systematic/receipt')
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
      () => import(/* webpackChunkName: "solution" */ './solution/form'),
      () => import(/* webpackChunkName: "solution" */ './solution/review'),
    ),
    SIP_INSTALMENT: { receipt: bought },
    SOLUTION: { receipt: bought },
    SIP_TOP_UP_ONCE: {
      at: 'top-up',
      Form: latePage(
        msg`Top up your SIP once`,
        () => import(/* webpackChunkName: "top-up" */ './sip-top-up-once/form'),
      ),
      Review: latePage(
        msg`Review`,
        () => import(/* webpackChunkName: "top-up" */ './sip-top-up-once/review'),
      ),
      receipt: () => import(/* webpackChunkName: "receipts" */ './sip-top-up-once/receipt'),
    },
    REDEEM: outflow('REDEEM', redeemed),
    INSTA_REDEEM: outflow(
      'INSTA_REDEEM',
      () => import(/* webpackChunkName: "receipts" */ './insta-redeem/receipt'),
    ),
    SWITCH: outflow('SWITCH', switched),
    STP: outflow('STP', regular),
    SWP: outflow('SWP', regular),
    CHANGE_DIVIDEND: outflow(
      'DTP',
      () => import(/* webpackChunkName: "receipts" */ './change-dividend/receipt'),
    ),
    SWP_INSTALMENT: { receipt: redeemed },
    STP_INSTALMENT: { receipt: switched },
    AUTO_SWITCH: { receipt: () => import(/* webpackChunkName: "receipts" */ './auto-switch/receipt') },
    REBALANCE: { receipt: switched },
    SIP_PAUSE: change('pause'),
    SIP_MODIFY: modify,
    SIP_RENEW: change('renew'),
    SIP_RESTART: change('restart'),
    SIP_CANCEL: cancel,
    STP_MODIFY: modify,
    STP_CANCEL: cancel,
    SWP_MODIFY: modify,
    SWP_CANCEL: cancel,
  }

/** What tells of an order; a purchase that a mandate pays reads as an instalment of a SIP does. */
export const receiptOf = (order: Order): Receipt =>
  order.family === 'purchase' && order.mandate !== null ? debited : (kinds[order.kind].receipt ?? bought)

/** What the receipts of some orders say, in their order; the code of each kind is fetched with the first of it. */
export function useReceiptWords(orders: readonly Order[]) {
  return useQuery({
    queryKey: ['receipts', ...orders.map(({ transactionId }) => transactionId)],
    queryFn: async () => {
      const modules = await Promise.all(orders.map((order) => receiptOf(order)()))
      return modules.map((module) => module.default as ReceiptWords)
    },
    enabled: orders.length > 0,
    staleTime: Infinity,
  })
}
