import { randomInt } from 'node:crypto'
import { and, count, eq, isNull, lte } from 'drizzle-orm'
import { indiaDate } from '@portal/contracts/format'
import type { WireDebitReport } from '../../../src/debits/adapters/signed/protocol'
import type { WirePayoutReport } from '../../../src/payouts/adapters/signed/protocol'
import { inTransaction, type Tx } from '../../../src/platform/database'
import type { Platform } from '../../../src/platform/module'
import { debitFate, instantFate, payoutFate, notifiesAt } from './fate'
import { bankInstructions } from './schema'

export type Instruction = typeof bankInstructions.$inferSelect
type Told = Pick<Instruction, 'id' | 'kind' | 'accountNumber' | 'amount' | 'dueOn' | 'callbackUrl'> & {
  wire?: object
}

/** Takes an instruction, once however often it comes. */
export async function takeInstruction({ db, clock }: Platform, told: Told, atOnce = false): Promise<void> {
  await inTransaction(db, async (tx) => {
    const now = clock.now()
    const fate = atOnce ? instantFate(told.accountNumber, now) : await fateOf(tx, told, now)
    const reference = fate.outcome === 'done' ? referenceOf(told.kind, fate.answersAt) : null
    const times = { takenAt: now, notifiesAt: atOnce ? fate.answersAt : notifiesAt(told.id, fate.answersAt) }
    await tx
      .insert(bankInstructions)
      .values({ ...told, ...fate, ...times, reference })
      .onConflictDoNothing()
  })
}

async function fateOf(tx: Tx, { kind, accountNumber, dueOn }: Told, now: Date) {
  if (kind === 'payout') return payoutFate(accountNumber, dueOn, now)
  const same = and(eq(bankInstructions.kind, 'debit'), eq(bankInstructions.accountNumber, accountNumber))
  const [row] = await tx.select({ before: count() }).from(bankInstructions).where(same)
  return debitFate(accountNumber, dueOn, now, row?.before ?? 0)
}

/** "NEEMN26082500417312": of the kind that NEFT and NACH give. */
function referenceOf(kind: Instruction['kind'], at: Date): string {
  const day = indiaDate(at).slice(2).replaceAll('-', '')
  return `NEEM${kind === 'payout' ? 'N' : 'D'}${day}${String(randomInt(1e8)).padStart(8, '0')}`
}

/** Of files the bank knows our reference alone, which is hex; its books are by ids, which have as many digits. */
export const idOfReference = (reference: string): string =>
  reference
    .toLowerCase()
    .padEnd(32, '0')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')

/** An instruction that the bank took; undefined where it knows none. */
export async function instructionOf({ db }: Platform, id: string): Promise<Instruction | undefined> {
  return (await db.select().from(bankInstructions).where(eq(bankInstructions.id, id)))[0]
}

/** Answered instructions of which it has not told yet; telling is theirs who ask. */
export function takePendingNotifications(tx: Tx, now: Date): Promise<Instruction[]> {
  return tx
    .update(bankInstructions)
    .set({ toldAt: now })
    .where(and(isNull(bankInstructions.toldAt), lte(bankInstructions.notifiesAt, now)))
    .returning()
}

/** What the bank says of a payout; null while it is on its way. */
export function payoutReport(known: Instruction | undefined, now: Date): WirePayoutReport | null {
  if (!known || known.answersAt > now) return null
  const { id: payoutId, reference, reason, amount, accountNumber, answersAt } = known
  const told = { payoutId, amount, accountNumber, at: answersAt.toISOString() }
  return known.outcome === 'done'
    ? { news: 'credited', utr: reference ?? '', ...told }
    : { news: 'returned', reason: reason ?? '', ...told }
}

/** What the bank says of a debit; null while it has no answer. */
export function debitReport(known: Instruction | undefined, now: Date): WireDebitReport | null {
  if (!known || known.answersAt > now) return null
  const { id: debitId, reference, reason, amount, answersAt } = known
  const at = answersAt.toISOString()
  return known.outcome === 'done'
    ? { news: 'paid', debitId, amount, bankReference: reference ?? '', at }
    : { news: 'failed', debitId, reason: reason ?? '', at }
}
