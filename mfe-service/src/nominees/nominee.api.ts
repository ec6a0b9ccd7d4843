import { queryFor, useInvestor, useQuery } from '@portal/kernel'
import { nomineeApi } from '@portal/contracts/folios/nominee'

export function useNominees() {
  const { pan } = useInvestor()
  return useQuery(queryFor(nomineeApi.nominees, { panNumber: pan }))
}
