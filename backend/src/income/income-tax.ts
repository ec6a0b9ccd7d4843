import { percentOf } from '../folios/allotment-math'
import { incomeTaxRules, ruleOn } from '../regulation/regulated-rules'
import { withSurchargeAndCess } from '../orders/outflows/tax-at-source'

/** What decides the tax on IDCW. */
export interface TaxedInvestor {
  livesAbroad: boolean
  /** Whether the PAN is a valid one. */
  panCounts: boolean
}

/** What an investor got of this fund house in a financial year, before tax, and what was withheld of it, in paise. */
export interface IncomeOfYear {
  gross: number
  tax: number
}

/**
 * Tax to withhold from IDCW of a day. A resident's is free up to a sum of the year; once the year is above it, the tax
 * is that of the whole year, so what was not withheld before is withheld now, but never more than there is.
 * Throws a RangeError before there was a rule.
 */
export function taxOnIncome(
  gross: number,
  date: string,
  { livesAbroad, panCounts }: TaxedInvestor,
  before: IncomeOfYear,
): number {
  const rule = ruleOn(incomeTaxRules, date)
  if (!rule) throw new RangeError('no rule says what tax to withhold from IDCW on that day')
  if (livesAbroad) return Math.min(gross, withSurchargeAndCess(percentOf(gross, rule.abroad), gross, rule))
  const ofYear = before.gross + gross
  if (ofYear <= rule.free) return 0
  const due = percentOf(ofYear, panCounts ? rule.resident : rule.withoutPan)
  return Math.min(gross, Math.max(0, due - before.tax))
}
