import { createWordSearch } from './word-search'
import { oneErrorApart, stem, tellingWords } from './words'

const titles = [
  'Cancel a SIP',
  'Pause a SIP',
  'Change your e-mail',
  'Payouts of redemptions',
  'फ़ोलियो कैसे मिलाएँ',
]
const search = createWordSearch(titles, (text) => [{ text, weight: 1 }], [
  'stop cancel band',
  'payout paisa money',
  'email ई-मेल',
])

test.each([
  ['sip', ['Cancel a SIP', 'Pause a SIP']],
  ['SIP cancel', ['Cancel a SIP', 'Pause a SIP']],
  ['mera sip band karna hai', ['Cancel a SIP', 'Pause a SIP']],
  ['paisa kab', ['Payouts of redemptions']],
  ['email', ['Change your e-mail']],
  ['ई-मेल', ['Change your e-mail']],
  ['ईमेल', ['Change your e-mail']],
  ['redem', ['Payouts of redemptions']],
  ['cancle', ['Cancel a SIP']],
  ['xylophone', []],
  ['मेरे फोलियो को मिलाएं', ['फ़ोलियो कैसे मिलाएँ']],
  ['फोल', ['फ़ोलियो कैसे मिलाएँ']],
  ['', []],
])('"%s" finds %j', (query, found) => expect(search(query)).toEqual(found))

test.each([
  ['nominee', 'nomine', true],
  ['nominee', 'nomniee', true],
  ['nominee', 'nomines', true],
  ['nominee', 'nomin', false],
  ['bank', 'back', true],
  ['bank', 'books', false],
])('%s and %s are one typing error apart: %s', (one, other, apart) => {
  expect(oneErrorApart(one, other)).toBe(apart)
})

test('endings and fillers tell nothing; where there is nothing else, the fillers stand', () => {
  expect(['instalments', 'debited', 'queries', 'redeeming'].map(stem)).toEqual([
    'instalment',
    'debit',
    'query',
    'redeem',
  ])
  expect(['खाता', 'खाते', 'खातों'].map(stem)).toEqual(['खात', 'खात', 'खात'])
  expect(['बदलना', 'बदलनी', 'बदले'].map(stem)).toEqual(['बदल', 'बदल', 'बदल'])
  expect(tellingWords('How do I stop my SIP?')).toEqual(['stop', 'sip'])
  expect(tellingWords('kya hai')).toEqual(['kya', 'hai'])
})
