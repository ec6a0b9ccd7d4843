import { CancelList } from '../transaction/cancel/cancel-list'
import { cancelKinds } from '../transaction/cancel/cancellable'

/** Redemptions that can still be taken back (S2.024). */
export default function CancelRedemptionPage() {
  return <CancelList kind={cancelKinds.redemption} />
}
