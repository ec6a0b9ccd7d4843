import { AlertDialog, api, Button, Stack } from '@portal/kernel'
import { t } from '@portal/kernel/words'
import { type ServiceRequest, serviceRequestApi } from '@portal/contracts/service-requests/service-request'
import { useState } from 'react'
import { FailureNote } from '../shared/failure-note'
import { useChange } from './use-change'

/** What an investor can still do with a request. */
export function RequestActions({ request }: { request: ServiceRequest }) {
  const { requestId, canCancel, canSendAgain, title } = request
  const { change, busy, failure } = useChange()
  const [asking, setAsking] = useState(false)
  if (!canCancel && !canSendAgain) return null
  return (
    <Stack gap="sm">
      <FailureNote failure={failure} />
      {canSendAgain && (
        <Button
          busy={busy}
          onClick={() => void change(() => api.call(serviceRequestApi.sendAgain, { requestId }))}
        >
          {t`Send it again`}
        </Button>
      )}
      {canCancel && (
        <Button variant="secondary" busy={busy} onClick={() => setAsking(true)}>
          {t`Cancel this request`}
        </Button>
      )}
      <AlertDialog
        open={asking}
        title={t`Cancel this request?`}
        description={t`${title}: nothing will be changed. You can ask for it again.`}
        safe={{ label: t`Keep it`, onChoose: () => setAsking(false) }}
        other={{
          label: t`Cancel the request`,
          variant: 'danger',
          onChoose: () => {
            setAsking(false)
            void change(() => api.call(serviceRequestApi.cancel, { requestId }))
          },
        }}
      />
    </Stack>
  )
}
