import type { Tx } from '../platform/database'
import type { Platform } from '../platform/module'
import { failInstalment } from './instalments/failed-instalment'
import { instalmentRejectedMessage } from './instalments/plan-messages'
import { rejectedMessage, notifyInvestor } from './order-messages'
import { changeOrder, type OrderRow } from './order.repository'
import { planNamed } from './scheme-plan'

/** Ends an accepted order that cannot be dealt, and tells the investor why; too many in a row end the plan of an instalment. */
export async function rejectOrder(
  tx: Tx,
  platform: Platform,
  order: OrderRow,
  failureReason: string,
): Promise<OrderRow> {
  const at = platform.clock.now()
  const rejected = await changeOrder(tx, order, 'rejected', {
    cause: 'units',
    at,
    failureReason,
    settleOn: null,
  })
  if (!rejected) throw new Error(`Order ${order.id} cannot be rejected as ${order.state}`)
  const left = rejected.dueOn ? await failInstalment(tx, platform, rejected) : null
  await platform.audit.record(tx, {
    event: left === 0 ? 'plan.ended' : 'order.rejected',
    subject: order.investorId,
    detail: { orderId: order.id, reason: failureReason },
  })
  const { scheme } = await planNamed(tx, order.schemePlanCode, platform.clock.today())
  const word =
    left === null
      ? rejectedMessage(rejected, scheme.name)
      : instalmentRejectedMessage(rejected, scheme.name, left)
  await notifyInvestor(tx, platform, rejected, word)
  return rejected
}
