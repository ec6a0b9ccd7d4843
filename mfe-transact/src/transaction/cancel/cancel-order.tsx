import { Card } from '@portal/kernel'
import type { Order } from '@portal/kernel/contracts/order'
import { useTimeLeft } from '../../shared/use-time-left'
import { CancelButton } from './cancel-button'
import { cancelKindOf } from './cancellable'
import { untilText } from './until-text'

/** The way to take an order back from its receipt; once its cut-off has passed, why not. */
export function CancelOrder({ order }: { order: Order }) {
  const { cancelUntil, transactionId, folioNo, orderNumber, state } = order
  const kind = cancelKindOf(order)
  const left = useTimeLeft(cancelUntil)
  if (!kind || !cancelUntil || state !== 'accepted') return null
  if (left === 0)
    return (
      <Card title={`You cannot cancel this ${kind.noun} any more`}>
        <p>
          You could cancel it until {untilText(cancelUntil)}. {kind.tooLate}
        </p>
      </Card>
    )
  return (
    <Card title="Changed your mind?" subtitle={`You can cancel until ${untilText(cancelUntil)}.`}>
      <CancelButton
        kind={kind}
        transactionId={transactionId}
        folioNo={folioNo}
        about={`, order ${orderNumber}`}
      />
    </Card>
  )
}
