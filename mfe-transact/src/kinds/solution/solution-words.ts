import { formatRupeesRounded } from '@portal/kernel'
import type { InvestmentSolution } from '@portal/kernel/contracts/product'

const often = {
  Quarterly: 'every three months',
  'Half Yearly': 'twice a year',
  Yearly: 'once a year',
} as const

/** How often a mix is brought back to its shares. */
export const howOften = (frequency: InvestmentSolution['rebalancingFrequency']): string => often[frequency]

/** Shares, risk and minimum of a mix in a line. */
export const mixText = (mix: InvestmentSolution): string =>
  `${mix.equityPercent}% equity, ${100 - mix.equityPercent}% debt · ${mix.riskMeter} risk · From ${formatRupeesRounded(mix.minPurchase)} · Rebalanced ${howOften(mix.rebalancingFrequency)}`
