import { addDays, indiaDate } from '@portal/contracts/format'
import { indiaMoment } from '../../src/calendar/india-time'
import type { Platform } from '../../src/platform/module'
import { type LedgerItem, settledBetween } from '../providers/gateway/settlement'
import { reconItem } from '../providers/razorpay/wire'
import { csvOf, rupees, slashed } from './csv'

/** As the report "settlement recon" of Razorpay's dashboard has them. */
const columns =
  'entity_id type debit credit amount currency fee tax on_hold settled created_at settled_at settlement_id description notes payment_id arn settlement_utr order_id order_receipt method upi_flow card_network card_issuer card_type dispute_id additional_utr'.split(
    ' ',
  )

/**
 * What the provider of the sandbox settled up to a day, by its own ledger: money that came in, less a fee, and money that
 * it sent back. What moved on the day itself is on its way.
 */
export async function settlementFile(
  { db, config }: Pick<Platform, 'db' | 'config'>,
  day: string,
): Promise<string> {
  const items = await settledBetween({ db }, new Date(0), indiaMoment(addDays(day, 1), '00:00'))
  const lines = items.map((item) => {
    const { reference, kind, paymentId, amount, fee, tax, at } = item
    const isRefund = kind === 'refund'
    const { entity_id, settlement_id } = reconItem(item)
    const isRazorpay = config.payments === 'razorpay'
    return {
      entity_id: isRazorpay ? entity_id : reference,
      type: isRefund ? 'refund' : 'payment',
      debit: rupees(isRefund ? amount : 0),
      credit: rupees(isRefund ? 0 : amount - fee),
      amount: rupees(amount),
      currency: 'INR',
      fee: rupees(fee),
      tax: rupees(tax),
      on_hold: '0',
      created_at: `${slashed(indiaDate(at))} 12:00:00`,
      ...(isRefund ? { payment_id: paymentId } : { order_receipt: paymentId }),
      ...settled(item, isRazorpay ? settlement_id : item.utr, day),
    }
  })
  return csvOf(columns, lines)
}

function settled({ at, utr }: LedgerItem, settlement: string | null, day: string): Record<string, string> {
  const on = indiaDate(at)
  if (on >= day) return { settled: '0' }
  return { settled: '1', settled_at: slashed(on), settlement_id: settlement ?? '', settlement_utr: utr ?? '' }
}
