import { useOutage } from '@portal/kernel/internal'
import { Suspense } from 'react'
import { optionalPart } from '../dialogs/optional-part'

const Notice = optionalPart(() => import('./outage-notice'))

/** Says above every page what does not work for now, in the words of who runs the portal. */
export function Outage() {
  const text = useOutage()
  if (!text) return null
  return (
    <Suspense fallback={null}>
      <Notice text={text} />
    </Suspense>
  )
}
