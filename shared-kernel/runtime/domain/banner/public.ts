export { BannerSlot } from './banner-slot'
export type { BannerPlace } from './banner-placement'
