import { bannerColours, defaultGround } from './banner-colours'

function luminance(hex: string): number {
  const parts = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255)
  const [red = 0, green = 0, blue = 0] = parts.map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const textColours = { white: '#ffffff', navy: '#02264a' }

function contrastOf(ground: string, text: 'white' | 'navy'): number {
  const [high = 0, low = 0] = [luminance(ground), luminance(textColours[text])].sort((a, b) => b - a)
  return (high + 0.05) / (low + 0.05)
}

test.each([null, '', 'red', '#12', 'url(x)', '#0333610'])(
  'the ground for %j is #033361 with white text [S2.085]',
  (given) => {
    expect(defaultGround).toBe('#033361')
    expect(bannerColours(given)).toEqual({ ground: '#033361', text: 'white' })
  },
)

test('a light ground takes navy text, a dark one white', () => {
  expect(bannerColours('#FFD166')).toEqual({ ground: '#ffd166', text: 'navy' })
  expect(bannerColours('#402')).toEqual({ ground: '#440022', text: 'white' })
})

test('the text reads on every ground that may come, 4.5 to 1 at least', () => {
  const digits = [...'0123456789abcdef']
  const grounds = digits.flatMap((red) =>
    digits.flatMap((green) => digits.map((blue) => `#${red}${green}${blue}`)),
  )
  const least = Math.min(
    ...grounds.map((given) => {
      const { ground, text } = bannerColours(given)
      return contrastOf(ground, text)
    }),
  )
  expect(grounds).toHaveLength(4096)
  expect(least).toBeGreaterThanOrEqual(4.5)
})
