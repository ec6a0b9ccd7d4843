import { queryFor, useLocation, useQuery } from '@portal/kernel'
import { contentApi } from '@portal/kernel/contracts/content'
import { type ComponentType, lazy, Suspense } from 'react'
import { useAfter } from '../page/use-after'
import { showsBanner } from './banner-text'
import styles from './nfo-banner.module.css'
import type { OfferProps } from './offer'

/** Its code comes with the first offer, for which no page waits; where it does not come, nothing shows. */
const Offer = lazy((): Promise<{ default: ComponentType<OfferProps> }> =>
  import('./offer').catch(() => ({ default: () => null })),
)

/** S9.044 */
const dataDelayMs = 1000

/** The new fund offer under the header of home pages; its place is kept while it is not known whether there is one. */
export function NfoBanner() {
  const onHomePage = showsBanner(useLocation().pathname)
  const enabled = useAfter(dataDelayMs) && onHomePage
  const offers = useQuery({ ...queryFor(contentApi.nfoBanner, {}), enabled })
  if (!onHomePage || offers.isError) return null
  const place = <div className={styles.reserved} />
  if (!offers.data) return place
  const [banner] = offers.data.banners
  return banner ? (
    <Suspense fallback={place}>
      <Offer banner={banner} />
    </Suspense>
  ) : null
}
