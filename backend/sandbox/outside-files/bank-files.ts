import { and, asc, eq, lt } from 'drizzle-orm'
import { addDays, indiaDate } from '@portal/contracts/format'
import type { Platform } from '../../src/platform/module'
import { bankInstructions } from '../providers/bank/schema'
import { csvOf, rupees, slashed } from './csv'

type Instruction = typeof bankInstructions.$inferSelect

/** What the bank took up to a day, and how each had ended by then. */
async function instructionsUntil(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  kind: Instruction['kind'],
  day: string,
) {
  const over = new Date(`${addDays(day, 1)}T00:00:00+05:30`)
  const { takenAt } = bankInstructions
  const rows = await db
    .select()
    .from(bankInstructions)
    .where(and(eq(bankInstructions.kind, kind), lt(takenAt, over)))
    .orderBy(asc(takenAt), asc(bankInstructions.id))
  const isAnswered = ({ answersAt }: Instruction) => answersAt < over && answersAt <= clock.now()
  return rows.map((row) => ({
    ...row,
    end: isAnswered(row) ? row.outcome : null,
    utr: isAnswered(row) ? (row.reference ?? '') : '',
  }))
}

/** The payouts that the bank of the sandbox was told of, with the fields and states of RazorpayX. */
export async function payoutsFile(platform: Pick<Platform, 'db' | 'clock'>, day: string): Promise<string> {
  const states = { done: 'processed', refused: 'reversed' }
  const rows = await instructionsUntil(platform, 'payout', day)
  return csvOf(
    ['id', 'reference_id', 'amount', 'status', 'utr', 'mode', 'created_at', 'failure_reason'],
    rows.map(({ id, amount, end, utr, takenAt, reason }) => ({
      id: `pout_${id.slice(0, 8)}`,
      reference_id: id,
      amount: rupees(amount),
      status: end ? states[end] : 'processing',
      utr,
      mode: 'NEFT',
      created_at: slashed(indiaDate(takenAt)),
      failure_reason: end === 'refused' ? (reason ?? '') : '',
    })),
  )
}

/** The debits that were presented to the bank of the sandbox, and its answers. */
export async function debitsFile(platform: Pick<Platform, 'db' | 'clock'>, day: string): Promise<string> {
  const states = { done: 'ACCEPTED', refused: 'RETURNED' }
  const rows = await instructionsUntil(platform, 'debit', day)
  return csvOf(
    ['transaction_id', 'amount', 'status', 'settlement_date', 'utr', 'reason'],
    rows.map(({ id, amount, end, utr, answersAt, reason }) => ({
      transaction_id: id,
      amount: rupees(amount),
      status: end ? states[end] : 'BANK EXTENDED',
      settlement_date: end ? slashed(indiaDate(answersAt)) : '',
      utr,
      reason: end === 'refused' ? (reason ?? '') : '',
    })),
  )
}
