import { t } from '@portal/contracts/words/macros'
import type { SolutionDraftTerms } from '@portal/contracts/schemes/investment-solution'
import type { SolutionTerms } from '@portal/contracts/orders/order-terms'
import type { InvestmentSolution } from '@portal/contracts/schemes/product'
import { formatRupeesRounded } from '@portal/contracts/format'
import { equityPart } from '@portal/contracts/validation'
import { Refusal } from '../platform/refusal'
import { investmentSolutions } from '../schemes/investment-solutions'

const months = { Quarterly: 3, 'Half Yearly': 6, Yearly: 12 } as const

/** Months from one rebalancing to the next. */
export const everyMonths = ({ rebalancingFrequency }: InvestmentSolution): number =>
  months[rebalancingFrequency]

/** Throws refusal -355 for a mix that is not offered. */
export function mixOf(type: string): InvestmentSolution {
  const mix = investmentSolutions().find((each) => each.type === type)
  if (!mix) throw new Refusal('-355', t`We do not offer this mix any more. Choose another.`)
  return mix
}

/** The two purchases of a solution, equity first. Throws refusal -356 below its minimum. */
export function purchasesOfSolution(
  draftTerms: SolutionDraftTerms,
): [equity: SolutionTerms, debt: SolutionTerms] {
  const { investSolutionType: solutionType, folioNo, newFolio, amount } = draftTerms
  const mix = mixOf(solutionType)
  if (amount < mix.minPurchase || amount % 100)
    throw new Refusal(
      '-356',
      t`Invest at least ${{ minPurchase: formatRupeesRounded(mix.minPurchase) }} in the ${{ name: mix.name }}, in whole rupees.`,
    )
  const equity = equityPart(amount, mix.equityPercent)
  const part = (schemePlanCode: string, its: number): SolutionTerms => ({
    kind: 'SOLUTION',
    schemePlanCode,
    folioNo,
    ...(newFolio && { newFolio }),
    amount: its,
    solutionType,
  })
  return [part(mix.equityScheme, equity), part(mix.debtScheme, amount - equity)]
}
