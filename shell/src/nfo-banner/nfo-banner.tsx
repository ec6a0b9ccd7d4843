import { useLocation } from '@portal/kernel'
import { Suspense } from 'react'
import { optionalPart } from '../dialogs/optional-part'
import { useAfter } from '../page/use-after'
import { showsBanner } from './banner-text'
import styles from './nfo-banner.module.css'
import type { OfferProps } from './offer'

/** Its code comes when it is time to ask for an offer, for which no page waits. */
const Offer = optionalPart<OfferProps>(() => import('./offer'))

/** S9.044 */
const dataDelayMs = 1000

/** The new fund offer under the header of home pages; its place is kept while it is not known whether there is one. */
export function NfoBanner() {
  const onHomePage = showsBanner(useLocation().pathname)
  const isTime = useAfter(dataDelayMs)
  if (!onHomePage) return null
  const place = <div className={styles.reserved} />
  return isTime ? (
    <Suspense fallback={place}>
      <Offer place={place} />
    </Suspense>
  ) : (
    place
  )
}
