import { Decimal } from 'decimal.js'
import { valueOf } from '../../folios/allotment-math'
import {
  capitalGainsRules,
  type CapitalGainsRule,
  costInflationIndex,
  type GainRate,
  grandfatheredUntil,
  type TaxClass,
} from '../../regulation/capital-gains-rules'
import { grandfatheredCost } from '../../regulation/grandfathering'
import { isLongHolding } from '../../regulation/long-holding'
import { ruleOn } from '../../regulation/regulated-rules'
import { financialYearOf } from '../../regulation/financial-year'
import type { SoldPart } from '../../folios/lots/replay-lots'

/** What was sold of one purchase, as the tax return takes it. */
export interface Gain {
  boughtOn: string
  soldOn: string
  units: string
  /** Before the exit load. */
  salePaise: number
  loadPaise: number
  /** What the units cost, stamp duty included. */
  costPaise: number
  /** Value on 31 January 2018; null where the law does not ask for it. */
  fairPaise: number | null
  fairNav: string | null
  /** What the law sets against the sale: the cost, the grandfathered or the indexed one. */
  taxCostPaise: number
  gainPaise: number
  term: 'short' | 'long'
  rate: GainRate
  taxClass: TaxClass
}

interface SaleFacts {
  taxClass: TaxClass
  soldOn: string
  loadPaise: number
}

/** The gain on one part of a sale by the law of its day. Throws a RangeError for a day before all rules. */
export function gainOf(part: SoldPart, { taxClass, soldOn, loadPaise }: SaleFacts): Gain {
  const { boughtOn, units, valuePaise, costPaise } = part
  const rule = ruleOn(capitalGainsRules[taxClass], soldOn)
  if (!rule) throw new RangeError('no rule says how a gain of that day is taxed')
  const long = isLongHolding(taxClass, boughtOn, soldOn)
  const received = valuePaise - loadPaise
  const fairPaise = long && taxClass === 'equity' && rule.long !== 'exempt' ? fairValue(part) : null
  const taxCostPaise = long ? longCost(part, rule, { soldOn, received, fairPaise }) : costPaise
  return {
    boughtOn,
    soldOn,
    units,
    salePaise: valuePaise,
    loadPaise,
    costPaise,
    fairPaise,
    fairNav: fairPaise === null ? null : part.fairNav,
    taxCostPaise,
    gainPaise: received - taxCostPaise,
    term: long ? 'long' : 'short',
    rate: long ? rule.long : rule.short,
    taxClass,
  }
}

const fairValue = ({ boughtOn, units, fairNav }: SoldPart): number | null =>
  boughtOn <= grandfatheredUntil && fairNav ? valueOf(units, fairNav) : null

function longCost(
  { boughtOn, costPaise }: SoldPart,
  { indexed }: CapitalGainsRule,
  { soldOn, received, fairPaise }: { soldOn: string; received: number; fairPaise: number | null },
): number {
  if (fairPaise !== null) return grandfatheredCost(costPaise, fairPaise, received)
  return indexed ? indexedCost(costPaise, boughtOn, soldOn) : costPaise
}

function indexedCost(costPaise: number, boughtOn: string, soldOn: string): number {
  const sold = indexOf(soldOn)
  const bought = indexOf(boughtOn)
  return new Decimal(costPaise).mul(sold).div(bought).toDecimalPlaces(0, Decimal.ROUND_HALF_UP).toNumber()
}

function indexOf(date: string): number {
  const index = costInflationIndex[Math.max(2001, financialYearOf(date))]
  if (!index) throw new RangeError(`there is no cost inflation index for ${date}`)
  return index
}
