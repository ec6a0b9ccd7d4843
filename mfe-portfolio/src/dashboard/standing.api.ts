import { queryFor, useInvestor, useQuery } from '@portal/kernel'
import { folioBankApi } from '@portal/kernel/contracts/folio-bank'
import { nomineeApi } from '@portal/kernel/contracts/nominee'
import { profileApi } from '@portal/kernel/contracts/profile'
import { serviceRequestApi } from '@portal/kernel/contracts/service-request'
import { systematicPlanApi } from '@portal/kernel/contracts/systematic-plan'
import { unclaimedApi } from '@portal/kernel/contracts/unclaimed'
import type { Standing } from './standing-attention'

/** What waits for the investor beside orders; asked once the figures of the page have been, since it stands below them. */
export function useStanding(enabled: boolean): Standing {
  const { pan: panNumber } = useInvestor()
  const ofInvestor = { panNumber }
  const requests = useQuery({ ...queryFor(serviceRequestApi.list, ofInvestor), enabled })
  const renewable = useQuery({ ...queryFor(systematicPlanApi.renewable, ofInvestor), enabled })
  return {
    unclaimed: useQuery({ ...queryFor(unclaimedApi.list, ofInvestor), enabled }).data?.amounts,
    requests: requests.data?.requests,
    renewable: renewable.data?.plans,
    account: useQuery({ ...queryFor(profileApi.account, ofInvestor), enabled }).data,
    banks: useQuery({ ...queryFor(folioBankApi.banks, ofInvestor), enabled }).data,
    nominees: useQuery({ ...queryFor(nomineeApi.nominees, ofInvestor), enabled }).data,
  }
}
