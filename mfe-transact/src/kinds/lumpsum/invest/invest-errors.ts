import { validateAmount } from '@portal/kernel'
import { present, whereVerdicts } from '../../purchase/purchase-errors'
import { folioIn, schemeIn, type PurchaseFacts, type PurchaseValues } from '../../purchase/purchase-values'
import { amountRule } from '../../../shared/amount-rule'

/** Everything that keeps the lump sum from its review, by field. */
export function investErrors(values: PurchaseValues, facts: PurchaseFacts) {
  const scheme = schemeIn(facts, values)
  const rule = scheme ? amountRule(scheme, folioIn(facts, values)) : { min: 100 }
  return present({
    ...whereVerdicts(values, facts),
    amount: validateAmount(values.amount ?? undefined, rule),
  })
}
