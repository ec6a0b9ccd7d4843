import { formatRupeesRounded, type SelectOption } from '@portal/kernel'
import { t } from '@portal/kernel/words'
import type { Scheme, SchemeCategory } from '@portal/contracts/schemes/product'
import { fundLine } from '../shared/fund-names'
import { popularFunds } from '../shared/popular-funds'

/** How many funds to look at first. */
const shown = 4

const takesSips = (fund: Scheme): boolean => fund.sipAllow === 'Y' && fund.purAllow === 'Y'

/** Funds that many begin a SIP in. */
export const popularSipFunds = (categories: readonly SchemeCategory[]): Scheme[] =>
  popularFunds(categories, shown, takesSips)

/** Every fund that a SIP can be started in without a distributor, by name. */
export function sipFundOptions(categories: readonly SchemeCategory[]): SelectOption[] {
  return categories
    .flatMap(({ schemes }) => schemes)
    .filter((fund) => takesSips(fund) && fund.planMode === 'DIRECT')
    .sort((one, other) => one.schemeDesc.localeCompare(other.schemeDesc, 'en'))
    .map((fund) => {
      const least = formatRupeesRounded(fund.minSip)
      return {
        value: fund.schemePlanCode,
        label: fund.schemeDesc,
        verbatim: true,
        detail: `${fundLine(fund)} · ${t`SIP from ${least}`}`,
      }
    })
}
