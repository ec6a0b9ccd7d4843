import { sql } from 'drizzle-orm'
import type { PayoutState } from '@portal/contracts/folios/payout'
import { rowsOf, type Tx } from '../platform/database'
import { auditChanges, stateCourse, type Step } from '../platform/event-audit'
import { isLegalPayoutChange } from './payout-state'
import { payoutEvents, payouts } from './schema'

/** What is wrong with payouts, one sentence for each finding; an empty list when all is well. */
export async function checkPayouts(tx: Tx): Promise<string[]> {
  return [...(await illegalChanges(tx)), ...(await sentTwice(tx)), ...(await notBookedOnce(tx))]
}

function illegalChanges(tx: Tx): Promise<string[]> {
  return auditChanges(
    tx,
    stateCourse('Payout', payouts, payoutEvents, payoutEvents.payoutId),
    (step: Step<PayoutState>) => isLegalPayoutChange(step.from, step.to),
  )
}

/** Every attempt but the last one came back before the next one began. */
async function sentTwice(tx: Tx): Promise<string[]> {
  const rows = await rowsOf<{ order_id: string }>(
    tx,
    sql`select order_id from payouts group by order_id
      having count(*) filter (where state <> 'returned') > 1 or count(*) <> max(attempt)
        or count(distinct amount - income) > 1`,
  )
  return rows.map(({ order_id }) => `Order ${order_id} is paid out twice, or in amounts that differ`)
}

async function notBookedOnce(tx: Tx): Promise<string[]> {
  const rows = await rowsOf<{ id: string; state: string }>(
    tx,
    sql`select p.id, p.state from payouts p
      left join postings b on b.entry = 'payout:' || p.id and b.account = 'payouts_due'
      where b.amount is distinct from case when p.state = 'paid' then p.amount end`,
  )
  return rows.map(({ id, state }) => `Payout ${id} is ${state}, which the postings do not say`)
}
