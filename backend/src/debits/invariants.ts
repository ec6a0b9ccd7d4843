import { sql } from 'drizzle-orm'
import { rowsOf, type Tx } from '../platform/database'
import { auditChanges, stateCourse, type Step } from '../platform/event-audit'
import { type DebitState, isLegalDebitChange } from './debit-state'
import { debitEvents, debits } from './schema'

/** What is wrong with debits, one sentence for each finding; an empty list when all is well. */
export async function checkDebits(tx: Tx): Promise<string[]> {
  return [...(await illegalChanges(tx)), ...(await notBookedOnce(tx))]
}

function illegalChanges(tx: Tx): Promise<string[]> {
  return auditChanges(
    tx,
    stateCourse('Debit', debits, debitEvents, debitEvents.debitId),
    (step: Step<DebitState>) => isLegalDebitChange(step.from, step.to),
  )
}

async function notBookedOnce(tx: Tx): Promise<string[]> {
  const rows = await rowsOf<{ id: string; state: string }>(
    tx,
    sql`select d.id, d.state from debits d
      left join captures c on c.payment_id = d.payment_id and c.bank_reference = d.bank_reference
      left join postings b on b.account = 'collection'
        and b.entry = case when d.payment_id is null then 'debit:' || d.id else 'capture:' || c.id end
      where b.amount is distinct from case when d.state = 'paid' then d.amount end`,
  )
  return rows.map(({ id, state }) => `Debit ${id} is ${state}, which the postings do not say`)
}
