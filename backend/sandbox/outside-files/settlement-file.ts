import { asc, eq } from 'drizzle-orm'
import { indiaDate } from '@portal/contracts/format'
import { nextBusinessDay } from '../../src/calendar/business-day'
import type { Platform } from '../../src/platform/module'
import { gatewayCredits, gatewayRefunds, gatewaySessions } from '../providers/gateway/schema'
import { csvOf, rupees, slashed } from './csv'

/** As the report "settlement recon" of Razorpay's dashboard has them. */
const columns =
  'entity_id type debit credit amount currency fee tax on_hold settled created_at settled_at settlement_id description notes payment_id arn settlement_utr order_id order_receipt method upi_flow card_network card_issuer card_type dispute_id additional_utr'.split(
    ' ',
  )

/** What the sandbox's provider keeps of each credit, and the tax in it, in paise. */
const fee = 11_80
const tax = 1_80

/**
 * What the gateway of the sandbox settled up to a day, by its own ledger: money that came in the business day after, less
 * a fee, and money that it sent back.
 */
export async function settlementFile({ db }: Pick<Platform, 'db'>, day: string): Promise<string> {
  const captured = eq(gatewaySessions.state, 'captured')
  const sessions = await db
    .select()
    .from(gatewaySessions)
    .where(captured)
    .orderBy(asc(gatewaySessions.settledAt))
  const credits = await db.select().from(gatewayCredits).orderBy(asc(gatewayCredits.settledAt))
  const refunds = await db.select().from(gatewayRefunds).orderBy(asc(gatewayRefunds.reference))
  const first = sessions.map(({ received, amount, ...session }) => ({
    ...session,
    received: received ?? amount,
  }))
  const payments = [...first, ...credits].flatMap(({ paymentId, bankReference, received, settledAt }) => {
    if (!settledAt || indiaDate(settledAt) > day) return []
    const kept = received > fee ? { fee, tax } : { fee: 0, tax: 0 }
    return {
      entity_id: bankReference ?? '',
      type: 'payment',
      debit: '0.00',
      credit: rupees(received - kept.fee),
      amount: rupees(received),
      fee: rupees(kept.fee),
      tax: rupees(kept.tax),
      order_receipt: paymentId,
      created_at: `${slashed(indiaDate(settledAt))} 12:00:00`,
      ...settledOn(nextBusinessDay(indiaDate(settledAt)), day),
    }
  })
  // Its ledger does not say when it sent money back: those lines have no day.
  const back = refunds.map(({ reference, paymentId, amount }) => ({
    entity_id: reference,
    type: 'refund',
    debit: rupees(amount),
    credit: '0.00',
    amount: rupees(amount),
    fee: '0.00',
    tax: '0.00',
    payment_id: paymentId,
    settled: '1',
  }))
  return csvOf(
    columns,
    [...payments, ...back].map((line) => ({ currency: 'INR', on_hold: '0', ...line })),
  )
}

function settledOn(due: string, day: string): Record<string, string> {
  if (due > day) return { settled: '0' }
  const number = due.replaceAll('-', '')
  return {
    settled: '1',
    settled_at: slashed(due),
    settlement_id: `setl_${number}`,
    settlement_utr: `NEEMS${number}`,
  }
}
