import { queryFor, useQuery, useQueryClient } from '@portal/kernel'
import { mandateApi } from '@portal/contracts/mandates/mandate'
import { useEffect } from 'react'

const askEveryMs = 3000

/** How a registration stands; asked again while the bank has not told yet that it was decided. */
export function useRegistration(registrationId: string) {
  const client = useQueryClient()
  const requested = useQuery({
    ...queryFor(mandateApi.registration, { registrationId }),
    refetchInterval: ({ state }) => (state.data?.registration.state === 'opened' ? askEveryMs : false),
  })
  const state = requested.data?.registration.state
  // What other pages read of the mandates before is older than this: they ask again when they open.
  useEffect(() => {
    if (state) void client.invalidateQueries({ refetchType: 'none' })
  }, [client, state])
  return requested
}
