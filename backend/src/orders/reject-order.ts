import { type FailureReason, sayReason } from '../payments/failure-reasons'
import type { Tx } from '../platform/database'
import { inLanguage } from '../platform/language'
import type { Platform } from '../platform/module'
import { kindOf } from './kind-table'
import { rejectedMessage, notifyInvestor } from './order-messages'
import { changeOrder, type OrderRow } from './order.repository'
import { planNamed } from './scheme-plan'

/** Ends an accepted order that cannot be dealt, and tells the investor why; its kind says what that means for a plan. */
export async function rejectOrder(
  tx: Tx,
  platform: Platform,
  order: OrderRow,
  failureReason: FailureReason,
): Promise<OrderRow> {
  const at = platform.clock.now()
  const rejected = await changeOrder(tx, order, 'rejected', {
    cause: 'units',
    at,
    failureReason,
    settleOn: null,
  })
  if (!rejected) throw new Error(`Order ${order.id} cannot be rejected as ${order.state}`)
  const ofPlan = await kindOf(order.kind).rejected?.(tx, platform, rejected)
  await platform.audit.record(tx, {
    event: ofPlan?.endsPlan ? 'plan.ended' : 'order.rejected',
    subject: order.investorId,
    detail: { orderId: order.id, reason: inLanguage('en', () => sayReason(failureReason)) },
  })
  const { scheme } = await planNamed(tx, order.schemePlanCode, platform.clock.today())
  const word = ofPlan ? ofPlan.message(scheme.name) : rejectedMessage(rejected, scheme.name)
  await notifyInvestor(tx, platform, rejected, word)
  return rejected
}
