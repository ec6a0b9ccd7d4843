import { indiaDate } from '@portal/kernel/format'
import { isBusinessDay } from '../calendar/business-day'
import { askEveryMs, patienceEnds } from '../calendar/patience'
import { putOnDesk } from '../desk/desk'
import { inTransaction } from '../platform/database'
import type { PayoutDesk } from './payout-desk'
import { recordPayoutReport } from './payout-outcome'
import {
  changePayout,
  duePayouts,
  instantPayouts,
  latePayouts,
  lockPayout,
  markPayoutAsked,
  type PayoutRow,
  silentPayouts,
} from './payout.repository'

/** On a business day: everything that is due goes to the bank; what it did not take is tried again. */
export async function sendDuePayouts(desk: PayoutDesk, now: Date): Promise<void> {
  const today = indiaDate(now)
  if (!isBusinessDay(today)) return
  await sendAll(desk, await duePayouts(desk.platform.db, today))
}

/** At any hour of any day: what was promised at once. */
export async function sendInstantPayouts(desk: PayoutDesk): Promise<void> {
  await sendAll(desk, await instantPayouts(desk.platform.db))
}

async function sendAll(desk: PayoutDesk, payouts: readonly PayoutRow[]): Promise<void> {
  for (const payout of payouts) {
    await send(desk, payout).catch((error: unknown) =>
      desk.platform.log.error({ err: error, payoutId: payout.id }, 'a payout could not be sent'),
    )
  }
}

/** Told first, booked then: a crash between the two tells the bank again, which sends once. */
async function send({ platform, bank }: PayoutDesk, payout: PayoutRow): Promise<void> {
  const { id: payoutId, accountNumber, ifsc, amount, dueOn, mode } = payout
  await bank.send({ payoutId, accountNumber, ifsc, amount, dueOn, mode })
  await inTransaction(platform.db, async (tx) => {
    const locked = await lockPayout(tx, payoutId)
    const at = platform.clock.now()
    if (locked) await changePayout(tx, locked, 'sent', { cause: 'job', at, sentAt: at })
  })
}

/** Asks about payouts that had no answer for an hour, and tells a person of those that take too long. */
export async function askAboutPayouts(desk: PayoutDesk, now: Date): Promise<void> {
  const { platform } = desk
  for (const payout of await silentPayouts(platform.db, new Date(now.getTime() - askEveryMs)))
    await ask(desk, payout, now)
  for (const { id: payoutId, orderId } of await latePayouts(platform.db, patienceEnds(now)))
    await putOnDesk(platform.db, platform, {
      kind: 'bank-silent',
      subject: payoutId,
      text: 'The bank has not said for days what became of a payout.',
      detail: { orderId, payoutId },
    })
}

/** One that the bank cannot tell about must not keep the others from being asked. */
async function ask(desk: PayoutDesk, { id: payoutId }: PayoutRow, now: Date): Promise<void> {
  const { platform, bank } = desk
  try {
    const report = await bank.status(payoutId)
    if (report) await recordPayoutReport(desk, report, { kind: 'poll' })
    await markPayoutAsked(platform.db, payoutId, now)
  } catch (error) {
    platform.log.warn({ err: error, payoutId }, 'the bank could not be asked about a payout')
  }
}
