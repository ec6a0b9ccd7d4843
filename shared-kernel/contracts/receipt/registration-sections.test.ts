import type { RegistrationOrder } from '../orders/order'
import { registrationSections } from './registration-sections'

const order: RegistrationOrder = {
  transactionId: 't-1',
  checkoutId: 'c-1',
  kind: 'SIP',
  family: 'registration',
  state: 'accepted',
  cancelUntil: null,
  failureReason: null,
  planId: 'SR100131',
  dueOn: null,
  orderNumber: 'NM2608250131',
  createdAt: '2026-08-25T07:48:00Z',
  folioNo: '12344821',
  isNewFolio: false,
  investorName: 'Asha Verma',
  investorPan: 'ZZZPV1001A',
  investorEmail: 'asha@example.in',
  investorMobile: '9876543210',
  distributorARN: null,
  scheme: {
    schemePlanCode: 'FLEXI-DG',
    schemeName: 'Neem Flexi Cap Fund',
    planMode: 'DIRECT',
    optionCode: 'G',
    optDesc: 'Growth',
    fundType: 'EQUITY',
  },
  amount: 5_000_00,
  sipFrequency: 'Monthly',
  sipDate: 10,
  sipStartDate: '2026-10-10',
  until: { sipPeriod: 'No. of Installments', installments: 24 },
  endDate: '2028-09-10',
  installments: 24,
  firstDebitOn: '2026-10-12',
  dues: [],
  umrn: 'PRJT7000000000001001',
  bankName: 'Parijat Bank',
  accountLast4: '4417',
}

const rowsOf = (sip: RegistrationOrder) =>
  new Map(registrationSections(sip).flatMap(({ rows }) => rows.map(({ label, value }) => [label, value])))

test('the receipt and its PDF name the step-up and the instalment that is paid with the order, and count all of them', () => {
  const sipTopUp = {
    topUpAmount: 500_00,
    topUpFrequency: 'Yearly',
    topUpMaxAmount: 10_000_00,
    topUpMaxYears: null,
    topUpuntil: null,
  } as const
  const rows = rowsOf({ ...order, firstNow: 5_000_00, sipTopUp })
  expect(rows.get('Instalments')).toBe('25: 1 now, 24 by mandate')
  expect(rows.get('First instalment')).toBe('₹5,000.00, paid with the order')
  expect(rows.get('First due date by mandate')).toBe('Saturday, 10 October 2026')
  expect(rows.get('Step-up')).toBe('₹500 more every year, up to ₹10,000')
})

test('without either they say neither', () => {
  const rows = rowsOf(order)
  expect(rows.get('Instalments')).toBe('24')
  expect([...rows.keys()]).not.toEqual(expect.arrayContaining(['Step-up']))
  expect(rows.has('First instalment')).toBe(false)
})
