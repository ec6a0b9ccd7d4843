import { oddConf, sampleFigures } from '@portal/testing/samples'
import { isPaid } from '../../transaction/receipt/receipt-words'
import { headline, receiptRows, receiptSteps, status } from './receipt'
import { sampleAttempt, sampleOrder } from '../../testing/sample-order'

const allotted = sampleOrder({
  state: 'allotted',
  nav: '98.4215',
  units: '253.997',
  allottedAt: '2026-08-25T17:00:00Z',
})

test('a paid order says that the money is here, which NAV counts and when units arrive', () => {
  expect(headline(sampleOrder())).toEqual({
    title: 'We have your ₹25,000',
    text: 'You get the NAV of Tuesday, 25 August and your units on Wednesday, 26 August.',
  })
  expect(headline(sampleOrder({ amount: 2_500_050 })).title).toBe('We have your ₹25,000.50')
  expect(status(sampleOrder())).toEqual({ tone: 'info', text: 'Units on 26 Aug 2026' })
})

test('an allotted order tells its units and NAV', () => {
  expect(headline(allotted).title).toBe('You have 253.997 more units')
  expect(status(allotted)).toEqual({ tone: 'positive', text: 'Units allotted' })
  expect(receiptSteps(allotted).every(({ state }) => state === 'done')).toBe(true)
  expect(receiptRows(allotted)).toEqual(
    expect.arrayContaining([
      { label: 'NAV', value: '₹98.4215' },
      { label: 'Units', value: '253.997' },
    ]),
  )
})

test('the steps name when, how and from where the money came, in India time [S9.058]', () => {
  expect(receiptSteps(sampleOrder())[0]).toEqual({
    state: 'done',
    title: 'Paid on 25 Aug 2026, 1:24 pm',
    text: 'By UPI from Parijat Bank ••4417. Reference 623714905518.',
  })
  const unknownBank = sampleAttempt({ bankName: null, accountLast4: null, bankReference: null })
  expect(receiptSteps(sampleOrder({ payments: [unknownBank] }))[0]?.text).toBe('By UPI.')
})

test('PAN, folio, e-mail and mobile are masked [S5.049, S5.050, S5.052, S5.053]', () => {
  const rows = new Map(receiptRows(sampleOrder()).map(({ label, value }) => [label, value]))
  expect(rows.get('PAN')).toBe('ZZXXXXXX1A')
  expect(rows.get('Folio')).toBe('XXXXXX4821')
  expect(receiptSteps(sampleOrder())[2]?.text).toBe('We write to XXha@example.in and XXXXXXXXX4410.')
})

test('amounts carry the rupee sign and Indian grouping, and add up [S9.059]', () => {
  const rows = new Map(
    receiptRows(sampleOrder({ amount: 10_000_000, stampDuty: 500, netAmount: 9_999_500 })).map(
      ({ label, value }) => [label, value],
    ),
  )
  expect(rows.get('Amount paid')).toBe('₹1,00,000.00')
  expect(rows.get('Stamp duty')).toBe('₹5.00')
  expect(rows.get('Buys units for')).toBe('₹99,995.00')
})

test('money that came a second time stands beneath the payment, with where it is', () => {
  const again = { amount: 25_000_00, reason: 'You had already paid this order.', at: '2026-08-25T08:00:00Z' }
  const steps = (sentAt: string | null, figures = sampleFigures) =>
    receiptSteps(sampleOrder({ payments: [sampleAttempt({ returned: [{ ...again, sentAt }] })] }), {
      figures,
    })
  expect(steps(null)[1]).toEqual({
    state: 'done',
    title: '₹25,000.00 goes back to you',
    text: 'You had already paid this order. We send it back to the account that it came from within 5 business days.',
  })
  expect(steps(null, oddConf.figures)[1]?.text).toMatch(/came from within 9 business days\.$/)
  expect(steps('2026-08-26T05:00:00Z')[1]).toMatchObject({
    title: '₹25,000.00 went back to you',
    text: expect.stringContaining('on 26 Aug 2026.'),
  })
})

test('a new folio’s number follows', () => {
  const fresh = sampleOrder({ folioNo: null, isNewFolio: true })
  expect(receiptRows(fresh)).toContainEqual({ label: 'Folio', value: 'New folio' })
  expect(receiptSteps(fresh)[2]?.title).toBe('Wednesday, 26 August: units in your new folio')
})

test.each([
  ['created', false],
  ['paid', true],
  ['allotted', true],
  ['expired', false],
  ['refund_due', false],
  ['refunded', false],
] as const)('an order that is %s has a receipt: %s', (state, expected) => {
  expect(isPaid({ state })).toBe(expected)
})
