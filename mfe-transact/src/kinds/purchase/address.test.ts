import { sampleScheme } from '@portal/testing/samples'
import { sampleDraft } from '../../testing/sample-draft'
import { amountOf, draftFromAddress, startsAnew } from './address'

const schemes = [sampleScheme(), sampleScheme({ schemePlanCode: 'GILT-DG', schemeCode: 'GILT' })]

test.each([
  ['25000', 2_500_000],
  ['0', undefined],
  ['-5', undefined],
  ['1e9', undefined],
  ['12345678901', undefined],
  [null, undefined],
])('%s in the address is %s paise', (text, expected) => {
  expect(amountOf(text)).toBe(expected)
})

const draft = sampleDraft({ idempotencyKey: 'key-1', orderId: 'order-1' })
const from = (query: string) => draftFromAddress(draft, new URLSearchParams(query), schemes)

test('the address names scheme and amount; what it does not name stays [S2.040]', () => {
  expect(from('scheme=GILT-DG&amount=5000')).toMatchObject({
    originalSchemeDetails: { schemePlanCode: 'GILT-DG' },
    transactionDetails: { amount: 500_000, selectFolio: null },
    orderId: null,
  })
  for (const same of ['scheme=FLEXI-DG', 'amount=rubbish'])
    expect(from(same)).toMatchObject({
      orderId: 'order-1',
      transactionDetails: { amount: 2_500_000, selectFolio: '1000004821' },
    })
})

test('the address says whether it is a SIP; without a word it is a lump sum', () => {
  expect(from('scheme=FLEXI-DG&type=SIP')).toMatchObject({ transactionType: 'SIP', isInvestmentSip: true })
  expect(from('scheme=FLEXI-DG').transactionType).toBe('LUMPSUM')
})

test('an amount of an unfinished order is never carried into one of another kind', () => {
  for (const type of ['SIP', 'LUMPSUM_SIP', 'INVESTMENT_SOLUTION'])
    expect(from(`scheme=FLEXI-DG&type=${type}`).transactionDetails).toMatchObject({
      amount: null,
      lumpsumAmount: null,
    })
  expect(from('scheme=FLEXI-DG&type=SIP&amount=3000').transactionDetails.amount).toBe(300_000)
  const sip = { ...draft, transactionType: 'SIP' as const }
  const again = draftFromAddress(sip, new URLSearchParams('scheme=FLEXI-DG&type=SIP'), schemes)
  expect(again.transactionDetails.amount).toBe(2_500_000)
  const once = draftFromAddress(sip, new URLSearchParams('scheme=FLEXI-DG'), schemes)
  expect(once.transactionDetails.amount).toBeNull()
})

test('an address may ask for a purchase with nothing chosen yet', () => {
  expect(startsAnew(new URLSearchParams('scheme=none'))).toBe(true)
  expect(startsAnew(new URLSearchParams('scheme=FLEXI-DG'))).toBe(false)
})

test('more is invested in the folio that the address names, which no other address can set [S2.053]', () => {
  const held = from('scheme=FLEXI-DG&folio=91024821')
  expect(held.transactionDetails.selectFolio).toBe('91024821')
  expect(from('scheme=FLEXI-DG&folio=../x').transactionDetails.selectFolio).toBe('1000004821')
})
