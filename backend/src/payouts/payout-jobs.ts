import { indiaDate } from '@portal/contracts/format'
import { isBusinessDay } from '../calendar/business-day'
import { askEveryMs, timeoutEnds } from '../calendar/timeout'
import { holderNames } from '../folios/folio-reader'
import { raiseTask } from '../operations/ops-tasks'
import { inTransaction } from '../platform/database'
import { sideBySide } from '../platform/side-by-side'
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
  const { config, log } = context.platform
  const places = {
    atOnce: config.outbox.placesOf('payouts'),
    whose: ({ folioNo }: PayoutRow) => folioNo,
    failed: ({ id: payoutId }: PayoutRow, err: unknown) =>
      log.error({ err, payoutId }, 'a payout could not be sent'),
  }
  await sideBySide(pages, places, (payout) => send(context, payout))
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
  const places = {
    atOnce: platform.config.outbox.placesOf('payouts'),
    whose: ({ folioNo }: PayoutRow) => folioNo,
    failed: ({ id: payoutId }: PayoutRow, err: unknown) =>
      platform.log.warn({ err, payoutId }, 'the bank could not be asked about a payout'),
  }
  const silent = silentPayouts(platform.db, new Date(now.getTime() - askEveryMs))
  await sideBySide(silent, places, (payout) => ask(context, payout, now))
  for (const { id: payoutId, orderId } of await latePayouts(platform.db, timeoutEnds(now)))
    await raiseTask(platform.db, platform, {
      kind: 'bank-silent',
      subject: payoutId,
      text: 'The bank has not said for days what became of a payout.',
      detail: { orderId, payoutId },
    })
}

async function ask(context: PayoutContext, { id: payoutId }: PayoutRow, now: Date): Promise<void> {
  const report = await context.bank.status(payoutId)
  if (report) await recordPayoutReport(context, report, { kind: 'poll' })
  await markPayoutRequested(context.platform.db, payoutId, now)
}
