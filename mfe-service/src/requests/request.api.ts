import { queryFor, useInvestor, useQuery } from '@portal/kernel'
import { serviceRequestApi } from '@portal/contracts/service-requests/service-request'

export function useRequests() {
  const { pan } = useInvestor()
  return useQuery(queryFor(serviceRequestApi.list, { panNumber: pan }))
}

export const useRequest = (requestId: string) => useQuery(queryFor(serviceRequestApi.detail, { requestId }))

export const useRequestSettings = () => useQuery(queryFor(serviceRequestApi.settings, {}))
