import { queryFor, useInvestor, useQuery } from '@portal/kernel'
import { investorApi } from '@portal/kernel/contracts/investor'

/** The folios of the investor, with their banks, nominees and holdings. */
export function useFolios() {
  const { pan } = useInvestor()
  return useQuery(queryFor(investorApi.folios, { panNumber: pan }))
}
