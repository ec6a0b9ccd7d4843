import { textOf } from '@portal/kernel'
import { msg } from '@portal/kernel/words'
import type { InvestmentSolution } from '@portal/contracts/schemes/product'

const often = {
  Quarterly: msg`Every three months`,
  'Half Yearly': msg`Twice a year`,
  Yearly: msg`Once a year`,
} as const

/** How often a mix is brought back to its shares. */
export const howOften = (frequency: InvestmentSolution['rebalancingFrequency']): string =>
  textOf(often[frequency])
