import { words } from '@portal/contracts/words'
import { spelled } from '@portal/contracts/words/spelled-hi'
import { sharedData } from '@portal/testing/shared-data'
import { rupeesInWords } from './public'
import { numberInWords } from './words'

test.each([
  [25_000_00, 'Twenty-five thousand rupees'],
  [1_00, 'One rupee'],
  [0, 'Zero rupees'],
  [1, 'One paisa'],
  [12_50, 'Twelve rupees and fifty paise'],
  [1_05_000_00, 'One lakh five thousand rupees'],
])('writes %d paise in words: %s [S9.061]', (paise, words) => {
  expect(rupeesInWords(paise)).toBe(words)
})

test('writes up to ten digits of rupees in words, and nothing above [S5.075]', () => {
  expect(rupeesInWords(9_999_999_999_00)).toBe(
    'Nine hundred ninety-nine crore ninety-nine lakh ninety-nine thousand nine hundred ninety-nine rupees',
  )
  expect(rupeesInWords(10_000_000_000_00)).toBe('')
  expect(rupeesInWords(-1)).toBe('')
  expect(rupeesInWords(0.5)).toBe('')
  expect(rupeesInWords(Number.MAX_VALUE)).toBe('')
})

test('agrees with the public word lists below a hundred crore [S9.061]', () => {
  const lists = sharedData('words/to-words-en-IN.json') as Record<string, [string, string][]>
  // From a hundred crore on the lists count in arab, which the portal does not use.
  const pairs = ['testIntegers', 'testIntegersExtended', 'testPowersOfTen', 'testBoundaries', 'testBigInts']
    .flatMap((name) => lists[name] ?? [])
    .map(([number, words]) => [Number(number.replace('n', '')), words] as const)
    .filter(([number]) => number < 1_000_000_000)
  expect(pairs.length).toBeGreaterThan(80)
  for (const [number, words] of pairs)
    expect(numberInWords(number)).toBe(
      words.toLowerCase().replace(/(ty) (?=[a-z]+)(?!hundred|thousand|lakh|crore)/g, '$1-'),
    )
})

test('agrees with the public lists of rupees and paise [S9.061]', () => {
  const lists = sharedData('words/to-words-en-IN.json') as Record<string, [string, string][]>
  const pairs = (lists['testStringWith2DecimalCurrency'] ?? []).filter(([text]) =>
    /^[1-9]\d*\.\d\d?$/.test(text),
  )
  expect(pairs.length).toBeGreaterThan(3)
  for (const [text, words] of pairs) {
    const [rupees = '', paise = ''] = text.split('.')
    const ours = rupeesInWords(Number(rupees) * 100 + Number(paise.padEnd(2, '0')))
    expect(`${ours.replace(/-/g, ' ')} only`.toLowerCase()).toBe(words.toLowerCase())
  }
})

test.each([
  [25_000_00, 'पच्चीस हज़ार रुपये'],
  [1_00, 'एक रुपया'],
  [0, 'शून्य रुपये'],
  [50, 'पचास पैसे'],
  [12_50, 'बारह रुपये और पचास पैसे'],
  [1_05_000_00, 'एक लाख पांच हज़ार रुपये'],
])('in Hindi %d paise are %s', (paise, said) => {
  words.speak('hi', { spelled })
  expect(rupeesInWords(paise)).toBe(said)
  words.speak('en')
})
