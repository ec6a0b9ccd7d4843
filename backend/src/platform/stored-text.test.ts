import { bringLanguages, inLanguage } from './language'
import { ruleInEachLanguage, sayerOf, sayWords } from './stored-text'
import { notFound } from './refusal'

const say = sayerOf({
  missing: () => notFound().message,
  counted: ({ count }: { count: number }) => `${count}`,
})

beforeAll(bringLanguages)

test('a code is said in the language that is on, with its values', () => {
  expect(say({ code: 'missing' })).toBe('We could not find what you asked for.')
  expect(inLanguage('hi', () => say({ code: 'missing' }))).toMatch(/^[^a-z]+$/)
  expect(say({ code: 'counted', values: { count: 3 } })).toBe('3')
})

test('what came from outside is said as it is, in every language', () => {
  expect(inLanguage('hi', () => say({ text: 'No money.' }))).toBe('No money.')
})

test('a code of a newer release is better than no page', () => {
  expect(say({ code: 'ofTomorrow' } as never)).toBe('ofTomorrow')
})

test('what a rule says is asked for in each language, and read in the one that is on, else in English', async () => {
  const stored = await ruleInEachLanguage(() => Promise.resolve(notFound().message))
  expect(inLanguage('hi', () => sayWords(stored))).toMatch(/^[^a-z]+$/)
  expect(inLanguage('en-XA', () => sayWords(stored))).toBe('We could not find what you asked for.')
  expect(inLanguage('hi', () => sayWords({ said: { en: 'No.' } }))).toBe('No.')
})
