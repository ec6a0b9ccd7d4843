import { queryFor, useQuery } from '@portal/kernel'
import { contentApi } from '@portal/kernel/contracts/content'
import { investorApi } from '@portal/kernel/contracts/investor'
import { profileApi } from '@portal/kernel/contracts/profile'

/** Everything that the page shows; all calls go out together. */
export function useProfile(panNumber: string) {
  return {
    account: useQuery(queryFor(profileApi.account, { panNumber })),
    folios: useQuery(queryFor(investorApi.folios, { panNumber })),
    conf: useQuery(queryFor(contentApi.conf, {})),
  }
}
