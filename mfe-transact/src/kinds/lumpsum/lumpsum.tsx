import { Card, FormAmountField, queryFor, validateAmount, type Verdict } from '@portal/kernel'
import { t } from '@portal/kernel/words'
import type { Advice } from '@portal/contracts/schemes/investment'
import { purchaseApi } from '@portal/contracts/orders/purchase'
import { folioIn, type PurchaseFacts, type PurchaseValues, schemeIn } from '../purchase/purchase-values'
import { amountHint, amountRule } from '../../shared/folio-rules'

interface Requested {
  schemePlanCode: string | undefined
  /** `new` for one that the order opens. */
  folioNo: string | null
  amount: number | null
  advice?: Advice | null | undefined
  /** The new fund that the units are switched into. */
  autoSwitchTo?: string | undefined
}

/** What the server says to a lump sum; a new folio is none for it yet. */
export const lumpsumQuote = ({ schemePlanCode = '', folioNo, amount, advice, autoSwitchTo }: Requested) =>
  queryFor(purchaseApi.quote, {
    schemePlanCode,
    folioNo: folioNo === 'new' ? null : folioNo,
    amount: amount ?? 0,
    ...(advice && { advice }),
    ...(autoSwitchTo && { autoSwitchTo }),
  })

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
export function LumpsumCard({ facts, values, chips, name = 'amount', label = t`Amount` }: LumpsumCardProps) {
  const scheme = schemeIn(facts, values)
  const hint = scheme && amountHint(amountRule(scheme, folioIn(facts, values)))
  return (
    <Card title={t`Lump sum, today`}>
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
