import type { FundCategory } from '@portal/contracts/wire/common'
import type { SoldLot } from '@portal/contracts/orders/outflow-quote'
import { addDays, daysBetween } from '@portal/contracts/format'
import { percentOf, proceedsOfParts, valueOf } from '../../folios/allotment-math'
import { type Lot, sellFirstIn } from '../../folios/fifo'
import type { SaleMoney } from '../../payments/postings'
import { grandfatheredCost } from '../../regulation/grandfathering'
import { isLongHolding } from '../../regulation/long-holding'
import { ruleOn, sttRules, tdsRules } from '../../regulation/regulated-rules'
import { taxClassOf } from '../../regulation/tax-class'
import { type ExitLoad, type ExitLoadCode, exitLoadOf } from '../../schemes/exit-load'
import { withSurchargeAndCess } from './tax-at-source'

/** What decides what it costs to leave a scheme. */
export interface LeftScheme {
  category: FundCategory
  /** Decides how a hybrid fund is taxed. */
  subCategory: string
  exitLoad: ExitLoadCode
}

export interface OutflowCost extends SaleMoney {
  net: number
  lots: SoldLot[]
}

/** At which NAV units are sold, by whom, and what they bring where that is not their value: the amount asked for. */
export interface SaleTerms {
  scheme: LeftScheme
  nav: string
  soldOn: string
  livesAbroad: boolean
  proceeds?: number
}

/**
 * What units bring at a NAV and what is taken of it, the oldest purchase first; each load, the STT and each tax is
 * rounded to the nearest paisa, half up, and what is paid out is the rest, so that they add up to the proceeds.
 * Throws `NotEnoughUnits`.
 */
export function outflowCost(
  lots: readonly Lot[],
  units: string,
  { scheme, nav, soldOn, livesAbroad, proceeds = valueOf(units, nav) }: SaleTerms,
): OutflowCost {
  const sold = soldLots(lots, units, { scheme, nav, soldOn, proceeds })
  const exitLoad = sold.reduce((sum, lot) => sum + lot.exitLoad, 0)
  const equity = taxClassOf(scheme) === 'equity'
  const stt = equity ? percentOf(proceeds, ruleOn(sttRules, soldOn)?.percent ?? '0') : 0
  const tds = livesAbroad ? tdsOn(sold, scheme, soldOn) : 0
  return { proceeds, exitLoad, stt, tds, net: proceeds - exitLoad - stt - tds, lots: sold }
}

function soldLots(
  lots: readonly Lot[],
  units: string,
  { scheme, nav, soldOn, proceeds }: Omit<SaleTerms, 'livesAbroad'> & { proceeds: number },
): SoldLot[] {
  const load = exitLoadOf(scheme)
  const { parts } = sellFirstIn(lots, units)
  const values = proceedsOfParts(
    parts.map((part) => part.units),
    proceeds,
    nav,
  )
  return parts.map(({ lot: { boughtOn, fairNav }, units: taken, costPaise }, index) => {
    const value = values[index] ?? 0
    const { percent, freeFrom } = loadOn(load, boughtOn, soldOn)
    const exitLoad = percentOf(value, percent)
    const longTerm = isLongHolding(taxClassOf(scheme), boughtOn, soldOn)
    const received = value - exitLoad
    const cost =
      longTerm && fairNav ? grandfatheredCost(costPaise, valueOf(taken, fairNav), received) : costPaise
    return {
      boughtOn,
      units: taken,
      value,
      loadPercent: percent,
      exitLoad,
      loadFreeFrom: freeFrom,
      gain: received - cost,
      longTerm,
    }
  })
}

function loadOn(
  { steps }: ExitLoad,
  boughtOn: string,
  soldOn: string,
): { percent: string; freeFrom: string | null } {
  const days = daysBetween(boughtOn, soldOn)
  const step = steps.find(({ upToDay }) => days <= upToDay)
  const last = steps.at(-1)
  return step && last
    ? { percent: step.percent, freeFrom: addDays(boughtOn, last.upToDay + 1) }
    : { percent: '0', freeFrom: null }
}

/**
 * Gains of one term are set against losses of the same one in the same sale. What the sale itself gains decides the
 * surcharge, since nothing else of the year's income is known to us.
 */
function tdsOn(sold: readonly SoldLot[], scheme: LeftScheme, soldOn: string): number {
  const rule = ruleOn(tdsRules, soldOn)
  if (!rule) throw new RangeError('no rule says what tax to withhold on that day')
  const isEquity = taxClassOf(scheme) === 'equity'
  const { long, short } = rule.rates[isEquity ? 'equity' : 'other']
  const gainOf = (longTerm: boolean) =>
    Math.max(
      0,
      sold.reduce((sum, lot) => sum + (lot.longTerm === longTerm ? lot.gain : 0), 0),
    )
  const tax = percentOf(gainOf(true), long) + percentOf(gainOf(false), short)
  return withSurchargeAndCess(tax, gainOf(true) + gainOf(false), rule)
}
