import type { NewFolio } from '@portal/contracts/folio-opening/new-folio'
import { sampleDraft, sampleSipDraft } from '../../testing/sample-draft'
import { orderRequest, sipRequest, termsOf } from './order-request'

const newFolio: NewFolio = { bank: { bankId: 'bank-4417' }, nomination: { kind: 'none' } }

test('a draft is an order once scheme, folio and amount are there', () => {
  expect(orderRequest(sampleDraft())).toEqual({
    schemePlanCode: 'FLEXI-DG',
    folioNo: '1000004821',
    amount: 2_500_000,
  })
  expect(orderRequest(sampleDraft({ originalSchemeDetails: null }))).toBeUndefined()
  expect(orderRequest(sampleDraft({}, { selectFolio: null }))).toBeUndefined()
  expect(orderRequest(sampleDraft({}, { amount: null }))).toBeUndefined()
})

test('a new folio needs its bank and nomination', () => {
  expect(orderRequest(sampleDraft({}, { selectFolio: 'new' }))).toBeUndefined()
  expect(orderRequest(sampleDraft({ newFolio }, { selectFolio: 'new' }))).toMatchObject({
    folioNo: null,
    newFolio,
  })
})

const sip = {
  schemePlanCode: 'FLEXI-DG',
  folioNo: '1000004821',
  amount: 5_000_00,
  sipFrequency: 'Monthly',
  sipDate: 10,
  sipStartDate: '2026-10-10',
  until: { sipPeriod: 'Till Canceled' },
  umrn: 'PRJT7000000000001001',
  payFirstNow: false,
}

test('a draft is a SIP once day, frequency, end and mandate are there too [S4.007]', () => {
  expect(sipRequest(sampleSipDraft())).toEqual(sip)
  expect(termsOf(sampleSipDraft())).toEqual([{ kind: 'SIP', ...sip }])
  expect(sipRequest(sampleSipDraft({ paymentDetails: null }))).toBeUndefined()
  expect(sipRequest(sampleSipDraft({}, { sipDate: null }))).toBeUndefined()
  expect(sipRequest(sampleSipDraft({}, { sipStartDate: null }))).toBeUndefined()
})

test('a daily SIP is ordered without the day of the month that its draft had before [S9.024]', () => {
  const { sipDate: _day, ...daily } = { ...sip, sipFrequency: 'Daily' }
  expect(sipRequest(sampleSipDraft({}, { sipFrequency: 'Daily' }))).toEqual(daily)
})

test.each([
  [
    { sipPeriod: 'Date', sipEndDate: '2027-12-31' },
    { sipPeriod: 'Date', endDate: '2027-12-31' },
  ],
  [
    { sipPeriod: 'No. of Months', sipMonth: 24 },
    { sipPeriod: 'No. of Months', months: 24 },
  ],
  [
    { sipPeriod: 'No. of Installments', installmentNo: 36 },
    { sipPeriod: 'No. of Installments', installments: 36 },
  ],
  [
    { sipPeriod: 'SIP amount reaches', sipAmountReaches: 1_00_000_00 },
    { sipPeriod: 'SIP amount reaches', amount: 1_00_000_00 },
  ],
] as const)(
  'the end %j of a draft is ordered as %j, and none while it is not said [S9.025]',
  (end, until) => {
    expect(sipRequest(sampleSipDraft({}, end))?.until).toEqual(until)
    expect(sipRequest(sampleSipDraft({}, { sipPeriod: end.sipPeriod }))).toBeUndefined()
  },
)
