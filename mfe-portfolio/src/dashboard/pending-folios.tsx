import { lazy, Suspense } from 'react'

const Card = lazy(() => import('./pending-folios-card').catch(() => ({ default: () => null })))

/** Folios that were begun; nothing else of the page waits for them. */
export function PendingFolios({ pan }: { pan: string }) {
  return (
    <Suspense fallback={null}>
      <Card pan={pan} />
    </Suspense>
  )
}
