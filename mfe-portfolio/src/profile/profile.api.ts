import { queryFor, useQuery } from '@portal/kernel'
import { contentApi } from '@portal/contracts/support/content'
import { investorApi } from '@portal/contracts/folios/investor'
import { profileApi } from '@portal/contracts/portfolio/profile'

/** Everything that the page shows; all calls go out together. */
export function useProfile(panNumber: string) {
  return {
    account: useQuery(queryFor(profileApi.account, { panNumber })),
    folios: useQuery(queryFor(investorApi.folios, { panNumber })),
    conf: useQuery(queryFor(contentApi.conf, {})),
  }
}
