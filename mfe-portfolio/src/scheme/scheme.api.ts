import { scopeOfVisit, queryFor, useQuery } from '@portal/kernel'
import { contentApi } from '@portal/contracts/support/content'
import { investorApi } from '@portal/contracts/folios/investor'
import { productApi, type NavPeriod } from '@portal/contracts/schemes/product'
import type { lookupFor } from '../shared/scheme-lookup'

type Lookup = NonNullable<ReturnType<typeof lookupFor>>

/** All that a fund's page shows; the calls go out together. */
export function useScheme(lookup: Lookup, panNumber: string) {
  return {
    details: useQuery(queryFor(productApi.schemeDetails, lookup)),
    // What is owned is not for a session for one task.
    portfolio: useQuery({ ...queryFor(investorApi.portfolio, { panNumber }), enabled: !scopeOfVisit() }),
    chips: useQuery(queryFor(contentApi.amountChips, {})),
  }
}

/** The NAVs of a period; the last period stays on screen until the next has come. */
export function useNavHistory(schemePlanCode: string, period: NavPeriod) {
  return useQuery({
    ...queryFor(productApi.navHistory, { schemePlanCode, period }),
    placeholderData: (previous) => previous,
  })
}
