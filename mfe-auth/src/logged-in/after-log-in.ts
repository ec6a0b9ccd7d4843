import { href, queryClient, queryFor, readStored, routes, writeStored } from '@portal/kernel'
import type { Investor } from '@portal/contracts/identity/auth'
import { investorApi } from '@portal/contracts/folios/investor'
import { productApi } from '@portal/contracts/schemes/product'
import * as z from 'zod/mini'
import { defaultSchemes } from './default-schemes'

export { saveLoginDetails } from './save-login-details'

/** A log-in waits no longer than this for what only chooses its first page. */
const timeoutMs = 4000

/** Both answers stay in the cache, where the page that opens next finds them. */
async function purchasableHoldings(pan: string): Promise<string[]> {
  const once = { retry: false } as const
  const [portfolio, list] = await Promise.all([
    queryClient.fetchQuery({
      ...queryFor(investorApi.portfolio, { panNumber: pan }),
      ...once,
    }),
    queryClient.fetchQuery({ ...queryFor(productApi.schemes, {}), ...once }),
  ])
  return defaultSchemes(portfolio.holdings, list.categories)
}

const nothingInTime = (): { promise: Promise<string[]>; stop: () => void } => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const promise = new Promise<string[]>((resolve) => (timer = setTimeout(resolve, timeoutMs, [])))
  return { promise, stop: () => clearTimeout(timer) }
}

/**
 * Where a log-in leads: to the fund list, with the schemes of the investor selected that take more money, else home
 * (S4.029 to S4.032). Whoever was going somewhere goes there. Never fails: what cannot be read leads home.
 */
export async function afterLogIn({ pan, hasInvestments }: Investor): Promise<string> {
  if (!hasInvestments || readStored('redirectionDefaultLink', z.string())) return href(routes.home)
  const late = nothingInTime()
  const schemes = await Promise.race([purchasableHoldings(pan).catch(() => []), late.promise])
  late.stop()
  if (schemes.length === 0) return href(routes.home)
  writeStored('defaultSchemes', schemes)
  return href(routes.exploreAllFunds)
}
