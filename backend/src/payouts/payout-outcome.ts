import { raiseTask, raiseTaskAgain, resolveTask } from '../operations/ops-tasks'
import { post } from '../payments/postings'
import { type ReportSource, takeReport } from '../platform/callback-inbox'
import { inTransaction, type Tx } from '../platform/database'
import type { PayoutEvent, PayoutReport } from './payout-bank'
import type { PayoutContext } from './payout-context'
import { changePayout, lockPayout, type PayoutRow } from './payout.repository'
import { sendAgainByItself, waitForPerson } from './send-again'

export type PayoutEffect = 'applied' | 'ignored' | 'duplicate' | 'unknown'

/**
 * The one place where the bank's word changes a payout, its money and its order, in one transaction. Safe for copies
 * and for answers that come late or out of order: the first one stands.
 */
export function recordPayoutReport(
  context: PayoutContext,
  report: PayoutReport,
  source: ReportSource,
): Promise<PayoutEffect> {
  const { platform } = context
  return inTransaction(platform.db, async (tx) => {
    const payout = await lockPayout(tx, report.payoutId)
    if (!payout) return 'unknown'
    const subject = { provider: 'payout bank', subjectId: payout.id } as const
    return takeReport(tx, platform, subject, source, () => apply(tx, context, payout, report, source.kind))
  })
}

/** The same of what the bank tells by itself; copies of an event are counted and no more. */
export const recordPayoutEvent = (
  context: PayoutContext,
  { eventId, report, body }: PayoutEvent,
): Promise<PayoutEffect> => recordPayoutReport(context, report, { kind: 'callback', eventId, body })

async function apply(
  tx: Tx,
  context: PayoutContext,
  payout: PayoutRow,
  report: PayoutReport,
  cause: string,
): Promise<'applied' | 'ignored'> {
  if (!isAboutThis(payout, report)) {
    await alarmAboutOtherMoney(tx, context, payout, report)
    return 'ignored'
  }
  if (report.news === 'held') return raiseHold(tx, context, payout, report)
  const changed = await change(tx, context, payout, report, cause)
  if (!changed) {
    await alarmAboutContradiction(tx, context, payout, report)
    return 'ignored'
  }
  const { platform, owner } = context
  await resolveTask(tx, 'payout-held', changed.id, platform.clock.now())
  const { orderId, amount } = changed
  await platform.audit.record(tx, {
    event: `payout.${changed.state}`,
    detail: { orderId, payoutId: changed.id, amount },
  })
  if (changed.state === 'paid') {
    // Only now has the money left: what is under way, or comes back, is still owed.
    const lines = { payouts_due: amount, collection: -amount }
    await post(tx, { entry: `payout:${changed.id}`, subjectId: orderId, at: platform.clock.now(), lines })
    await owner.paidOut(tx, orderId, changed)
  } else {
    await owner.returned(tx, orderId, changed)
    if (report.news === 'returned' && report.isOfHouse)
      await waitForPerson(tx, platform, changed, 'A payout came back, and not for its account.')
    else await sendAgainByItself(tx, platform, changed)
  }
  return 'applied'
}

/** What a bank says of another amount or account is not taken for the end of this payout. */
const isAboutThis = (payout: PayoutRow, { amount, accountNumber }: PayoutReport): boolean =>
  (amount === undefined || amount === payout.amount) &&
  (accountNumber === undefined || accountNumber === payout.accountNumber)

type Settling = Exclude<PayoutReport, { news: 'held' }>

function change(
  tx: Tx,
  { platform: { clock } }: PayoutContext,
  payout: PayoutRow,
  report: Settling,
  cause: string,
): Promise<PayoutRow | undefined> {
  const now = clock.now()
  // The bank's clock may be off; nothing is settled before it was sent or in the future.
  const sentAt = payout.sentAt ?? now
  const settledAt = new Date(Math.min(Math.max(report.at.getTime(), sentAt.getTime()), now.getTime()))
  const facts = { cause, at: now, sentAt, settledAt }
  return report.news === 'credited'
    ? changePayout(tx, payout, 'credited', { ...facts, utr: report.utr })
    : changePayout(tx, payout, 'returned', { ...facts, reason: report.reason })
}

/**
 * A bank that says now that it paid, now that it returned, or that it paid under two references: a person must ask it
 * where the money is.
 */
async function alarmAboutContradiction(
  tx: Tx,
  { platform }: PayoutContext,
  { id, orderId, state, utr: booked }: PayoutRow,
  report: Settling,
): Promise<void> {
  const { news } = report
  const utr = report.news === 'credited' ? report.utr : null
  if ((news === 'credited') === (state === 'paid') && utr === booked) return
  // A second credit is a matter of its own: the bank may have sent the money twice.
  await raiseTask(tx, platform, {
    kind: 'bank-contradiction',
    subject: utr === null ? id : `${id} ${utr}`,
    text: 'The bank contradicts what it said before of a payout, or paid it again.',
    detail: { orderId, payoutId: id, booked: state, bankSays: news, utr },
  })
}

/** Money went somewhere else, or not as much as it should: nothing is booked, and a person must ask the bank. */
async function alarmAboutOtherMoney(
  tx: Tx,
  { platform }: PayoutContext,
  { id: payoutId, orderId, amount, accountLast4 }: PayoutRow,
  report: PayoutReport,
): Promise<void> {
  await raiseTask(tx, platform, {
    kind: 'payout-mismatch',
    subject: payoutId,
    text: 'The bank tells of another amount or another account than those of a payout.',
    detail: {
      orderId,
      payoutId,
      bankSays: report.news,
      amount,
      bankAmount: report.amount,
      accountLast4,
      bankAccountLast4: report.accountNumber?.slice(-4),
    },
  })
}

const holdTexts = {
  balance: 'The bank waits with a payout: the account that pays has too little money.',
  approval: 'The bank waits with a payout until somebody approves it there.',
  bankDown: 'The bank waits with a payout: another bank cannot be reached.',
} as const

/** Told anew where it is not over: of a payout that is at its end there is nothing to wait for. */
async function raiseHold(
  tx: Tx,
  { platform }: PayoutContext,
  { id: payoutId, orderId, state }: PayoutRow,
  { why }: Extract<PayoutReport, { news: 'held' }>,
): Promise<'applied' | 'ignored'> {
  if (state === 'paid' || state === 'returned') return 'ignored'
  const task = { kind: 'payout-held', subject: payoutId, text: holdTexts[why] } as const
  await raiseTaskAgain(tx, platform, { ...task, detail: { orderId, payoutId, why } })
  return 'applied'
}
