import type { InvestmentSolution } from '@portal/contracts/schemes/product'

const often = {
  Quarterly: 'Every three months',
  'Half Yearly': 'Twice a year',
  Yearly: 'Once a year',
} as const

/** How often a mix is brought back to its shares. */
export const howOften = (frequency: InvestmentSolution['rebalancingFrequency']): string => often[frequency]
