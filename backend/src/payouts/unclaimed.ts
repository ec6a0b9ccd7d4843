import { t } from '@portal/contracts/words/macros'
import { indiaDate } from '@portal/contracts/format'
import { nextBusinessDay } from '../calendar/business-day'
import { resolveTask } from '../operations/ops-tasks'
import { incomeOf } from './kept-money'
import { type FolioBank, folioOf } from '../folios/folio-reader'
import { post } from '../payments/postings'
import { refundsAmong } from '../payments/refunds'
import type { Tx } from '../platform/database'
import type { Platform } from '../platform/module'
import { Refusal } from '../platform/refusal'
import { insertPayout, lockPayout, type PayoutRow, returnedPayouts } from './payout.repository'
import { waitingPayout } from './send-again'

/** Money that came back and that no account of the folio took since, with what it has earned (decision 39). */
export interface UnclaimedMoney {
  payout: PayoutRow
  /** Earned since it came back, in paise. */
  income: number
  /** Every account of the folio. */
  banks: readonly FolioBank[]
  payoutOn: string
}

/** All unclaimed money of an investor, what waits the longest first; refunds that came back are a person's matter. */
export async function unclaimedOf(tx: Tx, platform: Platform, pan: string): Promise<UnclaimedMoney[]> {
  const all: UnclaimedMoney[] = []
  const returned = await returnedPayouts(tx, pan)
  const refunds = await refundsAmong(
    tx,
    returned.map(({ orderId }) => orderId),
  )
  for (const payout of returned) {
    if (refunds.has(payout.orderId)) continue
    if (!(await waitingPayout(tx, platform, payout))) continue
    const { banks } = await folioOf(tx, pan, payout.folioNo)
    const payoutOn = nextBusinessDay(platform.clock.today())
    all.push({ payout, income: await incomeOf(tx, payout, platform.clock.today()), banks, payoutOn })
  }
  return all
}

/**
 * Sends the unclaimed money of an order to an account of its folio, with its income, on the next business day. Throws
 * refusal -387 where nothing of the order waits, -375 for an account that cannot be used.
 */
export async function payUnclaimed(
  tx: Tx,
  platform: Platform,
  { orderId, payoutId, bankId }: { orderId: string; payoutId: string; bankId: string },
): Promise<void> {
  const locked = await lockPayout(tx, payoutId)
  const waiting = locked?.orderId === orderId ? await waitingPayout(tx, platform, locked) : undefined
  if (!locked || !waiting) throw nothingWaits()
  const account = waiting.accounts.find((each) => each.bankId === bankId)
  if (!account)
    throw new Refusal('-375', t`This bank account cannot be used. Choose another account of the folio.`)
  const at = platform.clock.now()
  const income = await incomeOf(tx, locked, indiaDate(at))
  const { attempt, pan, folioNo } = locked
  const dueOn = nextBusinessDay(indiaDate(at))
  const next = { orderId, attempt: attempt + 1, pan, folioNo, dueOn }
  const money = { amount: locked.amount + income, income: locked.income + income }
  const nextId = await insertPayout(tx, { ...next, ...money }, account, { cause: 'investor', at })
  const lines = { unclaimed_income: income, payouts_due: -income }
  if (income) await post(tx, { entry: `unclaimed:${nextId}`, subjectId: orderId, at, lines })
  await resolveTask(tx, 'payout-returned', payoutId, at)
  await platform.audit.record(tx, {
    event: 'payout.claimed',
    detail: { orderId, payoutId: nextId, income },
  })
}

export const nothingWaits = () =>
  new Refusal('-387', t`This money does not wait for you any more: it is on its way, or was paid.`)
