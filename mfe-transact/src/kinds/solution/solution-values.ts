import { CREATE_FOLIO, formatRupeesRounded, planLabels, type Verdict } from '@portal/kernel'
import type { SolutionType } from '@portal/contracts/schemes/investment'
import type { InvestmentSolution, Scheme } from '@portal/contracts/schemes/product'
import type { SchemeSelection } from '@portal/contracts/schemes/scheme-selection'
import type { TransactionDraft } from '@portal/contracts/orders/transaction-draft'
import { withChange, withChoice } from '../purchase/purchase-draft'
import {
  choiceOf,
  folioIn,
  present,
  type PurchaseFacts,
  type PurchaseValues,
  purchaseValuesOf,
} from '../purchase/purchase-values'
import { folioRefusal } from '../../shared/folio-rules'

/** What the fields of an investment solution hold. */
export interface SolutionValues extends PurchaseValues {
  solution?: SolutionType
}

export function solutionValuesOf(draft: TransactionDraft, facts: PurchaseFacts): SolutionValues {
  const type = draft.investmentSolutions?.type as SolutionType | undefined
  return { ...purchaseValuesOf(draft, facts), by: undefined, solution: type }
}

const mixIn = (
  mixes: readonly InvestmentSolution[],
  { solution }: SolutionValues,
): InvestmentSolution | undefined => mixes.find(({ type }) => type === solution)

/** Everything that keeps the solution from its review, by field. */
export function solutionErrors(
  values: SolutionValues,
  facts: PurchaseFacts,
  mixes: readonly InvestmentSolution[],
) {
  const mix = mixIn(mixes, values)
  const folio = folioIn(facts, values)
  const folioVerdict = folio ? folioRefusal(folio) : 'Choose a folio'
  return present({
    solution: mix ? undefined : 'Choose a mix',
    folio: values.folio === CREATE_FOLIO ? undefined : folioVerdict,
    amount: amountVerdict(values.amount, mix),
  })
}

function amountVerdict(amount: number | null | undefined, mix: InvestmentSolution | undefined): Verdict {
  if (!amount) return 'Enter an amount'
  if (mix && amount < mix.minPurchase) return `Invest at least ${formatRupeesRounded(mix.minPurchase)}.`
  return amount % 100 ? 'Enter whole rupees' : undefined
}

/** The scheme of a half under the names of the specification (S3.036). */
const selectionOf = (code: string, schemes: readonly Scheme[]): SchemeSelection | null => {
  const scheme = schemes.find(({ schemePlanCode }) => schemePlanCode === code)
  if (!scheme) return null
  return {
    fundType: scheme.fundType,
    option: scheme.optionCode,
    optionName: scheme.optDesc,
    plan: scheme.planCode,
    planMode: scheme.planMode === 'DIRECT' ? 'Direct' : 'Regular',
    planName: planLabels[scheme.planMode],
    scheme: scheme.schemePlanCode,
    schemeName: scheme.schemeDesc,
  }
}

/** A draft with the chosen mix, under the names of the specification (S3.036, S3.038, S3.040). */
export function withSolution(
  draft: TransactionDraft,
  values: SolutionValues,
  facts: PurchaseFacts,
  mixes: readonly InvestmentSolution[],
): TransactionDraft {
  const mix = mixIn(mixes, values)
  const half = (code: string | undefined) => (code ? selectionOf(code, facts.schemes) : null)
  const details = {
    equityScheme: half(mix?.equityScheme),
    debtScheme: half(mix?.debtScheme),
    rebalancingFrequency: mix?.rebalancingFrequency ?? null,
  }
  const choice = { ...choiceOf({ ...values, schemePlanCode: mix?.equityScheme }, facts), advice: null }
  const chosen = withChoice(draft, 'INVESTMENT_SOLUTION', choice, { details })
  const { type, name } = mix ?? {}
  return withChange(chosen, { investmentSolutions: type && name ? { type, name } : null })
}

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
