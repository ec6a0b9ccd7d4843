import { addMonths } from '@portal/contracts/format'
import { capitalGainsRules, specifiedFundRules, type TaxClass } from './capital-gains-rules'
import { ruleOn } from './regulated-rules'

/** Whether the gain on units is a long-term one by the law of the day of their sale. Throws a RangeError for a day before all rules. */
export function isLongHolding(taxClass: TaxClass, boughtOn: string, soldOn: string): boolean {
  const rule = ruleOn(capitalGainsRules[taxClass], soldOn)
  if (!rule) throw new RangeError('no rule says how a gain of that day is taxed')
  const specified = ruleOn(specifiedFundRules, soldOn)
  if (specified?.classes.includes(taxClass) && boughtOn >= specified.boughtFrom) return false
  return soldOn > addMonths(boughtOn, rule.longTermAfter)
}
