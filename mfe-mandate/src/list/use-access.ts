import { mayCreateEMandate, queryFor, useQuery } from '@portal/kernel'
import { featureAccessApi } from '@portal/contracts/identity/feature-access'

/** Whether the investor may register mandates online; undefined while that is not known (S6.012 to S6.015). */
export function useAccess(pan: string): boolean | undefined {
  const requested = useQuery(queryFor(featureAccessApi.cugDetails, {}))
  if (requested.data) return mayCreateEMandate(requested.data.features, pan)
  // The server has the last word; a list that did not come keeps nobody out.
  return requested.isError ? true : undefined
}
