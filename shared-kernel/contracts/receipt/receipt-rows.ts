import { msg, t } from '@portal/contracts/words/macros'
import { saidTable } from '@portal/contracts/words'
import type { Order, OrderState } from '../orders/order'
import { maskFolio, maskPan } from '../format/public'
import { systematicOutflowSections } from './systematic-outflow-sections'
import { redemptionSections, switchSections } from './outflow-sections'
import { planChangeSections } from './plan-change-sections'
import { purchaseSections } from './purchase-sections'
import { at, type ReceiptSection, row } from './receipt-row'
import { registrationSections } from './registration-sections'

const stateTexts: Readonly<Record<OrderState, string>> = saidTable({
  created: msg`Payment awaited`,
  paid: msg`Payment received, units to be allotted`,
  allotted: msg`Units allotted`,
  expired: msg`Expired, not paid in time`,
  refund_due: msg`Refund on its way`,
  refunded: msg`Refunded`,
  accepted: msg`Accepted`,
  paid_ahead: msg`Paid out, units to be sold`,
  priced: msg`Units sold, money on its way`,
  returned: msg`The bank returned the money`,
  paid_out: msg`Paid out`,
  sold: msg`Units sold, the others to be allotted`,
  registered: msg`Registered`,
  cancelled: msg`Cancelled`,
  rejected: msg`Rejected`,
})

/** What a mandate pays is debited, or not. */
const debitTexts: Readonly<Partial<Record<OrderState, string>>> = saidTable({
  created: msg`Debit on its way`,
  expired: msg`Debit failed`,
})

const stateText = (order: Order): string =>
  (order.family === 'purchase' && order.mandate && debitTexts[order.state]) || stateTexts[order.state]

/** The plan that made an order: "STP SR100005"; what an investor orders is no instalment. */
function instalmentOf({ kind, planId }: Order): string | null {
  const [plan, what] = kind.split('_')
  return what === 'INSTALMENT' && planId !== null ? `${plan} ${planId}` : null
}

function orderSection(order: Order): ReceiptSection {
  return {
    title: t`Order`,
    rows: [
      ...row(t`Order number`, order.orderNumber),
      ...row(t`What it is`, order.called),
      ...row(t`Instalment of`, instalmentOf(order)),
      ...row(t`Status`, stateText(order)),
      ...row(t`Reason`, order.failureReason),
      ...row(t`Placed on`, at(order.createdAt)),
      ...row(t`Investor`, order.investorName),
      ...row(t`Holders`, order.holders?.join(', ')),
      ...row(t`PAN`, maskPan(order.investorPan)),
      ...row(
        t`Folio`,
        order.folioNo ? maskFolio(order.folioNo) : t`A new folio, numbered with the allotment`,
      ),
      ...row(t`Distributor`, order.distributorARN ?? t`None (direct)`),
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
