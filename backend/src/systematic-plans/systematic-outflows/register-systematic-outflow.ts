import { t } from '@portal/contracts/words/macros'
import { indiaDate, formatDate, formatRupees } from '@portal/contracts/format'
import type { Tx } from '../../platform/database'
import type { Platform } from '../../platform/module'
import { insertPlan } from '../../plan-register/plan.repository'
import { notifyInvestor, type InvestorMessage } from '../../orders/order-messages'
import { changeOrder, type OrderRow } from '../../orders/order.repository'
import { planNamed } from '../../orders/scheme-plan'
import { systematicOutflowSchedule } from './systematic-outflow-dates'
import { PlacedSystematicOutflowTerms } from './systematic-outflow-terms'
import { routes } from '@portal/contracts/wire/routes'

/** Said when a plan out of a holding is registered. */
function systematicOutflowMessage(
  { amount, orderNumber, planId }: OrderRow,
  kind: 'STP' | 'SWP',
  schemeName: string,
  firstDue: string,
): InvestorMessage {
  return () => {
    return {
      subject: t`Your ${kind} out of ${schemeName} is registered`,
      body: t`Order ${orderNumber}, ${kind} ${{ plan: planId ?? '' }}: ${{ amount: formatRupees(amount ?? 0) }} leaves first on ${{ firstDue: formatDate(firstDue) }}.`,
      page: routes.investSuccess,
      action: t`See the order`,
    }
  }
}

/** After the cut-off until which it could be taken back: the plan begins. */
export async function registerSystematicOutflow(
  tx: Tx,
  platform: Platform,
  order: OrderRow,
): Promise<OrderRow | undefined> {
  const at = platform.clock.now()
  const { id: orderId, cancelUntil, investorId } = order
  if (order.state !== 'accepted' || !cancelUntil || at < cancelUntil) return undefined
  const change = { cause: 'registration', at, settleOn: null }
  const registered = await changeOrder(tx, order, 'registered', change)
  if (!registered) throw new Error(`Order ${orderId} cannot be registered as ${order.state}`)
  const terms = PlacedSystematicOutflowTerms.parse(order.terms)
  const { planId, kind, schemePlanCode: planCode, amount: amountPaise, dayOfMonth } = terms
  // A merger of folios meanwhile moved the order, not what was asked for.
  const folioNo = order.folioNo ?? terms.folioNo
  const { firstDue, everyMonths, lastDue } = systematicOutflowSchedule(terms)
  const when = { dayOfMonth, firstDue, everyMonths, lastDue, registeredOn: indiaDate(cancelUntil) }
  const where = terms.kind === 'STP' ? { toPlanCode: terms.toSchemePlanCode } : { bankId: terms.bankId }
  const what = { id: planId, kind, folioNo, planCode, amountPaise, ...where }
  await insertPlan(tx, { ...what, ...when, state: 'ACTIVE', registeredOnline: true }, orderId)
  await platform.audit.record(tx, {
    event: 'plan.registered',
    subject: investorId,
    detail: { orderId, planId },
  })
  const { scheme } = await planNamed(tx, planCode, platform.clock.today())
  await notifyInvestor(
    tx,
    platform,
    registered,
    systematicOutflowMessage(registered, kind, scheme.name, firstDue),
  )
  return registered
}
