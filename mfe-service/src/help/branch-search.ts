import { t } from '@portal/kernel/words'
import type { Branch } from '@portal/contracts/support/content'

export interface Place {
  latitude: number
  longitude: number
}

const radians = (degrees: number) => (degrees * Math.PI) / 180
const earthKm = 6371

/** The way between two places as the crow flies. */
export function distanceKm(one: Place, other: Place): number {
  const [up, along] = [radians(other.latitude - one.latitude), radians(other.longitude - one.longitude)]
  const chord =
    Math.sin(up / 2) ** 2 +
    Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * Math.sin(along / 2) ** 2
  return 2 * earthKm * Math.asin(Math.sqrt(chord))
}

/** "1.2 km", and from 10 km up without decimals. */
export function distanceText(km: number): string {
  const distance = km < 10 ? km.toFixed(1) : Math.round(km)
  return t`${distance} km`
}

/** How many digits two pin codes begin with alike: the more, the nearer they lie. */
function sharedDigits(one: string, other: string): number {
  let at = 0
  while (at < one.length && one[at] === other[at]) at++
  return at
}

/** "411 004" is the pin code 411004. */
const pinOf = (text: string) => (/^[\d\s]+$/.test(text) ? text.replace(/\s/g, '') : undefined)

/**
 * The branches for what was typed: by pin code the nearest first, by the name of a town, a state or a part of town;
 * all of them for nothing. With a place, the nearest first.
 */
export function findBranches(branches: readonly Branch[], text: string, place?: Place): Branch[] {
  const wanted = text.trim().toLowerCase()
  const pin = pinOf(wanted)
  const found = pin ? byPin(branches, pin) : byName(branches, wanted)
  if (!place) return found
  return found.sort((one, other) => distanceKm(place, one) - distanceKm(place, other))
}

function byPin(branches: readonly Branch[], pin: string): Branch[] {
  const near = ({ pinCode }: Branch) => sharedDigits(pinCode, pin)
  const away = ({ pinCode }: Branch) => Math.abs(Number(pinCode) - Number(pin.padEnd(6, '0')))
  return branches
    .filter((branch) => near(branch) > 0)
    .sort((one, other) => near(other) - near(one) || away(one) - away(other))
}

const byName = (branches: readonly Branch[], wanted: string) =>
  branches.filter(({ name, town, state }) =>
    [name, town, state].some((each) => each.toLowerCase().startsWith(wanted)),
  )
