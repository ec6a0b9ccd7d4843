import { useAtomValue, useIsMobile, useLocation } from '@portal/kernel'
import { Suspense } from 'react'
import { optionalPart } from '../dialogs/optional-part'
import { installOfferAtom } from './install-offer'

const InstallBanner = optionalPart(() => import('./install-banner'))

/** Where the portal offers to be added to the home screen: the log-in page on mobile (S2.094). */
export function InstallPlace() {
  const offer = useAtomValue(installOfferAtom)
  const isMobile = useIsMobile()
  const { pathname } = useLocation()
  if (!offer || !isMobile || pathname !== '/auth/login') return null
  return (
    <Suspense fallback={null}>
      <InstallBanner offer={offer} />
    </Suspense>
  )
}
