import { receiptSections } from '@portal/kernel'
import { sampleStp, sampleSwp } from '../../../testing/sample-plan'
import systematicReceipt from './receipt'

test('an accepted plan says how much goes where, and when it starts', () => {
  expect(systematicReceipt.headline(sampleStp())).toEqual({
    title: 'We have your STP',
    text: '₹6,000.00 monthly goes from Neem Flexi Cap Fund to Neem Large Cap Fund, first on Monday, 7 September.',
  })
  expect(systematicReceipt.steps(sampleSwp()).map(({ title }) => title)).toEqual([
    'Accepted on 25 Aug 2026, 1:20 pm',
    'Registered after 3:00 pm on Tuesday, 25 August',
    'Monday, 7 September: the first instalment',
    'Wednesday, 9 September: money in Parijat Bank ••4417',
  ])
})

test('once registered it tells its number', () => {
  const order = sampleStp({ state: 'registered' })
  expect(systematicReceipt.status(order)).toEqual({ tone: 'positive', text: 'Registered' })
  expect(systematicReceipt.steps(order)[1]).toMatchObject({ state: 'done', text: 'Its number is SR100101.' })
})

test.each(['cancelled', 'rejected'] as const)('%s, no units left', (state) => {
  expect(systematicReceipt.steps(sampleSwp({ state })).at(-1)?.text).toBe('No units left your folio.')
})

test('the receipt names both funds, or the fund and the account', () => {
  const rows = (order: Parameters<typeof receiptSections>[0]) =>
    receiptSections(order).flatMap((section) => section.rows.map(({ label, value }) => `${label}: ${value}`))
  expect(rows(sampleStp())).toEqual(
    expect.arrayContaining([
      'Plan number: SR100101',
      'Instalments: 3',
      'Last due date: Saturday, 7 November 2026',
      'Scheme: Neem Large Cap Fund',
    ]),
  )
  expect(rows(sampleSwp({ startDate: '2026-09-20', firstDealtOn: '2026-09-21' }))).toContain(
    'First due date: Sunday, 20 September 2026, carried out on Monday, 21 September 2026',
  )
  expect(rows(sampleSwp({ endDate: null, installments: null }))).toEqual(
    expect.arrayContaining([
      'Account: Parijat Bank ••4417',
      'Last due date: Until you cancel it',
      'First money by: Wednesday, 9 September 2026',
    ]),
  )
})
