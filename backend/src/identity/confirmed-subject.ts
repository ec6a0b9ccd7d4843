import { textOf } from '@portal/contracts/words'
import { t } from '@portal/contracts/words/macros'
import type { OrderTerms } from '@portal/contracts/orders/order-terms'
import type { ActivityType } from '@portal/contracts/identity/otp'
import { formatRupees, shortNumber } from '@portal/contracts/format'
import type { Clock } from '../platform/clock'
import type { Tx } from '../platform/database'
import { hashOfRequest } from '../platform/idempotency'
import { badRequest } from '../platform/refusal'
import { otpActivities } from './otp-activities'

/** Where the names of funds are looked up, and for which day. */
export interface NamedOn {
  db: Tx
  clock: Clock
}

/**
 * An order as the message with its one-time code names it: "invest ₹5,000 in Neem Flexi Cap Fund (folio ••4821)".
 * Throws a 404 for an unknown scheme plan.
 */
export type OrderInWords = (at: NamedOn, order: OrderTerms) => Promise<string>

/**
 * What a one-time code confirms: the orders of one checkout, that an order is taken back or paid out again, a place of a service request,
 * that codes go to another contact, or what is done in a folio; null: in none yet.
 */
export type Subject =
  | { orders: readonly OrderTerms[] }
  | { transactionId: string; bankId?: string }
  | { requestId: string; place: number; inWords: string }
  | { contact: string }
  | { folioNo: string | null }

/** The same for the same content, whatever the order of its fields; made by the server on both occasions. */
export const hashOfSubject = (activity: ActivityType, subject: Subject): string =>
  hashOfRequest(`code ${activity}`, subject)

interface Requested {
  folioNumber: string
  orders?: readonly OrderTerms[] | undefined
  transactionId?: string | undefined
  bankId?: string | undefined
}

/** Throws a 400 where an activity that confirms orders is asked for without them, or another one with them. */
export function subjectOf(
  activity: ActivityType,
  { folioNumber, orders, transactionId, bankId }: Requested,
): Subject {
  const { confirms } = otpActivities[activity]
  const requested = orders ? 'orders' : transactionId ? 'cancelling' : 'folio'
  if (!confirms.split(' or ').includes(requested) || (orders && transactionId))
    throw badRequest(
      t`A code for orders is asked for with the orders, one that cancels an order with its transactionId, any other code without.`,
    )
  if (orders) return { orders }
  return transactionId ? { transactionId, ...(bankId && { bankId }) } : { folioNo: folioNumber || null }
}

/** The folios that something is done in. */
export const foliosIn = (subject: Subject): string[] =>
  partsOf(subject).flatMap(({ folioNo }) => folioNo ?? [])

function partsOf(subject: Subject): readonly { folioNo: string | null }[] {
  if ('transactionId' in subject || 'requestId' in subject || 'contact' in subject) return []
  return 'orders' in subject ? subject.orders : [subject]
}

/**
 * For the message, so that nobody confirms one thing thinking it is another. Throws a 404 for an unknown scheme plan.
 * Orders know their words themselves: `inWords`, without which no code of orders is sent.
 */
export async function purposeOf(
  at: NamedOn,
  activity: ActivityType,
  subject: Subject,
  inWords?: OrderInWords,
): Promise<string> {
  const purpose = textOf(otpActivities[activity].purpose)
  if ('transactionId' in subject || 'contact' in subject) return purpose
  if ('requestId' in subject) return t`to ${{ what: subject.inWords }}`
  if (!('orders' in subject)) {
    return subject.folioNo ? t`${purpose} in folio ${{ folio: shortNumber(subject.folioNo) }}` : purpose
  }
  if (!inWords) throw new Error('a code of orders names them')
  const each = await Promise.all(subject.orders.map((order) => inWords(at, order)))
  if (each.length === 1) return t`to ${{ what: each[0] ?? '' }}`
  const amounts = subject.orders.flatMap((order) => ('amount' in order ? order.amount : []))
  const total = amounts.reduce((sum, amount) => sum + amount, 0)
  const list = each.join(', ')
  const number = each.length
  return amounts.length === number
    ? t`to place ${number} orders of ${{ total: formatRupees(total) }} in all: ${list},`
    : t`to place ${number} orders: ${list},`
}
