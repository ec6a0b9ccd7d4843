import { CREATE_FOLIO, formatRupeesRounded, textOf, type Text, type Verdict, wordOf } from '@portal/kernel'
import { msg, t } from '@portal/kernel/words'
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
  const folioVerdict = folio ? folioRefusal(folio) : t`Choose a folio`
  return present({
    solution: mix ? undefined : t`Choose a mix`,
    folio: values.folio === CREATE_FOLIO ? undefined : folioVerdict,
    amount: amountVerdict(values.amount, mix),
  })
}

function amountVerdict(amount: number | null | undefined, mix: InvestmentSolution | undefined): Verdict {
  if (!amount) return t`Enter an amount`
  if (mix && amount < mix.minPurchase)
    return t`Invest at least ${{ least: formatRupeesRounded(mix.minPurchase) }}.`
  return amount % 100 ? t`Enter whole rupees` : undefined
}

/** The scheme of a half under the names of the specification (S3.036). */
const selectionOf = (code: string, schemes: readonly Scheme[]): SchemeSelection | null => {
  const scheme = schemes.find(({ schemePlanCode }) => schemePlanCode === code)
  if (!scheme) return null
  // eslint-disable-next-line lingui/no-unlocalized-strings -- The draft keeps the English name, whatever language is on.
  const planName = scheme.planMode === 'DIRECT' ? 'Direct' : 'Regular'
  return {
    fundType: scheme.fundType,
    option: scheme.optionCode,
    optionName: scheme.optDesc,
    plan: scheme.planCode,
    planMode: planName,
    planName,
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

const oftenNames: Readonly<Record<InvestmentSolution['rebalancingFrequency'], Text>> = {
  Quarterly: msg`every three months`,
  'Half Yearly': msg`twice a year`,
  Yearly: msg`once a year`,
}

/** How often a mix is brought back to its shares. */
export const howOften = (frequency: InvestmentSolution['rebalancingFrequency']): string =>
  textOf(oftenNames[frequency])

/** Shares, risk and minimum of a mix in a line. */
export function mixText(mix: InvestmentSolution): string {
  const { equityPercent: equity, minPurchase, rebalancingFrequency, riskMeter } = mix
  const debt = 100 - equity
  const risk = wordOf(riskMeter)
  const least = formatRupeesRounded(minPurchase)
  const often = howOften(rebalancingFrequency)
  return t`${equity}% equity, ${debt}% debt · ${risk} risk · From ${least} · Rebalanced ${often}`
}
