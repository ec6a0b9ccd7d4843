import type { OrderTerms } from '@portal/contracts/orders/order-terms'
import { nextSipDay } from '@portal/contracts/validation'
import { earliestStart } from '../../src/systematic-plans/sip/sip-dates'
import { firstDueOf } from '../../src/systematic-plans/systematic-outflows/systematic-outflow-dates'

export const held = 'FLEXI-DG'
export const other = 'MIDCAP-DG'
/** A new fund offer that is open when a scenario begins. */
export const offered = 'VALUE-DG'
export const folioNo = '91024821'
export const umrn = 'PRJT7000000000001001'
/** As no code of the simulation is. */
export const wrongCode = 'ABC9999'
const bankId = 'BA-1001-1'
/** A SIP of the held scheme that runs when a scenario begins, and has no due date in it. */
export const planId = 'SR100900'

export const buy = (schemePlanCode: string, amount: number): OrderTerms => ({
  kind: 'LUMPSUM',
  schemePlanCode,
  folioNo,
  amount,
})
const redeem = (
  schemePlanCode: string,
  howMuch: (OrderTerms & { kind: 'REDEEM' })['howMuch'],
): OrderTerms => ({
  kind: 'REDEEM',
  schemePlanCode,
  folioNo,
  howMuch,
  bankId,
})
const move = (
  schemePlanCode: string,
  toSchemePlanCode: string,
  howMuch: (OrderTerms & { kind: 'SWITCH' })['howMuch'],
): OrderTerms => ({ kind: 'SWITCH', schemePlanCode, toSchemePlanCode, folioNo, howMuch })

const sip = (sipDate: 5 | 20, payFirstNow: boolean, now: Date): OrderTerms => ({
  kind: 'SIP',
  schemePlanCode: held,
  folioNo,
  amount: 2_000_00,
  sipFrequency: 'Monthly',
  sipDate,
  sipStartDate: nextSipDay(sipDate, earliestStart(now, payFirstNow)),
  until: { sipPeriod: 'Till Canceled' },
  umrn,
  payFirstNow,
})

/** What every plan out of the held scheme says; the next business day can be its first due date. */
const inInstalments = (dayOfMonth: 1 | 5, now: Date) =>
  ({
    schemePlanCode: held,
    folioNo,
    amount: 3_000_00,
    frequency: 'Monthly',
    dayOfMonth,
    startDate: firstDueOf(dayOfMonth, now),
    period: { periodType: 'Until cancelled' },
  }) as const
const stp = (now: Date): OrderTerms => ({
  kind: 'STP',
  toSchemePlanCode: other,
  ...inInstalments(1, now),
})
const swp = (now: Date): OrderTerms => ({ kind: 'SWP', bankId, ...inInstalments(5, now) })

/** The orders of one checkout, as they are asked for at a moment. */
export type DraftTerms = (now: Date) => OrderTerms[]

/** What an investor may ask for in one scenario, each under a key of its own. */
export const drafts: readonly DraftTerms[] = [
  () => [buy(held, 5_000_00)],
  () => [buy(other, 1_000_00), buy(held, 2_500_00)],
  () => [redeem(held, { amountUnitType: 'UNITS', units: '12.345' })],
  () => [redeem(held, { amountUnitType: 'AMOUNT', amount: 20_000_00 })],
  () => [redeem(held, { amountUnitType: 'ALL_UNITS' })],
  () => [redeem(other, { amountUnitType: 'UNITS', units: '3.000' })],
  () => [move(held, other, { amountUnitType: 'UNITS', units: '100.001' })],
  () => [move(other, held, { amountUnitType: 'ALL_UNITS' })],
  (now) => [sip(5, false, now)],
  (now) => [sip(20, true, now)],
  // A cart, and one whose second scheme may be called off before it is allotted.
  (now) => [buy(held, 3_000_00), buy(other, 1_500_00), sip(5, true, now)],
  () => [buy(held, 2_000_00), buy(offered, 5_000_00)],
  () => [{ kind: 'SIP_TOP_UP_ONCE', planId, folioNo, schemePlanCode: held, amount: 4_000_00 }],
  (now) => [stp(now)],
  (now) => [swp(now)],
]

/** The same orders, but more of something: what a code for the others must not confirm. */
export function tampered(requested: readonly OrderTerms[]): OrderTerms[] {
  const [first, ...rest] = requested
  if (!first) return []
  if ('amount' in first) return [{ ...first, amount: first.amount + 100_00 }, ...rest]
  if ('howMuch' in first) return [{ ...first, howMuch: { amountUnitType: 'UNITS', units: '1.001' } }, ...rest]
  throw new Error(`no draft asks for ${first.kind}`)
}
