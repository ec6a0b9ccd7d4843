import { addDays, indiaDate } from '@portal/contracts/format'
import { debitDaysAhead } from '../../debits/adapters'
import { mandatesOf } from '../../mandates/mandate-reader'
import type { Tx } from '../../platform/database'
import type { Platform } from '../../platform/module'
import type { SchemePlanFacts } from '../../schemes/catalogue'
import type { OrderView } from '../../orders/kind'
import type { OrderRow } from '../../orders/order.repository'
import { purchaseView } from '../../orders/purchase/purchase-view'
import { dueDateOf } from '../sip/sip-dates'
import { SipInstalmentTerms } from '../sip/sip-terms'

/** A purchase; while its debit is on the way, with the dates that hold if the bank answers on the next business day. */
export async function instalmentView(
  tx: Tx,
  platform: Platform,
  order: OrderRow,
  plan: SchemePlanFacts,
): Promise<OrderView> {
  const view = await purchaseView(tx, platform, order, plan)
  const { umrn, dueOn } = SipInstalmentTerms.parse(order.terms)
  if (umrn === null || view.family !== 'purchase') return view
  const found = (await mandatesOf(tx, order.investorPan)).find((each) => each.umrn === umrn)
  const { bankName = null, accountLast4 = null } = found ?? {}
  const byMandate = { ...view, mandate: { umrn, bankName, accountLast4 } }
  if (order.navDate !== null) return byMandate
  const earliest = addDays(indiaDate(order.createdAt), debitDaysAhead(platform.config))
  const { navDate, unitsOn } = dueDateOf(dueOn, plan.scheme, earliest)
  return { ...byMandate, navDate, unitsOn }
}
