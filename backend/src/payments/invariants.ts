import { sql } from 'drizzle-orm'
import type { PaymentState } from '@portal/contracts/payments/payment-attempt'
import { rowsOf, type Tx } from '../platform/database'
import { auditChanges, stateCourse, type Step } from '../platform/event-audit'
import { isLegalPaymentChange } from './payment-state'
import { paymentEvents, payments } from './schema'

/** What is wrong with the books of money, one sentence for each finding; an empty list when all is well. */
export async function checkMoney(tx: Tx): Promise<string[]> {
  return [
    ...(await unbalancedEntries(tx)),
    ...(await capturesNotBooked(tx)),
    ...(await creditsNotBooked(tx)),
    ...(await twoOpenAttempts(tx)),
    ...(await illegalChanges(tx)),
  ]
}

async function unbalancedEntries(tx: Tx): Promise<string[]> {
  const rows = await rowsOf<{ entry: string; sum: string }>(
    tx,
    sql`select entry, sum(amount)::text as sum from postings group by entry having sum(amount) <> 0`,
  )
  return rows.map(({ entry, sum }) => `Postings of ${entry} sum to ${sum} paise`)
}

async function capturesNotBooked(tx: Tx): Promise<string[]> {
  const rows = await rowsOf<{ payment_id: string }>(
    tx,
    sql`select c.payment_id from captures c
      left join postings p on p.entry = 'capture:' || c.id and p.account = 'collection'
      left join refunds r on r.capture_id = c.id and r.order_id is null
      where p.amount is distinct from c.amount
        or (c.use = 'refund') <> (r.id is not null)
        or r.amount <> c.amount
        or (select sum(amount) from refunds s where s.capture_id = c.id) > c.amount
        or exists (select from refunds s where s.capture_id = c.id and s.payment_id <> c.payment_id)`,
  )
  return rows.map(({ payment_id }) => `Capture of payment ${payment_id} is not booked as it came`)
}

/** Each credit that the provider called back about is booked under its bank's reference, whatever became of it. */
async function creditsNotBooked(tx: Tx): Promise<string[]> {
  const rows = await rowsOf<{ payment_id: string; reference: string }>(
    tx,
    sql`select distinct told.subject_id as payment_id, told.body ->> 'bankReference' as reference
      from provider_callbacks told
      left join captures c on c.bank_reference = told.body ->> 'bankReference'
      where told.provider = 'payment gateway' and told.body ->> 'news' = 'captured' and c.id is null`,
  )
  return rows.map(
    ({ payment_id, reference }) => `Payment ${payment_id} has a credit ${reference} without a book`,
  )
}

async function twoOpenAttempts(tx: Tx): Promise<string[]> {
  const rows = await rowsOf<{ payable_id: string }>(
    tx,
    sql`select payable_id from payments where state in ('started', 'pending') group by payable_id having count(*) > 1
      union all
      select payable_id from captures where use = 'order' group by payable_id having count(*) > 1`,
  )
  return rows.map(({ payable_id }) => `Checkout ${payable_id} can be paid, or was paid, twice`)
}

function illegalChanges(tx: Tx): Promise<string[]> {
  return auditChanges(
    tx,
    stateCourse('Payment', payments, paymentEvents, paymentEvents.paymentId),
    (step: Step<PaymentState>) => isLegalPaymentChange(step.from, step.to),
  )
}
