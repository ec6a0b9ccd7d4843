import { queryFor, useQuery } from '@portal/kernel'
import { mandateApi } from '@portal/kernel/contracts/mandate'

const askEveryMs = 3000

/** How a registration stands; asked again while the bank has not told yet that it was decided. */
export const useRegistration = (registrationId: string) =>
  useQuery({
    ...queryFor(mandateApi.registration, { registrationId }),
    refetchInterval: ({ state }) => (state.data?.registration.state === 'opened' ? askEveryMs : false),
  })
