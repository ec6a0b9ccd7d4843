import { CancelList } from './cancel-list'
import { cancelKinds } from './cancellable'

/** Switches that can still be taken back (S2.025). */
export default function CancelSwitchPage() {
  return <CancelList kind={cancelKinds.switch} />
}
