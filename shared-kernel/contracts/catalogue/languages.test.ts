import { words } from '@portal/contracts/words'
import { recast } from '@portal/contracts/words/pseudo'
import { nomineeRelations, paymentModeLabels, relationNames, stepUpText } from '../format/public'
import { messages } from '../locales/hi.po'
import { validateAmount, validateBirthDate, validatePan } from '../validation/public'
import { codes, failures } from './codes'
import { plainMessage } from './plain-message'
import { message, wordOf } from './public'
import { themes } from './themes'
import { wireWords } from './wire-words'

const inHindi = () => {
  words.load('hi', messages)
  words.speak('hi')
}

afterEach(() => words.speak('en'))

test('every text of a code and every word of the wire is in Hindi', () => {
  const named = { ...codes, ...failures, ...themes, ...wireWords }
  const latin = Object.keys(named).filter((name) => !/[\u0900-\u097f]/.test(String(messages[name])))
  expect(latin).toEqual(['NRO', 'NRE'])
})

test('messages, rules and words are said in the language that is on, with what is put between', () => {
  inHindi()
  expect(message('tooManyBanks', { most: 5 })).toBe(
    'एक फोलियो में ज़्यादा से ज़्यादा 5 बैंक खाते हो सकते हैं। एक हटाएँ, फिर नया जोड़ें।',
  )
  expect(plainMessage('E50')).toBe('हम कोड दोबारा नहीं भेज पाए। एक मिनट रुकें, फिर शुरू से करें।')
  expect(validateBirthDate('2020-01-01', '2026-08-25')).toBe(message('E26', { age: 18 }))
  expect(validateBirthDate('2020-01-01', '2026-08-25')).toMatch(/18 साल/)
  expect(wordOf('Quarterly')).toBe('हर तीन महीने')
  expect(wordOf('a word of nobody')).toBe('a word of nobody')
})

test('a table of words is said anew when the language changes, and what is stored of it stays English', () => {
  expect(nomineeRelations).toEqual(relationNames)
  inHindi()
  expect(nomineeRelations.SP).toBe('पति/पत्नी')
  expect(paymentModeLabels.DC).toBe('डेबिट कार्ड')
  expect(relationNames.SP).toBe('Spouse')
})

test('in the pseudo-language every text is in brackets', () => {
  words.speak('en-XA', { recast })
  const growing = stepUpText({
    topUpAmount: 500_00,
    topUpFrequency: 'Yearly',
    topUpMaxAmount: 10_000_00,
    topUpMaxYears: null,
    topUpuntil: null,
  })
  for (const text of [
    message('E26', { age: 18 }),
    plainMessage('networkFailure'),
    wordOf('Monthly'),
    nomineeRelations.GD,
    validatePan('nobody'),
    validateAmount(1_00, { min: 500_00, max: 1_000_00, multiple: 1_00 }),
  ])
    expect(text).toMatch(/^\[.*\]$/)
  expect(growing).toMatch(/^\[.*\], \[.*\]$/)
})
