import { RefusalNote } from '@portal/kernel'
import type { ApiError } from '@portal/kernel'
import type { HeldKind } from './outflow-kind'
import { KycPopup } from '../../shared/kyc-popup'
import { mayRepeat } from '../../transaction/place-with-code'
import { ChangeLink } from './change-link'
import styles from './outflow.module.css'
import { belowMinimum, MinimumDialog } from './minimum-dialog'

/** What the server said against an order, and the way to change it. */
export function FailureNote({ kind, failure }: { kind: HeldKind; failure: ApiError }) {
  if (mayRepeat(failure))
    return (
      <RefusalNote tone="warning" title="You may have placed this order.">
        {failure.message} Confirm again: you do not place it twice.
      </RefusalNote>
    )
  return (
    <>
      <RefusalNote title={kind.words.notPlaced}>
        {failure.code === belowMinimum && <MinimumDialog />}
        {failure.message}
        {kind.fieldOf(failure.code) && (
          <div className={styles.change}>
            <ChangeLink kind={kind} refusal={failure} />
          </div>
        )}
      </RefusalNote>
      <KycPopup failure={failure} />
    </>
  )
}
