import { indiaDate } from '@portal/contracts/format'
import { isBusinessDay } from '../calendar/business-day'
import { askEveryMs, timeoutEnds } from '../calendar/timeout'
import { holderNames } from '../folios/folio-reader'
import { raiseTask } from '../operations/ops-tasks'
import { inTransaction } from '../platform/database'
import type { PayoutContext } from './payout-context'
import { recordPayoutReport } from './payout-outcome'
import {
  changePayout,
  duePayouts,
  instantPayouts,
  latePayouts,
  lockPayout,
  markPayoutRequested,
  type PayoutRow,
  silentPayouts,
} from './payout.repository'

/** On a business day: everything that is due goes to the bank; what it did not take is tried again. */
export async function sendDuePayouts(context: PayoutContext, now: Date): Promise<void> {
  const today = indiaDate(now)
  if (!isBusinessDay(today)) return
  await sendAll(context, duePayouts(context.platform.db, today))
}

/** At any hour of any day: what was promised at once. */
export async function sendInstantPayouts(context: PayoutContext): Promise<void> {
  await sendAll(context, instantPayouts(context.platform.db))
}

async function sendAll(context: PayoutContext, pages: AsyncIterable<readonly PayoutRow[]>): Promise<void> {
  for await (const payouts of pages)
    for (const payout of payouts)
      await send(context, payout).catch((error: unknown) =>
        context.platform.log.error({ err: error, payoutId: payout.id }, 'a payout could not be sent'),
      )
}

/** Told first, booked then: a crash between the two tells the bank again, which sends once. */
async function send(context: PayoutContext, payout: PayoutRow): Promise<void> {
  const { platform, bank } = context
  const { id: payoutId, accountNumber, ifsc, amount, dueOn, mode, folioNo } = payout
  const [holder = ''] = await holderNames(platform.db, folioNo)
  const said = await bank.send({ payoutId, accountNumber, ifsc, holder, amount, dueOn, mode })
  await inTransaction(platform.db, async (tx) => {
    const locked = await lockPayout(tx, payoutId)
    const at = platform.clock.now()
    if (locked) await changePayout(tx, locked, 'sent', { cause: 'job', at, sentAt: at })
  })
  if (said) await recordPayoutReport(context, said, { kind: 'poll' })
}

/** Asks about payouts that had no answer for an hour, and tells a person of those that take too long. */
export async function askAboutPayouts(context: PayoutContext, now: Date): Promise<void> {
  const { platform } = context
  for await (const payouts of silentPayouts(platform.db, new Date(now.getTime() - askEveryMs)))
    for (const payout of payouts) await ask(context, payout, now)
  for (const { id: payoutId, orderId } of await latePayouts(platform.db, timeoutEnds(now)))
    await raiseTask(platform.db, platform, {
      kind: 'bank-silent',
      subject: payoutId,
      text: 'The bank has not said for days what became of a payout.',
      detail: { orderId, payoutId },
    })
}

/** One that the bank cannot tell about must not keep the others from being asked. */
async function ask(context: PayoutContext, { id: payoutId }: PayoutRow, now: Date): Promise<void> {
  const { platform, bank } = context
  try {
    const report = await bank.status(payoutId)
    if (report) await recordPayoutReport(context, report, { kind: 'poll' })
    await markPayoutRequested(platform.db, payoutId, now)
  } catch (error) {
    platform.log.warn({ err: error, payoutId }, 'the bank could not be asked about a payout')
  }
}
