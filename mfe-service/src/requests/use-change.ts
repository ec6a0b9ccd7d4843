import { queryFor, useQueryClient } from '@portal/kernel'
import { type ServiceRequest, serviceRequestApi } from '@portal/contracts/service-requests/service-request'
import { useState } from 'react'
import { readAnew } from './read-anew'

/** Does something with a request and shows how it stands then. */
export function useChange() {
  const client = useQueryClient()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const change = async (call: () => Promise<{ request: ServiceRequest }>): Promise<void> => {
    if (busy) return
    setBusy(true)
    setFailure(undefined)
    try {
      const answer = await call()
      const { requestId } = answer.request
      client.setQueryData(queryFor(serviceRequestApi.detail, { requestId }).queryKey, answer)
      readAnew(client)
    } catch (error) {
      setFailure((error as Error).message)
    } finally {
      setBusy(false)
    }
  }
  return { change, busy, failure }
}
