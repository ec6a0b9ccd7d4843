import { formatRupeesRounded, optionLabels } from '@portal/contracts/format'
import { planLabels, type SelectOption } from '@portal/kernel'
import { choices, type FundFilter } from './fund-filter'

type Choice = 'sort' | 'risk' | 'plan' | 'option' | 'sip' | 'lumpsum'

const sortLabels: Readonly<Record<FundFilter['sort'], string>> = {
  category: 'By category',
  '3y': 'By 3-year return',
  '1y': 'By 1-year return',
  '5y': 'By 5-year return',
  risk: 'Lowest risk first',
  name: 'By name',
  mixed: 'Random order',
}

const orLess = (what: string, rupees: number) => `${what} from ${formatRupeesRounded(rupees * 100)} or less`

const sipLabels: Readonly<Record<FundFilter['sip'], string>> = {
  Any: 'Any SIP amount',
  '500': orLess('SIP', 500),
  '1000': orLess('SIP', 1_000),
}

const lumpsumLabels: Readonly<Record<FundFilter['lumpsum'], string>> = {
  Any: 'Any lump sum',
  '1000': orLess('Lump sum', 1_000),
  '5000': orLess('Lump sum', 5_000),
}

/** The choices of each select above the list; a label must say on its own what it is a choice of. */
export const filterOptions: Readonly<Record<Choice, { label: string; options: readonly SelectOption[] }>> = {
  sort: { label: 'Sort', options: choices.sort.map((value) => ({ value, label: sortLabels[value] })) },
  risk: {
    label: 'Risk',
    options: choices.risk.map((value) => ({ value, label: value === 'Any' ? 'Any risk' : `${value} risk` })),
  },
  plan: {
    label: 'Plan',
    options: choices.plan.map((value) => ({
      value,
      label: value === 'Any' ? 'Any plan' : `${planLabels[value]} plan`,
    })),
  },
  option: {
    label: 'Option',
    options: choices.option.map((value) => ({
      value,
      label: value === 'Any' ? 'Any option' : optionLabels[value],
    })),
  },
  lumpsum: {
    label: 'Lump sum from',
    options: choices.lumpsum.map((value) => ({ value, label: lumpsumLabels[value] })),
  },
  sip: { label: 'SIP from', options: choices.sip.map((value) => ({ value, label: sipLabels[value] })) },
}
