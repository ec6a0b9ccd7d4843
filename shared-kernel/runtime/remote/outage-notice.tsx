import type { Outage } from '@portal/contracts/manifest'
import { lazy, Suspense } from 'react'

// Where its code does not come, the page stands without it.
const OutageNote = lazy(() => import('./outage-note').catch(() => ({ default: () => null })))

interface OutageNoticeProps {
  outage: Outage | undefined
  /** Where it stands in its host. */
  className?: string | undefined
}

/** Says above a page of any host what does not work for now, in the words of who runs the portal (architecture: how a remote meets the shell). */
export function OutageNotice({ outage, className }: OutageNoticeProps) {
  if (!outage) return null
  return (
    <Suspense fallback={null}>
      <OutageNote outage={outage} className={className} />
    </Suspense>
  )
}
