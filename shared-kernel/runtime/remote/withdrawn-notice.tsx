import { lazy, Suspense } from 'react'
import { useAtomValue, withdrawnRemotesAtom } from '../state/public'
import { usePageHandle } from './page-handle'

// Where its code does not come, the page stands without it.
const WithdrawnNote = lazy(() => import('./withdrawn-note').catch(() => ({ default: () => null })))

interface WithdrawnNoticeProps {
  /** Where it stands in its host. */
  className?: string | undefined
}

/**
 * Tells who is in the middle of something, in any host, that the remote of the page on screen was withdrawn: nothing is torn away
 * (architecture: how a remote meets the shell).
 */
export function WithdrawnNotice({ className }: WithdrawnNoticeProps) {
  const remote = usePageHandle()?.remote
  const withdrawn = useAtomValue(withdrawnRemotesAtom)
  if (!remote || !withdrawn.includes(remote)) return null
  return (
    <Suspense fallback={null}>
      <WithdrawnNote className={className} />
    </Suspense>
  )
}
