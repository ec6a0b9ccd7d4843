import { CancelList } from './cancel-list'
import { cancelKinds } from './cancellable'

/** Redemptions that can still be taken back (S2.024). */
export default function CancelRedemptionPage() {
  return <CancelList kind={cancelKinds.redemption} />
}
