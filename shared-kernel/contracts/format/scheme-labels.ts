import { msg } from '@portal/contracts/words/macros'
import { saidTable } from '@portal/contracts/words'

/** S3.022 to S3.024, S9.032: the option codes of the wire and what investors read. */
export const optionLabels = saidTable({ G: msg`Growth`, D: msg`IDCW Payout`, R: msg`IDCW Reinvestment` })
export type OptionCode = keyof typeof optionLabels

/** S3.020, S9.030: the fund categories in their order, with the name of their group. */
export const categoryLabels = saidTable({
  EQUITY: msg`Equity Fund`,
  DEBT: msg`Debt Fund`,
  HYBRID: msg`Hybrid Fund`,
  INTERNATIONAL: msg`International FoF`,
})
export type FundCategoryCode = keyof typeof categoryLabels
export const fundCategories = Object.keys(categoryLabels) as FundCategoryCode[]

/** S6.007 */
export const planLabels = saidTable({ DIRECT: msg`Direct`, REGULAR: msg`Regular` })
export type PlanModeCode = keyof typeof planLabels

/** What an option is called, by its letter: `G` is Growth (S3.022, S9.035). */
export const optionLabel = (code: OptionCode): string => optionLabels[code]
/** What a fund category is called: `INTERNATIONAL` is International FoF (S3.020). */
export const categoryLabel = (category: FundCategoryCode): string => categoryLabels[category]
/** What a plan is called: `DIRECT` is Direct (S6.007). */
export const planLabel = (plan: PlanModeCode): string => planLabels[plan]
