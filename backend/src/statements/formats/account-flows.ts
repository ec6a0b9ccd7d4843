import { type FlowRow, xirrOf } from '../../portfolio/flows'
import { accountsOf } from '../account/accounts-of'
import { inScope, type StatementFacts } from '../statement-facts'

/** The money of an account as a rate of return sees it: paid in is negative, received net of load and taxes and still owned positive. */
export interface AccountFlows {
  /** In their order; the last one is the value on the last day. */
  flows: { date: string; paise: number }[]
  rate: number
}

const paysIn: ReadonlySet<string> = new Set(['PURCHASE', 'PURCHASE_SIP', 'SWITCH_IN'])

/** Undefined where a yearly rate says nothing: in the first year, or without money both ways. */
export function accountFlows(facts: StatementFacts): AccountFlows | undefined {
  const flows = facts.moves
    .filter((move) => inScope(facts.scope, move) && move.kind !== 'IDCW_REINVEST')
    .map(({ folioNo, planCode, date, kind, amountPaise, withheldPaise }): FlowRow => {
      const paise = paysIn.has(kind) ? -amountPaise : amountPaise - withheldPaise
      return { folio_no: folioNo, plan_code: planCode, date, paise }
    })
  const value = accountsOf(facts).reduce((sum, { valuePaise }) => sum + valuePaise, 0)
  const { to } = facts.days
  const rate = xirrOf(flows, value, to)
  if (rate === null) return undefined
  return { flows: [...flows.map(({ date, paise }) => ({ date, paise })), { date: to, paise: value }], rate }
}
