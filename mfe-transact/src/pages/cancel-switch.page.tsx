import { CancelList } from '../transaction/cancel/cancel-list'
import { cancelKinds } from '../transaction/cancel/cancellable'

/** Switches that can still be taken back (S2.025). */
export default function CancelSwitchPage() {
  return <CancelList kind={cancelKinds.switch} />
}
