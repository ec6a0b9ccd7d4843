import { sharedData } from '@portal/testing/shared-data'
import { rupeesInWords } from './public'
import { numberInWords } from './words'

type List = [text: string, words: string][]

const plain = (words: string): string => words.toLowerCase().replace(/-/g, ' ')
const ours = (value: number): string => plain(numberInWords(value))

const sizes: Record<string, number> = {
  hundred: 100,
  thousand: 1e3,
  lakh: 1e5,
  crore: 1e7,
  arab: 1e9,
  kharab: 1e11,
  neel: 1e13,
}
const names = new Map(Array.from({ length: 100 }, (_, value) => [ours(value), value]))

/** What a numeral in Indian words counts; each part before a unit is below a hundred, or a whole number of it. */
function valueOf(words: string): number {
  const parts = words.split(' ')
  const unit = Object.keys(sizes)
    .reverse()
    .find((name) => parts.includes(name))
  if (!unit) return names.get(words) ?? NaN
  const at = parts.lastIndexOf(unit)
  const rest = parts.slice(at + 1).join(' ')
  return valueOf(parts.slice(0, at).join(' ')) * (sizes[unit] ?? NaN) + (rest ? valueOf(rest) : 0)
}

const odd: Record<string, string> = {
  first: 'one',
  second: 'two',
  third: 'three',
  fifth: 'five',
  eighth: 'eight',
  ninth: 'nine',
  twelfth: 'twelve',
}
/** The cardinal of an ordinal: `twenty first`. Ordinals of a round unit leave its one out: `one lakh hundredth`. */
const cardinal = (words: string): string =>
  words
    .replace(/\w+$/, (last) => odd[last] ?? last.replace(/ieth$/, 'y').replace(/th$/, ''))
    .replace(/(^|crore |lakh |thousand )(hundred|thousand|lakh|crore)$/, '$1one $2')

/** A whole number of the lists: the very words below an arab, the same value above, where the portal counts on in crore. */
function checkWhole(value: number, words: string): void {
  if (value < 1e9) return expect(ours(value)).toBe(words)
  expect([valueOf(words), valueOf(ours(value))]).toEqual([value, value])
}

/** An amount: its words without those for no rupees or no paise, which the portal leaves out. */
function checkRupees(text: string, words: string): void {
  const said = words
    .replace(/ only$/, '')
    .replace(/ and zero paise$/, '')
    .replace(/^zero rupees and /, '')
  expect(plain(rupeesInWords(Math.round(Number(text) * 100)))).toBe(said)
}

function check(list: string, text: string, words: string): void {
  if (text.startsWith('-')) {
    expect(() => numberInWords(Number(text))).toThrow(RangeError)
    expect(rupeesInWords(Number(text) * 100)).toBe('')
    return check(list, text.slice(1), words.replace(/^minus /, ''))
  }
  if (words.includes('rupee')) return checkRupees(text, words)
  const whole = Math.trunc(Number(text))
  if (list === 'testOrdinalNumbers') return checkWhole(whole, cardinal(words))
  // Of decimals, fractions and foreign money the portal writes none; their whole parts are numerals as all others.
  const [head = ''] = words.split(/ point | and | kuwaiti /)
  return checkWhole(whole, head)
}

test('agrees with all 273 public vectors of English words with Indian units [S9.061] [S5.075]', () => {
  const lists = sharedData('words/to-words-en-IN.json') as Record<string, List>
  const vectors = Object.entries(lists).flatMap(([list, pairs]) =>
    pairs.map(([text, words]) => ({ list, text: text.replace(/n$/, ''), words: plain(words) })),
  )
  expect(vectors).toHaveLength(273)
  for (const { list, text, words } of vectors) check(list, text, words)
})
