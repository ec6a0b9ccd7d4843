import { Card, FormAmountField, type Verdict, validateAmount } from '@portal/kernel'
import { amountHint, amountRule } from '../../shared/amount-rule'
import { folioIn, type PurchaseFacts, type PurchaseValues, schemeIn } from './purchase-values'

interface LumpsumCardProps {
  facts: PurchaseFacts
  values: PurchaseValues
  /** Usual amounts, in paise. */
  chips: readonly number[]
  /** The field, by itself the amount of the purchase. */
  name?: string
  label?: string
}

/** What is invested once. */
export function LumpsumCard({ facts, values, chips, name = 'amount', label = 'Amount' }: LumpsumCardProps) {
  const scheme = schemeIn(facts, values)
  const hint = scheme && amountHint(amountRule(scheme, folioIn(facts, values)))
  return (
    <Card title="Lump sum, today">
      <FormAmountField name={name} label={label} chips={chips} hint={hint} />
    </Card>
  )
}

/** What is wrong with an amount that is invested once. */
export function lumpsumVerdict(
  amount: number | null | undefined,
  values: PurchaseValues,
  facts: PurchaseFacts,
): Verdict {
  const scheme = schemeIn(facts, values)
  const rule = scheme ? amountRule(scheme, folioIn(facts, values)) : { min: 100 }
  return validateAmount(amount ?? undefined, rule)
}
