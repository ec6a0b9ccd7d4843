import type { Tx } from '../../platform/database'
import type { Platform } from '../../platform/module'
import { changePlan, lockPlan, setFailedInARow } from '../../plan-register/plan.repository'
import { notifyInvestor } from '../../orders/order-messages'
import { changeOrder, type OrderRow } from '../../orders/order.repository'
import { planNamed } from '../../orders/scheme-plan'
import { changeFailedMessage, changedMessage } from './change-messages'
import { PlacedTerms } from './placed-change'
import type { AnyPlanChange } from './plan-change'
import { type FailureReason, sayReason } from '../../payments/failure-reasons'
import { inLanguage } from '../../platform/language'

/** After the cut-off until which it could be taken back: the versions that were confirmed are written. */
export async function registerChange(
  tx: Tx,
  platform: Platform,
  order: OrderRow,
  change: AnyPlanChange,
): Promise<OrderRow | undefined> {
  const at = platform.clock.now()
  const { id: orderId, cancelUntil, planId, state } = order
  if (state !== 'accepted' || !cancelUntil || at < cancelUntil || !planId) return undefined
  const locked = await lockPlan(tx, planId)
  if (!locked) throw new Error(`Order ${orderId} changes a plan that does not exist`)
  const { scheme } = await planNamed(tx, order.schemePlanCode, platform.clock.today())
  if (!change.beginsFrom.includes(locked.state)) return rejectChange(tx, platform, order, scheme.name)
  const registered = await changeOrder(tx, order, 'registered', { cause: 'registration', at, settleOn: null })
  if (!registered) throw new Error(`Order ${orderId} cannot be registered as ${state}`)
  let plan = locked
  for (const { holdsFrom, terms } of PlacedTerms.parse(order.terms).placed.steps)
    plan = await changePlan(tx, plan, terms, { orderId, holdsFrom })
  // Who wants it to run on has a full account again.
  if (change.action === 'renew' || change.action === 'restart') await setFailedInARow(tx, planId, 0)
  await platform.audit.record(tx, {
    event: 'plan.changed',
    subject: order.investorId,
    detail: { orderId, planId, kind: order.kind },
  })
  await notifyInvestor(tx, platform, registered, changedMessage(registered, change, scheme.name))
  return registered
}

/** The plan ended between the order and its cut-off: by its last instalment, or by failed debits. */
async function rejectChange(
  tx: Tx,
  platform: Platform,
  order: OrderRow,
  schemeName: string,
): Promise<OrderRow> {
  const failureReason: FailureReason = { code: 'planEnded' }
  const change = { cause: 'plan', at: platform.clock.now(), failureReason, settleOn: null }
  const rejected = await changeOrder(tx, order, 'rejected', change)
  if (!rejected) throw new Error(`Order ${order.id} cannot be rejected as ${order.state}`)
  await platform.audit.record(tx, {
    event: 'order.rejected',
    subject: order.investorId,
    detail: { orderId: order.id, reason: inLanguage('en', () => sayReason(failureReason)) },
  })
  await notifyInvestor(tx, platform, rejected, changeFailedMessage(rejected, schemeName))
  return rejected
}
