import { type ExitLoadCode, exitLoadOf } from '../../schemes/exit-load'
import { daysBetween } from '@portal/contracts/format'
import { costShare, percentOf, sumUnits } from '../../folios/allotment-math'
import { inScope, planOf, type StatementFacts } from '../statement-facts'
import { type Gain, gainOf } from './gain'
import { type LotSale, replayLots } from '../../folios/lots/replay-lots'
import { taxClassOf } from '../../regulation/tax-class'

export interface SoldGain extends Gain {
  folioNo: string
  planCode: string
  nav: string
}

export interface GainsOfPeriod {
  /** A row for each purchase that each sale took from. */
  gains: SoldGain[]
  /** Redemptions and switches. */
  sales: number
  sttPaise: number
  tdsPaise: number
}

/** Every gain of the period in scope, in the order of the sales. */
export function gainsOfPeriod(facts: StatementFacts): GainsOfPeriod {
  const { days, scope, taken } = facts
  const sales = replayLots(facts.moves, facts.lotFacts).sales.filter(
    ({ move }) => move.date >= days.from && move.date <= days.to && inScope(scope, move),
  )
  const withheld = sales.flatMap(({ move }) => taken.get(move.orderId) ?? [])
  return {
    gains: sales.flatMap((sale) => gainsOfSale(sale, facts)),
    sales: sales.length,
    sttPaise: withheld.reduce((sum, { stt }) => sum + stt, 0),
    tdsPaise: withheld.reduce((sum, { tds }) => sum + tds, 0),
  }
}

function gainsOfSale(sale: LotSale, facts: StatementFacts): SoldGain[] {
  const { move, parts } = sale
  const { scheme } = planOf(facts, move.planCode)
  const loads = loadsOf(sale, scheme, facts.taken.get(move.orderId)?.exitLoad ?? 0)
  return parts.map((part, index) => ({
    ...gainOf(part, {
      taxClass: taxClassOf(scheme),
      soldOn: move.date,
      loadPaise: loads[index] ?? 0,
    }),
    folioNo: move.folioNo,
    planCode: move.planCode,
    nav: move.nav,
  }))
}

/**
 * What of the load that was taken fell on each part: as the scheme's rule says, and where that makes another sum (the
 * rule was another one then) by units. Together always what was taken.
 */
function loadsOf({ move, parts }: LotSale, scheme: { exitLoad: ExitLoadCode }, taken: number): number[] {
  if (!taken) return []
  const { steps } = exitLoadOf(scheme)
  const byRule = parts.map(({ boughtOn, valuePaise }) => {
    const days = daysBetween(boughtOn, move.date)
    return percentOf(valuePaise, steps.find(({ upToDay }) => days <= upToDay)?.percent ?? '0')
  })
  if (byRule.reduce((sum, load) => sum + load, 0) === taken) return byRule
  const whole = sumUnits(parts.map(({ units }) => units))
  let before = '0.000'
  return parts.map(({ units }) => {
    const now = sumUnits([before, units])
    const load = costShare(taken, now, whole) - costShare(taken, before, whole)
    before = now
    return load
  })
}
