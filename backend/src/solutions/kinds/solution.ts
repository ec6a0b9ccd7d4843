import { t } from '@portal/contracts/words/macros'
import { type LumpsumTerms, SolutionTerms } from '@portal/contracts/orders/order-terms'
import { checkPurchase } from '../../orders/purchase/purchase-rules'
import { everyMonths, mixOf } from '../solution-mix'
import { insertSolution } from '../solution.repository'
import type { ConfirmedKind } from '../../orders/kind'
import { lumpsum, type LumpsumFacts } from '../../orders/kinds/lumpsum'
import { purchaseCalled } from '../../orders/words'

const asLumpsum = ({ solutionType: _, ...terms }: SolutionTerms): LumpsumTerms => ({
  ...terms,
  kind: 'LUMPSUM',
})

/** The minimum of a solution is its own; a part of it needs no more than an additional purchase does. */
export const partRules = ({ rules }: Pick<LumpsumFacts, 'rules'>): LumpsumFacts['rules'] => ({
  ...rules,
  scheme: { ...rules.scheme, minPurchase: rules.scheme.minAdditional },
})

/** One of the two purchases of an investment solution; that of equity brings the solution with it. */
export const solution: ConfirmedKind<SolutionTerms, LumpsumFacts> = {
  name: 'SOLUTION',
  family: 'purchase',
  activity: 'LUMPSUM',
  terms: SolutionTerms,
  facts: (platform, investor, terms) => lumpsum.facts(platform, investor, asLumpsum(terms)),
  check: (facts) => checkPurchase(partRules(facts)),
  ask: async (platform, investor, facts, terms) =>
    (await lumpsum.ask?.(platform, investor, facts, asLumpsum(terms))) ?? facts,
  columns: (facts, terms, now) => lumpsum.columns(facts, asLumpsum(terms), now),
  toPay: ({ amount }) => amount,
  async placed(tx, _platform, order, _facts, { solutionType, schemePlanCode }) {
    const mix = mixOf(solutionType)
    if (schemePlanCode !== mix.equityScheme) return
    await insertSolution(tx, {
      id: order.orderNumber.replace(/^NM/, 'IS'),
      checkoutId: order.checkoutId,
      investorPan: order.investorPan,
      type: solutionType,
      equityPlan: mix.equityScheme,
      debtPlan: mix.debtScheme,
      equityPercent: mix.equityPercent,
      everyMonths: everyMonths(mix),
    })
  },
  settle: lumpsum.settle,
  view: lumpsum.view,
  called: () => t`Purchase for a solution`,
  inWords: async (requested, at) =>
    t`invest ${{ requested: await purchaseCalled(at, requested) }} as part of a mix that we rebalance`,
}
