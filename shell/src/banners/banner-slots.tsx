import { BannerSlot } from '@portal/kernel/internal'
import type { placesOf } from './places-of'

export interface BannerSlotsProps {
  places: ReturnType<typeof placesOf>
}

/** The banners of these places, one below the other. */
export default function BannerSlots({ places }: BannerSlotsProps) {
  return places.map((place) => <BannerSlot key={place} place={place} />)
}
