import { failureReasons } from './payments/failure-reasons'
import { returnReasons } from './payouts/return-reasons'
import { bringLanguages, inLanguage } from './platform/language'
import type { TextTable } from './platform/stored-text'
import { detailTexts } from './service-requests/detail-texts'
import { deedTexts, newsTexts } from './service-requests/event-texts'

beforeAll(bringLanguages)

/** Values of every text that has some; names in it stay as they are in every language. */
const values = {
  attachment: 'PDF',
  bank: 'NEEM ••1',
  birthDate: '2015-04-12',
  country: 'US',
  day: '2026-08-26',
  folioNo: '••4821',
  limit: 5_000_00,
  name: 'A V',
  occupation: 'BUSINESS',
  place: 'PUNE',
  offer: 'NFO',
  reason: { text: 'NO.' },
  residencies: [
    { country: 'US', tin: '1234' },
    { country: 'GB', tin: null },
  ],
  scheme: 'NEEM',
  slab: 'BELOW_1',
  waitsUntil: '2026-08-26',
  word: 'Savings',
}

const codesOf = (table: TextTable) =>
  Object.entries(table).map(([code, say]) => [code, () => say(values as never)] as const)

test.each([
  ...codesOf(failureReasons),
  ...codesOf(returnReasons),
  ...codesOf(detailTexts),
  ...codesOf(newsTexts),
  ...Object.entries(deedTexts).map(([code, say]) => [code, () => say(undefined)] as const),
  ...Object.entries(deedTexts).map(([code, say]) => [code, () => say('A V')] as const),
])('%s is said in English, and in Hindi without a word of English', (_code, say) => {
  expect(say()).toMatch(/[a-z]/)
  expect(say()).not.toContain('undefined')
  expect(inLanguage('hi', say)).toMatch(/^[^a-z]*[\u0900-\u097F][^a-z]*$/)
})
