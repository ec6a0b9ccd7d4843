/** S2.085 */
export const defaultGround = '#033361'

type Rgb = readonly [red: number, green: number, blue: number]

/** WCAG's least contrast of running text. */
const leastContrast = 4.5
const white: Rgb = [255, 255, 255]
const navy: Rgb = [2, 38, 74]

function parseHex(colour: string): Rgb | undefined {
  const short = /^#([\da-f])([\da-f])([\da-f])$/i.exec(colour.trim())
  const long = short
    ? short.map((digit) => digit + digit)
    : /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(colour.trim())
  if (!long) return undefined
  return [1, 2, 3].map((part) => parseInt(long[part] ?? '', 16)) as unknown as Rgb
}

const toHex = (colour: Rgb): string =>
  `#${colour.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`

function luminance(colour: Rgb): number {
  const [red, green, blue] = colour.map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as unknown as Rgb
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: Rgb, other: Rgb): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

export interface BannerColours {
  /** "#rrggbb" */
  ground: string
  text: 'white' | 'navy'
}

/** The banner's ground, the default one where the data gives none or nonsense, and the text that reads on it. */
export function bannerColours(backgroundColor: string | null): BannerColours {
  let ground = parseHex(backgroundColor ?? '') ?? parseHex(defaultGround)!
  if (contrast(ground, navy) >= leastContrast && contrast(ground, navy) > contrast(ground, white))
    return { ground: toHex(ground), text: 'navy' }
  // On middle tones neither text reads: they are darkened until white does.
  while (contrast(ground, white) < leastContrast)
    ground = ground.map((part) => Math.floor(part * 0.95)) as unknown as Rgb
  return { ground: toHex(ground), text: 'white' }
}
