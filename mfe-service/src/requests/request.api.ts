import { queryFor, useInvestor, useQuery } from '@portal/kernel'
import { contentApi } from '@portal/kernel/contracts/content'
import { serviceRequestApi } from '@portal/kernel/contracts/service-request'

export function useRequests() {
  const { pan } = useInvestor()
  return useQuery(queryFor(serviceRequestApi.list, { panNumber: pan }))
}

export const useRequest = (requestId: string) => useQuery(queryFor(serviceRequestApi.detail, { requestId }))

export const useRequestSettings = () => useQuery(queryFor(serviceRequestApi.settings, {}))

/** How many digits a code has in this installation. */
export const useOtpDigits = (): number | undefined => useQuery(queryFor(contentApi.conf, {})).data?.otp.digits
