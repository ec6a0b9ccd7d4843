import { Suspense, useState } from 'react'
import { optionalPart } from '../dialogs/optional-part'
import { useAfter } from '../page/use-after'
import { noticesShown } from './shown-notices'

const NoticeQueue = optionalPart(() => import('./notice-queue'))

/** The page comes first; what the investor should see to comes when it stands. */
const afterMs = 1500

/** Puts what waits for the investor before them, once a session, on a page where nothing is interrupted. */
export function Notices({ pan }: { pan: string }) {
  const settled = useAfter(afterMs)
  // Asked once: what is on screen stays there when the frame around it changes.
  const [wereShown] = useState(noticesShown)
  if (!settled || wereShown) return null
  return (
    <Suspense>
      <NoticeQueue pan={pan} />
    </Suspense>
  )
}
