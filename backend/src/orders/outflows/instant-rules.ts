import { t } from '@portal/contracts/words/macros'
import { addDays, formatRupees, indiaDate } from '@portal/contracts/format'
import { and, eq, gte, like, notInArray, sql } from 'drizzle-orm'
import { indiaMoment } from '../../calendar/india-time'
import { percentOf, valueOf } from '../../folios/allotment-math'
import { kycOf } from '../../kyc-registry/kyc.service'
import type { Tx } from '../../platform/database'
import { Refusal } from '../../platform/refusal'
import { type InstantRule, instantRules, ruleOn, type SchemeKind } from '../../regulation/regulated-rules'
import { orders } from '../schema'
import type { OutflowFacts } from './outflow-facts'

export interface InstantFacts extends OutflowFacts {
  /** Who orders. */
  pan: string
  today: string
  isResident: boolean
  /** Paise of this scheme that the investor has had at once today, out of every folio. */
  usedToday: number
}

/** How much may go at once on a day, and what is left of it. In paise. */
export interface DayLimit {
  dayLimit: number
  usedToday: number
  most: number
}

export const instantRuleOn = (date: string): InstantRule => {
  const rule = ruleOn(instantRules, date)
  if (!rule) throw new RangeError('no rule of instant redemptions for that day')
  return rule
}

/** The two days of which the lower NAV deals an instant redemption that was asked for at a moment, the earlier one first. */
export function instantNavDates(requestedAt: Date): readonly [string, string] {
  const day = indiaDate(requestedAt)
  const first = requestedAt < indiaMoment(day, instantRuleOn(day).time) ? addDays(day, -1) : day
  return [first, addDays(first, 1)]
}

/** Whether funds of a kind pay out at once at all. */
export const paysAtOnce = (kind: SchemeKind, date: string): boolean =>
  instantRuleOn(date).kinds.includes(kind)

export const isResident = async (tx: Tx, pan: string): Promise<boolean> =>
  (await kycOf(tx, pan)).residency === 'Resident Indian'

/** What an investor has had at once of a scheme since midnight in India, of all its plans and options. */
export async function usedOn(tx: Tx, pan: string, schemeCode: string, now: Date): Promise<number> {
  const [row] = await tx
    .select({ used: sql<string>`coalesce(sum(${orders.amount}), 0)::text` })
    .from(orders)
    .where(
      and(
        eq(orders.investorPan, pan),
        eq(orders.kind, 'INSTA_REDEEM'),
        like(orders.schemePlanCode, `${schemeCode}-%`),
        notInArray(orders.state, ['rejected', 'cancelled']),
        gte(orders.createdAt, indiaMoment(indiaDate(now), '00:00')),
      ),
    )
  return Number(row?.used ?? 0)
}

/** One instant redemption of a scheme and investor at a time: who comes second sees what the first one took. */
export async function lockDay(tx: Tx, pan: string, schemeCode: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`instant ${pan} ${schemeCode}`}))`)
}

/** Throws the refusal of a holding whose money can never come at once. */
export function refuseNotInstant({ plan, isResident: resident, today }: InstantFacts): void {
  if (!paysAtOnce(plan.scheme.kind, today))
    throw new Refusal(
      '-381',
      t`Only liquid and overnight funds pay out at once. Redeem this fund, and see there when the money comes.`,
    )
  if (!resident)
    throw new Refusal(
      '-382',
      t`Instant redemption is for residents of India. Redeem this fund, and its money comes the next business day.`,
    )
}

/** What is left of the day's limit: the lower of a sum and a share of what was held when the day began. */
export function limitOf({ plan, units, usedToday, today }: InstantFacts): DayLimit {
  const { most, percent } = instantRuleOn(today)
  const dayLimit = Math.min(most, percentOf(valueOf(units.free, plan.nav) + usedToday, percent))
  return { dayLimit, usedToday, most: Math.max(0, dayLimit - usedToday) }
}

/** Throws the refusal of more than is left of the day's limit. */
export function refuseAboveLimit(facts: InstantFacts, amount: number): void {
  const { most, usedToday } = limitOf(facts)
  if (amount <= most) return
  const left = formatRupees(most)
  if (!most)
    throw new Refusal(
      '-383',
      t`You have had all that this fund pays at once on one day. Redeem the rest in the usual way.`,
    )
  throw new Refusal(
    '-383',
    usedToday
      ? t`You can have up to ${left} of this fund at once today, after the ${{ used: formatRupees(usedToday) }} that you have had today. Redeem the rest in the usual way.`
      : t`You can have up to ${left} of this fund at once today. Redeem the rest in the usual way.`,
  )
}
