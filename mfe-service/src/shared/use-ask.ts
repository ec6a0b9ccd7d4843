import { href, queryFor, routes, useNavigate, useQueryClient } from '@portal/kernel'
import type { RouteReference } from '@portal/contracts/wire/routes'
import { type ServiceRequest, serviceRequestApi } from '@portal/contracts/service-requests/service-request'
import { useState } from 'react'

type Answer = { request: ServiceRequest }

/** Sends what is asked for, and goes to the page of the request, where it is confirmed. */
export function useAsk(to: RouteReference<'id'> = routes.oneServiceRequest) {
  const navigate = useNavigate()
  const client = useQueryClient()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const ask = async (make: () => Promise<Answer>): Promise<void> => {
    if (busy) return
    setBusy(true)
    setFailure(undefined)
    try {
      const answer = await make()
      const { requestId } = answer.request
      client.setQueryData(queryFor(serviceRequestApi.detail, { requestId }).queryKey, answer)
      void client.invalidateQueries({ queryKey: [serviceRequestApi.list.path] })
      void navigate(href(to, { id: requestId }))
    } catch (error) {
      setFailure((error as Error).message)
    } finally {
      setBusy(false)
    }
  }
  return { ask, busy, failure, forget: () => setFailure(undefined) }
}
