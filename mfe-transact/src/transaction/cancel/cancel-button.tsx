import {
  AlertDialog,
  Button,
  newIdempotencyKey,
  OtpDialog,
  RefusalNote,
  useQueryClient,
  VisuallyHidden,
} from '@portal/kernel'
import { useState } from 'react'
import { useConf } from '../../shared/use-conf'
import { useConfirm } from '../use-confirm'
import type { CancelKind } from './cancellable'

export interface CancelButtonProps {
  kind: CancelKind
  transactionId: string
  folioNo: string | null
  /** Tells several buttons of a page apart. */
  about: string
  onCancelled?: () => void
}

/** Takes an order back: asked once more, then confirmed by a one-time code. */
export function CancelButton({ kind, transactionId, folioNo, about, onCancelled }: CancelButtonProps) {
  const client = useQueryClient()
  const conf = useConf()
  const [asking, setAsking] = useState(false)
  const [idempotencyKey] = useState(newIdempotencyKey)
  const { confirm, busy, failure, otp } = useConfirm({
    subject: { activityType: kind.activity, folioNo, transactionId },
    idempotencyKey,
    call: kind.call(transactionId),
    done: () => {
      onCancelled?.()
      void client.invalidateQueries()
    },
  })
  return (
    <>
      {failure && <RefusalNote title={`Your ${kind.noun} was not cancelled.`}>{failure.message}</RefusalNote>}
      <Button variant="secondary" size="sm" busy={busy} onClick={() => setAsking(true)}>
        Cancel this {kind.noun}
        <VisuallyHidden> {about}</VisuallyHidden>
      </Button>
      <AlertDialog
        open={asking}
        title={`Cancel this ${kind.noun}?`}
        description={`${kind.undoes} We send you a one-time code first.`}
        safe={{ label: `Keep the ${kind.noun}`, onChoose: () => setAsking(false) }}
        other={{
          label: `Cancel the ${kind.noun}`,
          variant: 'danger',
          onChoose: () => {
            setAsking(false)
            confirm()
          },
        }}
      />
      <OtpDialog
        {...otp}
        title={`Cancel your ${kind.noun}`}
        length={conf?.otp.digits}
        voice={conf?.otp.voiceText}
      />
    </>
  )
}
