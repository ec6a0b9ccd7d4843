import { msg } from '@portal/kernel/words'
import { api, getSession, type Text } from '@portal/kernel'
import { productApi, type SchemeDetails } from '@portal/contracts/schemes/product'

export type SchemeVerdict = { kind: 'open' } | { kind: 'closed' | 'missing'; message: Text }

const open: SchemeVerdict = { kind: 'open' }
const closed: SchemeVerdict = {
  kind: 'closed',
  message: msg`This fund is closed to new investments. Here are the funds you can buy.`,
}
const otherPlan: SchemeVerdict = {
  kind: 'closed',
  message: msg`This fund does not have the plan in your link. Here are all funds.`,
}
const missing: SchemeVerdict = { kind: 'missing', message: msg`We could not find the fund in your link.` }

type Facts = Pick<SchemeDetails, 'purAllow' | 'planMode'>
const planModes = { D: 'DIRECT', R: 'REGULAR' } as const

/** Whether a scheme of a link can be bought: it is open, and its plan is the one of the link's code (S4.080). */
export function verdictOf(code: string, scheme: Facts | undefined): SchemeVerdict {
  if (!scheme) return missing
  if (scheme.purAllow !== 'Y') return closed
  const plan = /-(D|R)/.exec(code)?.[1] as 'D' | 'R'
  return scheme.planMode === planModes[plan] ? open : otherPlan
}

/** Asked only for investors who hold something; for others the purchase itself says what is open to them. */
export async function schemeVerdict(code: string): Promise<SchemeVerdict> {
  if (!getSession()?.investor.hasInvestments) return open
  try {
    const [schemeCode = ''] = code.split('-')
    const lookup = { schemeCode, schemePlanCode: code }
    const { schemes } = await api.call(productApi.schemeDetails, lookup, { loader: true })
    return verdictOf(
      code,
      schemes.find((scheme) => scheme.schemePlanCode === code),
    )
  } catch {
    return missing
  }
}
