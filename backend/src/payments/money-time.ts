import { raiseTask } from '../operations/ops-tasks'
import type { Tx } from '../platform/database'
import type { Platform } from '../platform/module'
import type { PaymentReport } from './gateway'
import type { Payable } from './payable'

/** Clocks differ a little; what lies further outside is no clock's fault. */
const toleranceMs = 5 * 60_000

/**
 * The moment from which captured money counts: as the bank says, but not in the future and never before its order was
 * made, since the NAV hangs on it. The order may be of another process, whose clock is ahead of this one's.
 */
export function moneyCountsFrom(bankSays: Date, orderedAt: Date, now: Date): Date {
  return new Date(Math.max(Math.min(bankSays.getTime(), now.getTime()), orderedAt.getTime()))
}

/** A person is told of money whose time cannot be right; the order goes on with the time that counts. */
export async function alarmAboutMoneyTime(
  tx: Tx,
  platform: Platform,
  { id: payableId }: Payable,
  { paymentId, at, bankReference }: PaymentReport & { news: 'captured' },
  counted: Date,
): Promise<void> {
  if (Math.abs(at.getTime() - counted.getTime()) <= toleranceMs) return
  await raiseTask(tx, platform, {
    kind: 'money-time',
    subject: paymentId,
    text: 'The bank dates a payment before its order or in the future.',
    detail: { payableId, bankReference, bankSays: at.toISOString(), counted: counted.toISOString() },
  })
}
