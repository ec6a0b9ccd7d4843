import {
  AlertDialog,
  api,
  Button,
  Card,
  newIdempotencyKey,
  OtpDialog,
  queryFor,
  RefusalNote,
  textOf,
  useCountdown,
  useInvestor,
  useQuery,
  useQueryClient,
  VisuallyHidden,
} from '@portal/kernel'
import { investorApi } from '@portal/contracts/folios/investor'
import { t } from '@portal/kernel/words'
import type { Order } from '@portal/contracts/orders/order'
import { useState } from 'react'
import { clockAndDay } from '../shared/days'
import { cancelWords, notCancelled, tooLateToCancel } from './cancel-words'
import type { Cancelling } from './receipt/receipt-words'
import { useConfirm } from './confirm'

/** The way to take an order back from its receipt; once its cut-off has passed, why not. */
export function CancelOrder({ order, cancel }: { order: Order; cancel: Cancelling }) {
  const { cancelUntil, orderNumber, state } = order
  const left = useTimeLeft(cancelUntil)
  if (!cancelUntil || state !== 'accepted') return null
  const until = clockAndDay(cancelUntil)
  if (left === 0)
    return (
      <Card title={tooLateToCancel(cancel.thing)}>
        <p>
          {t`You could cancel it until ${until}.`} {textOf(cancel.afterwards)}
        </p>
      </Card>
    )
  return (
    <Card title={t`Changed your mind?`} subtitle={t`You can cancel until ${until}.`}>
      <CancelButton cancel={cancel} order={order} about={t`, order ${orderNumber}`} />
    </Card>
  )
}

/** Seconds until a moment by the server's clock, never the browser's own; undefined until that is known. */
export function useTimeLeft(until: string | null): number | undefined {
  const { pan } = useInvestor()
  const { data, dataUpdatedAt } = useQuery(queryFor(investorApi.portfolio, { panNumber: pan }))
  const ahead = data ? Date.parse(data.serverNow) - dataUpdatedAt : 0
  const left = useCountdown(data && until ? Date.parse(until) - ahead : undefined)
  return data && left
}

export interface CancelButtonProps {
  cancel: Cancelling
  order: Pick<Order, 'transactionId' | 'folioNo'>
  /** Tells several buttons of a page apart. */
  about: string
  onCancelled?: () => void
}

/** Takes an order back: asked once more, then confirmed by a one-time code. */
export function CancelButton({ cancel, order, about, onCancelled }: CancelButtonProps) {
  const { endpoint, activity } = cancel
  const words = cancelWords(cancel.thing)
  const undoes = textOf(cancel.undoes)
  const { transactionId, folioNo } = order
  const client = useQueryClient()
  const [asking, setAsking] = useState(false)
  const [idempotencyKey] = useState(newIdempotencyKey)
  const { confirm, busy, failure, otp } = useConfirm({
    subject: { activityType: activity, folioNo, transactionId },
    idempotencyKey,
    call: (code, options) => api.call(endpoint, { transactionId, ...code, quickInvest: false }, options),
    done: () => {
      onCancelled?.()
      void client.invalidateQueries()
    },
  })
  return (
    <>
      {failure && <RefusalNote title={notCancelled(cancel.thing)}>{failure.message}</RefusalNote>}
      <Button variant="secondary" size="sm" busy={busy} onClick={() => setAsking(true)}>
        {words.cancelThis}
        <VisuallyHidden> {about}</VisuallyHidden>
      </Button>
      <AlertDialog
        open={asking}
        title={words.question}
        description={`${undoes} ${t`We send you a one-time code first.`}`}
        safe={{ label: words.keep, onChoose: () => setAsking(false) }}
        other={{
          label: words.cancel,
          variant: 'danger',
          onChoose: () => {
            setAsking(false)
            confirm()
          },
        }}
      />
      <OtpDialog {...otp} title={words.byCode} />
    </>
  )
}
