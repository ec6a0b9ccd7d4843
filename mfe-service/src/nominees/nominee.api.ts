import { queryFor, useInvestor, useQuery } from '@portal/kernel'
import { nomineeApi } from '@portal/kernel/contracts/nominee'

export function useNominees() {
  const { pan } = useInvestor()
  return useQuery(queryFor(nomineeApi.nominees, { panNumber: pan }))
}
