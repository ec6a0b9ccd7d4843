import type { BannerPlacement } from '@portal/contracts/support/content'
import { breakpoints } from '@portal/contracts/format'

/** The place of a banner on a page; the login page's comes in three shapes, by the width of the screen (S2.098, S2.099). */
export type BannerPlace = Exclude<BannerPlacement, 'Investor Login Tablet' | 'Investor Login Mobile'>

/** Which banner a place takes at a width in CSS pixels. */
export function placementAt(place: BannerPlace, width: number): BannerPlacement {
  if (place !== 'Investor Login') return place
  if (width <= breakpoints.mobile) return 'Investor Login Mobile'
  return width < breakpoints.desktop ? 'Investor Login Tablet' : place
}
