import { formatRupeesRounded, optionLabels } from '@portal/contracts/format'
import { planLabels, type SelectOption, textOf, type Text, wordOf } from '@portal/kernel'
import { msg, t } from '@portal/kernel/words'
import { choices, type FundFilter } from './fund-filter'

type Choice = 'sort' | 'risk' | 'plan' | 'option' | 'sip' | 'lumpsum'

const sortLabels: Readonly<Record<FundFilter['sort'], Text>> = {
  category: msg`By category`,
  '3y': msg`By 3-year return`,
  '1y': msg`By 1-year return`,
  '5y': msg`By 5-year return`,
  risk: msg`Lowest risk first`,
  name: msg`By name`,
  mixed: msg`Random order`,
}

const riskLabel = (risk: FundFilter['risk']): string =>
  risk === 'Any' ? t`Any risk` : t`${{ risk: wordOf(risk) }} risk`

function planLabel(chosen: FundFilter['plan']): string {
  if (chosen === 'Any') return t`Any plan`
  const plan = planLabels[chosen]
  return t`${plan} plan`
}

const optionLabel = (option: FundFilter['option']): string =>
  option === 'Any' ? t`Any option` : optionLabels[option]

function lumpsumLabel(most: FundFilter['lumpsum']): string {
  if (most === 'Any') return t`Any lump sum`
  const amount = formatRupeesRounded(Number(most) * 100)
  return t`Lump sum from ${amount} or less`
}

function sipLabel(most: FundFilter['sip']): string {
  if (most === 'Any') return t`Any SIP amount`
  const amount = formatRupeesRounded(Number(most) * 100)
  return t`SIP from ${amount} or less`
}

/** A choice of one select, in the order of its values. */
const optionsOf = <Value extends string>(values: readonly Value[], labelOf: (value: Value) => string) =>
  values.map((value) => ({ value, label: labelOf(value) }))

/** The choices of each select above the list; a label must say on its own what it is a choice of. */
export const filterOptions: Readonly<
  Record<Choice, () => { label: string; options: readonly SelectOption[] }>
> = {
  sort: () => ({ label: t`Sort`, options: optionsOf(choices.sort, (value) => textOf(sortLabels[value])) }),
  risk: () => ({ label: t`Risk`, options: optionsOf(choices.risk, riskLabel) }),
  plan: () => ({ label: t`Plan`, options: optionsOf(choices.plan, planLabel) }),
  option: () => ({ label: t`Option`, options: optionsOf(choices.option, optionLabel) }),
  lumpsum: () => ({ label: t`Lump sum from`, options: optionsOf(choices.lumpsum, lumpsumLabel) }),
  sip: () => ({ label: t`SIP from`, options: optionsOf(choices.sip, sipLabel) }),
}
