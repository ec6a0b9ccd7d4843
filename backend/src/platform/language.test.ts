import { textOf, words } from '@portal/contracts/words'
import { msg } from '@portal/contracts/words/macros'
import { message } from '@portal/contracts/catalogue'
import { bringLanguages, inLanguage, requestedLanguage } from './language'
import { notFound, tooMany } from './refusal'

beforeAll(bringLanguages)

test('each call is answered in the language that it asks for, while others run', async () => {
  const turns: string[] = []
  const call = async () => {
    await new Promise((resolve) => setImmediate(resolve))
    turns.push(`${words.language} ${notFound().message}`)
  }
  await Promise.all([inLanguage('hi', call), inLanguage('en', call), call()])
  expect(turns).toEqual([
    'hi आपने जो माँगा वह हमें नहीं मिला।',
    'en We could not find what you asked for.',
    'en We could not find what you asked for.',
  ])
})

test('numbers stand in their text, in the forms of the language', () => {
  expect(tooMany(1).message).toBe('Too many requests. Try again in 1 second.')
  expect(inLanguage('hi', () => tooMany(120).message)).toBe('बहुत ज़्यादा अनुरोध हो गए। 2 मिनट बाद फिर कोशिश करें।')
})

test('what Hindi lacks is said in English, and the pseudo-language changes every text', () => {
  const unknown = msg`A text of this test alone.`
  expect(inLanguage('hi', () => textOf(unknown))).toBe('A text of this test alone.')
  expect(inLanguage('en-XA', () => message('tooManyBanks', { most: 5 }))).toMatch(/^\[.*5.*\]$/)
})

test.each([
  ['hi', 'hi'],
  ['en', 'en'],
  ['toString', undefined],
  ['hi-IN,hi;q=0.9', undefined],
  [undefined, undefined],
])('a header “%s” names %s', (language, expected) => {
  expect(requestedLanguage({ language })).toBe(expected)
})
