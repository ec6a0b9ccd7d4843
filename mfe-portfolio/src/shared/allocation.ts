import { formatRate, formatRupeesRounded } from '@portal/kernel'
import { plural, t } from '@portal/kernel/words'
import type { ResponseOf } from '@portal/contracts/wire/endpoint'
import type { investorApi } from '@portal/contracts/folios/investor'
import { categoryName } from './fund-names'

type Allocation = ResponseOf<typeof investorApi.assetSummary>['allocation']
type AmountText = (paise: number) => string

/** The slices of the donut, largest first; every category keeps its own colour. */
export function slicesOf(allocation: Allocation, amount: AmountText = formatRupeesRounded) {
  return [...allocation]
    .sort((one, other) => other.value - one.value)
    .map(({ category, value }) => ({
      label: categoryName(category),
      value,
      detail: amount(value),
      colour: category,
    }))
}

/** The donut in one sentence that holds its figures. */
export function allocationSentence(allocation: Allocation, amount: AmountText = formatRupeesRounded): string {
  const parts = slicesOf(allocation, amount).map(({ label, value, detail }) => {
    const total = allocation.reduce((sum, each) => sum + each.value, 0)
    return `${label} ${detail}, ${formatRate(total ? value / total : null, { sign: false })}`
  })
  const list = parts.join('; ')
  return t`Allocation by category: ${list}.`
}

/** What stands in the middle of the donut. */
export function allocationCentre(
  schemeCount: number,
  folioCount: number,
): { caption: string; figure: string } {
  return {
    caption: plural(schemeCount, { one: '# scheme', other: '# schemes' }),
    figure: plural(folioCount, { one: '# folio', other: '# folios' }),
  }
}
