import type { OrderTerms } from '@portal/kernel/contracts/order-terms'
import type { ActivityType } from '@portal/kernel/contracts/otp'
import { formatRupees, shortNumber } from '@portal/kernel/format'
import { hashOfRequest } from '../platform/idempotency'
import type { Platform } from '../platform/module'
import { badRequest, notFound } from '../platform/refusal'
import { planOn } from '../schemes/catalogue'
import { otpActivities } from './otp-activities'

/** What a one-time code confirms: the orders of one checkout, or what is done in a folio; null: in none yet. */
export type Subject = { orders: readonly OrderTerms[] } | { folioNo: string | null }

/** The same for the same content, whatever the order of its fields; made by the server on both occasions. */
export const hashOfSubject = (activity: ActivityType, subject: Subject): string =>
  hashOfRequest(`code ${activity}`, subject)

/** Throws a 400 where an activity that confirms orders is asked for without them, or another one with them. */
export function subjectOf(
  activity: ActivityType,
  { folioNumber, orders }: { folioNumber: string; orders?: readonly OrderTerms[] | undefined },
): Subject {
  if ((otpActivities[activity].confirms === 'orders') !== (orders !== undefined))
    throw badRequest('A code for orders is asked for with the orders, any other code without.')
  return orders ? { orders } : { folioNo: folioNumber || null }
}

/** The folios that something is done in. */
export const foliosIn = (subject: Subject): string[] =>
  ('orders' in subject ? subject.orders : [subject]).flatMap(({ folioNo }) => folioNo ?? [])

/** For the message, so that nobody confirms one thing thinking it is another. Throws a 404 for an unknown scheme plan. */
export async function purposeOf(
  platform: Platform,
  activity: ActivityType,
  subject: Subject,
): Promise<string> {
  if (!('orders' in subject)) {
    const { purpose } = otpActivities[activity]
    return subject.folioNo ? `${purpose} in folio ${shortNumber(subject.folioNo)}` : purpose
  }
  const each = await Promise.all(subject.orders.map((order) => wordsOf(platform, order)))
  if (each.length === 1) return `to invest ${each[0]}`
  const total = subject.orders.reduce((sum, { amount }) => sum + amount, 0)
  return `to place ${each.length} orders of ${formatRupees(total)} in all: ${each.join(', ')},`
}

async function wordsOf({ db, clock }: Platform, order: OrderTerms): Promise<string> {
  const plan = await planOn(db, order.schemePlanCode, clock.today())
  if (!plan) throw notFound()
  const folio = order.folioNo ? `folio ${shortNumber(order.folioNo)}` : 'new folio'
  return `${formatRupees(order.amount)} in ${plan.scheme.name} (${folio})`
}
