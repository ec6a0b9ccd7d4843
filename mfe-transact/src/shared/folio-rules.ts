import { additionalDefaults } from '@portal/contracts/format'
import { type AmountLimits, formatRupeesRounded, message } from '@portal/kernel'
import { t } from '@portal/kernel/words'
import type { Folio } from '@portal/contracts/folios/investor'
import type { Scheme } from '@portal/contracts/schemes/product'

type SchemeAmounts = Pick<
  Scheme,
  'schemePlanCode' | 'minPurchase' | 'minPurchaseMultiples' | 'minAddPurchase' | 'minAddPurchaseMultipleAmt'
>

interface AmountRule extends AmountLimits {
  /** 'additional' where the folio already holds the scheme. */
  kind: 'first' | 'additional'
  multiple: number
}

/** Which amounts may be invested: a folio that holds the scheme takes the additional minimum, any other the first one. */
export function amountRule(scheme: SchemeAmounts, folio: Folio | undefined): AmountRule {
  const held = folio?.holdings.some((each) => each.schemePlanCode === scheme.schemePlanCode)
  if (!held) return { kind: 'first', min: scheme.minPurchase, multiple: scheme.minPurchaseMultiples || 1 }
  return {
    kind: 'additional',
    min: scheme.minAddPurchase || additionalDefaults.min,
    multiple: scheme.minAddPurchaseMultipleAmt || additionalDefaults.multiple,
  }
}

/** "₹1,000 or more, in steps of ₹1." */
export function amountHint({ kind, min, multiple }: AmountRule): string {
  const least = formatRupeesRounded(min)
  const step = formatRupeesRounded(multiple)
  return kind === 'additional'
    ? t`Add ${least} or more, in steps of ${step}.`
    : t`${least} or more, in steps of ${step}.`
}

/** Why nothing can be ordered online in a folio (S8.018, S8.019). */
export function folioRefusal({ isDemat, holdingMode }: Folio): string | undefined {
  if (isDemat) return message('dematFolio')
  return holdingMode === 'Joint' ? message('jointFolio') : undefined
}
