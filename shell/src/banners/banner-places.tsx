import { useLocation } from '@portal/kernel'
import { Suspense } from 'react'
import { optionalPart } from '../dialogs/optional-part'
import { useAfter } from '../page/use-after'
import type { BannerSlotsProps } from './banner-slots'
import styles from './banner-places.module.css'
import { placesOf } from './places-of'

const BannerSlots = optionalPart<BannerSlotsProps>(() => import('./banner-slots'))

/** The page's own calls come first. */
const delayMs = 1000

/** The banners of the page on screen, below its content, so that they move nothing when they arrive. */
export function BannerPlaces() {
  const { pathname } = useLocation()
  const places = placesOf(pathname)
  const isTime = useAfter(delayMs)
  if (!isTime || !places.length) return null
  return (
    <div className={styles.places}>
      <Suspense fallback={null}>
        <BannerSlots places={places} />
      </Suspense>
    </div>
  )
}
