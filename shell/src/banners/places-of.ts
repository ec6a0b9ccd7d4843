import type { BannerPlace } from '@portal/kernel/internal'

/** Which banners a page shows below its content, by its path below the basename (S2.098 to S2.102). */
const places: readonly (readonly [RegExp, readonly BannerPlace[]])[] = [
  [/^\/auth\/login$/, ['Investor Login']],
  [/^\/home\/dashboard$/, ['Investor Dashboard 1', 'Investor Dashboard 2']],
  // Where a receipt is downloaded.
  [/^\/home\/(transaction|create-folio)\/(successfull|multi-success)$/, ['PDF download']],
  // Where solutions are looked for beside single funds.
  [/^\/home\/explore-funds(\/All)?$/, ['Investment Solutions']],
]

const none: readonly BannerPlace[] = []

export function placesOf(pathname: string): readonly BannerPlace[] {
  return places.find(([page]) => page.test(pathname))?.[1] ?? none
}
