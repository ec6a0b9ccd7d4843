import { t } from '@portal/contracts/words/macros'
import { indiaDate } from '@portal/contracts/format'
import { nextBusinessDay } from '../calendar/business-day'
import { resolveTask, raiseTask } from '../operations/ops-tasks'
import { type FolioBank, folioOf } from '../folios/folio-reader'
import { inTransaction, type Tx } from '../platform/database'
import type { Platform } from '../platform/module'
import { badRequest, conflict, notFound } from '../platform/refusal'
import { insertPayout, lockPayout, type PayoutRow, payoutsOf } from './payout.repository'

/** The accounts of the folio that may be paid on a day. */
async function usableAccounts(tx: Tx, { pan, folioNo }: PayoutRow, today: string): Promise<FolioBank[]> {
  const { banks } = await folioOf(tx, pan, folioNo)
  return banks.filter(({ usableFrom }) => usableFrom <= today)
}

/**
 * What came back goes to another account of the folio, the default one first, a business day later. Where every one
 * has returned it, a person is told.
 */
export async function sendAgainByItself(tx: Tx, platform: Platform, returned: PayoutRow): Promise<void> {
  const tried = new Set((await payoutsOf(tx, [returned.orderId])).map(({ bankId }) => bankId))
  const accounts = await usableAccounts(tx, returned, indiaDate(platform.clock.now()))
  const another = accounts.find(({ bankId }) => !tried.has(bankId))
  if (another) return sendAgain(tx, platform, returned, another, 'returned')
  const text = 'The bank returned a payout, and the folio has no other account for it.'
  await waitForPerson(tx, platform, returned, text)
}

/** Nothing more goes by itself: a person says which account it goes to, or the investor does. */
export async function waitForPerson(
  tx: Tx,
  platform: Platform,
  { id: payoutId, orderId }: PayoutRow,
  text: string,
): Promise<void> {
  const detail = { orderId, payoutId }
  await raiseTask(tx, platform, { kind: 'payout-returned', subject: payoutId, text, detail })
}

/** A returned payout that waits for a person, and the accounts that it may go to. */
export interface WaitingPayout {
  payout: PayoutRow
  accounts: FolioBank[]
}

/** Whether a payout is the last one of its order and came back. */
export async function waitingPayout(
  tx: Tx,
  { clock }: Pick<Platform, 'clock'>,
  payout: PayoutRow,
): Promise<WaitingPayout | undefined> {
  if (payout.state !== 'returned') return undefined
  const attempts = await payoutsOf(tx, [payout.orderId])
  if (attempts.some(({ attempt }) => attempt > payout.attempt)) return undefined
  return { payout, accounts: await usableAccounts(tx, payout, indiaDate(clock.now())) }
}

/**
 * A person sends a returned payout again, to any account of the folio that can be used. Refuses one that does not
 * wait for a person: it is sent already, or again.
 */
export function sendAgainTo(platform: Platform, payoutId: string, bankId: string): Promise<void> {
  return inTransaction(platform.db, async (tx) => {
    const payout = await lockPayout(tx, payoutId)
    if (!payout) throw notFound()
    const waiting = await waitingPayout(tx, platform, payout)
    if (!waiting) throw conflict(t`This payout does not wait for you: it is on its way, or was sent again.`)
    const account = waiting.accounts.find((each) => each.bankId === bankId)
    if (!account) throw badRequest(t`Choose an account of the folio that can be used.`)
    await sendAgain(tx, platform, payout, account, 'person')
    await resolveTask(tx, 'payout-returned', payoutId, platform.clock.now())
    await platform.audit.record(tx, {
      event: 'payout.sent-again',
      detail: { orderId: payout.orderId, payoutId },
    })
  })
}

async function sendAgain(
  tx: Tx,
  { clock }: Platform,
  { orderId, attempt, pan, folioNo, amount, income }: PayoutRow,
  account: FolioBank,
  cause: string,
): Promise<void> {
  const at = clock.now()
  const dueOn = nextBusinessDay(indiaDate(at))
  const next = { orderId, attempt: attempt + 1, pan, folioNo, amount, income, dueOn }
  await insertPayout(tx, next, account, { cause, at })
}
