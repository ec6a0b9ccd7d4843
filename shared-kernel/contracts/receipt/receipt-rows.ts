import type { Order, OrderState } from '../orders/order'
import { maskFolio, maskPan } from '../format/public'
import { systematicOutflowSections } from './systematic-outflow-sections'
import { redemptionSections, switchSections } from './outflow-sections'
import { planChangeSections } from './plan-change-sections'
import { purchaseSections } from './purchase-sections'
import { at, type ReceiptSection, row } from './receipt-row'
import { registrationSections } from './registration-sections'

const stateTexts: Readonly<Record<OrderState, string>> = {
  created: 'Payment awaited',
  paid: 'Payment received, units to be allotted',
  allotted: 'Units allotted',
  expired: 'Expired, not paid in time',
  refund_due: 'Refund on its way',
  refunded: 'Refunded',
  accepted: 'Accepted',
  paid_ahead: 'Paid out, units to be sold',
  priced: 'Units sold, money on its way',
  returned: 'The bank returned the money',
  paid_out: 'Paid out',
  sold: 'Units sold, the others to be allotted',
  registered: 'Registered',
  cancelled: 'Cancelled',
  rejected: 'Rejected',
}

/** What a mandate pays is debited, or not. */
const debitTexts: Readonly<Partial<Record<OrderState, string>>> = {
  created: 'Debit on its way',
  expired: 'Debit failed',
}

const stateText = (order: Order): string =>
  (order.family === 'purchase' && order.mandate && debitTexts[order.state]) || stateTexts[order.state]

/** The plan that made an order: "STP SR100005"; what an investor orders is no instalment. */
function instalmentOf({ kind, planId }: Order): string | null {
  const [plan, what] = kind.split('_')
  return what === 'INSTALMENT' && planId !== null ? `${plan} ${planId}` : null
}

function orderSection(order: Order): ReceiptSection {
  return {
    title: 'Order',
    rows: [
      ...row('Order number', order.orderNumber),
      ...row('What it is', order.called),
      ...row('Instalment of', instalmentOf(order)),
      ...row('Status', stateText(order)),
      ...row('Reason', order.failureReason),
      ...row('Placed on', at(order.createdAt)),
      ...row('Investor', order.investorName),
      ...row('Holders', order.holders?.join(', ')),
      ...row('PAN', maskPan(order.investorPan)),
      ...row('Folio', order.folioNo ? maskFolio(order.folioNo) : 'A new folio, numbered with the allotment'),
      ...row('Distributor', order.distributorARN ?? 'None (direct)'),
    ],
  }
}

function ownSections(order: Order): ReceiptSection[] {
  switch (order.family) {
    case 'purchase':
      return purchaseSections(order)
    case 'redemption':
      return redemptionSections(order)
    case 'switch':
      return switchSections(order)
    case 'registration':
      if ('after' in order) return planChangeSections(order)
      return order.kind === 'SIP' ? registrationSections(order) : systematicOutflowSections(order)
  }
}

/**
 * What a receipt says, in its order; the page beside the PDF shows the same. PAN and folio are masked (S1.045,
 * S5.049, S5.052).
 */
export function receiptSections(order: Order): ReceiptSection[] {
  return [orderSection(order), ...ownSections(order)]
}
