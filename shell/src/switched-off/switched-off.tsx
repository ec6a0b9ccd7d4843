import { useAtomValue } from '@portal/kernel'
import { usePageHandle, withdrawnRemotesAtom } from '@portal/kernel/internal'
import { Suspense } from 'react'
import { optionalPart } from '../dialogs/optional-part'

const Notice = optionalPart(() => import('./switched-off-notice'))

/** Tells who is in the middle of something that its part of the portal was switched off: nothing is torn away. */
export function SwitchedOff() {
  const remote = usePageHandle()?.remote
  const withdrawn = useAtomValue(withdrawnRemotesAtom)
  if (!remote || !withdrawn.includes(remote)) return null
  return (
    <Suspense fallback={null}>
      <Notice />
    </Suspense>
  )
}
