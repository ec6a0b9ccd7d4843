import { addDays, indiaDate } from '@portal/contracts/format'
import { raiseTaskAgain } from '../operations/ops-tasks'
import type { SettledItem } from '../payments/gateway'
import type { PaymentContext } from '../payments/payment-context'
import { bookUnreportedMoney } from '../payments/unreported-money'
import { inTransaction } from '../platform/database'
import type { TheirMoney } from './compare-money'
import { nameOf } from './files/read-lines'
import { reconcileTold, type Report } from './reconcile'
import { latestDay } from './runs'
import { readSettings } from './settings'
import { taskSubject } from './tasks'
import { daysBack } from './told'

/** A day's settlement may be completed later: the last days are asked for again, which changes nothing a second time. */
const repeatedDays = 2

/**
 * Asks the payment provider what it settled up to yesterday, since the last run: books money of which no callback told, and
 * compares all of it with our ledger. Run by a job.
 * Undefined where only a file of the provider says it.
 * @throws GatewayUnavailable where the provider gave no answer for one of the days; the next run asks for them
 */
export async function checkSettlements(context: PaymentContext, now: Date): Promise<Report | undefined> {
  const { platform, gateway } = context
  if (!gateway.settlement) return undefined
  const settings = readSettings(platform.config.env)
  const yesterday = addDays(indiaDate(now), -1)
  const latest = await latestDay(platform.db, 'settlement')
  const lines: TheirMoney[] = []
  for (const day of daysSince(latest, settings.from, yesterday)) {
    const items = await gateway.settlement(day)
    const misnamed = new Set(await bookUnreportedMoney(context, items))
    for (const item of items) lines.push(lineOf(item, namesOf(item, misnamed.has(item)), day))
  }
  const report = await reconcileTold(platform, settings, 'settlement', lines, { day: yesterday })
  if (!report.isKept) await raiseTooMuch(context, report)
  return report
}

/** All that is looked back at where there was no run yet. */
function daysSince(latest: string | undefined, from: string | null, until: string): string[] {
  const earliest = addDays(until, 1 - daysBack)
  const starts = [
    earliest,
    from,
    latest === undefined ? null : addDays(latest < until ? latest : until, -repeatedDays),
  ]
  const first = starts.reduce<string>(
    (last, start) => (start !== null && start > last ? start : last),
    earliest,
  )
  const days: string[] = []
  for (let day = first; day <= until; day = addDays(day, 1)) days.push(day)
  return days
}

/** Money that they say is for another payment is not the money that is booked under its reference. */
function namesOf({ kind, reference, paymentId }: SettledItem, isMisnamed: boolean): string[] {
  if (isMisnamed) return [`${nameOf(reference)} for ${paymentId ?? 'nothing'}`]
  return [nameOf(reference), ...(kind === 'capture' && paymentId ? [paymentId] : [])]
}

function lineOf(
  { kind, amount, fee, tax, utr, settlement }: SettledItem,
  names: readonly string[],
  on: string,
): TheirMoney {
  return {
    line: null,
    kind: kind === 'adjustment' ? 'other' : kind,
    names,
    amount,
    state: 'done',
    on,
    utr,
    batch: nameOf(settlement ?? ''),
    fee,
    tax,
    net: null,
  }
}

function raiseTooMuch({ platform }: PaymentContext, { day, differences }: Report): Promise<void> {
  return inTransaction(platform.db, (tx) =>
    raiseTaskAgain(tx, platform, {
      kind: 'reconciliation',
      subject: taskSubject('settlement', { kind: 'unknown', subject: `all of ${day}` }),
      text: 'So much of what the payment provider settled differs that nothing was kept.',
      detail: { day, differences: differences.length },
    }),
  )
}
