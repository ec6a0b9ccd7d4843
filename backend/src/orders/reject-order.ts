import type { Tx } from '../platform/database'
import type { Platform } from '../platform/module'
import { rejectedMessage, tellInvestor } from './order-messages'
import { changeOrder, type OrderRow } from './order.repository'
import { planNamed } from './scheme-plan'

/** Ends an accepted order that cannot be dealt, and tells the investor why. */
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
  await platform.audit.record(tx, {
    event: 'order.rejected',
    subject: order.investorId,
    detail: { orderId: order.id, reason: failureReason },
  })
  const { scheme } = await planNamed(tx, order.schemePlanCode, platform.clock.today())
  await tellInvestor(tx, platform, rejected, rejectedMessage(rejected, scheme.name))
  return rejected
}
