import { groupBy } from '../../platform/group-by'
import { isAbove } from '../../folios/allotment-math'
import { replayLots } from '../../folios/lots/replay-lots'
import { inScope, type StatementFacts } from '../statement-facts'
import { type SchemeAccount, schemeAccount } from './scheme-account'

/** The account of every holding in scope in which something was or happened, by folio and scheme. */
export function accountsOf(facts: StatementFacts): SchemeAccount[] {
  const { days, scope, closing, moves, lotFacts } = facts
  const costs = new Map<string, number>()
  for (const { folioNo, planCode, costLeftPaise } of replayLots(moves, lotFacts).lots)
    costs.set(`${folioNo} ${planCode}`, (costs.get(`${folioNo} ${planCode}`) ?? 0) + costLeftPaise)
  const byHolding = groupBy(
    moves.filter((move) => inScope(scope, move)),
    ({ folioNo, planCode }) => `${folioNo} ${planCode}`,
  )
  return [...byHolding]
    .map(([key, own]) => {
      const [first] = own as [(typeof own)[number]]
      const costPaise = costs.get(key) ?? 0
      return schemeAccount(own, first, days, { price: closing.get(first.planCode), costPaise })
    })
    .filter(({ openingUnits, closingUnits, rows }) => {
      return rows.length > 0 || isAbove(openingUnits, '0') || isAbove(closingUnits, '0')
    })
    .sort((a, b) => `${a.folioNo} ${a.planCode}`.localeCompare(`${b.folioNo} ${b.planCode}`))
}
