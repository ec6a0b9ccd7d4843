import { receiptSections } from '@portal/kernel'
import { oddConf } from '@portal/testing/samples'
import { sampleRedemption } from '../../testing/sample-outflow'
import { receiptOf } from '..'
import type { ReceiptFacts, ReceiptWords } from '../../transaction/receipt/receipt-words'
import { redeemReceipt } from './receipt'

const { headline, status, steps } = redeemReceipt
const sold = { nav: '98.4215', units: '600.000', proceeds: 59_052_90, netAmount: 58_905_19 } as const

test('an accepted redemption says which NAV counts and by when the money is where', () => {
  const order = sampleRedemption()
  expect(headline(order).text).toBe(
    'You get the NAV of Tuesday, 25 August, and the money by Thursday, 27 August in Parijat Bank ••4417.',
  )
  expect(steps(order).map(({ state }) => state)).toEqual(['done', 'now', 'next'])
})

test('its NAV is published by the hour that the server says, which is not named before it did', () => {
  const text = (facts?: ReceiptFacts) => steps(sampleRedemption(), facts)[1]?.text
  expect(text(oddConf)).toBe('We publish it by 9:30 pm. Your units are sold at this price.')
  expect(text()).toBe('Your units are sold at this price.')
})

test('a sold one tells its NAV and waits for the payout', () => {
  const order = sampleRedemption({ ...sold, state: 'priced' })
  expect(headline(order).title).toBe('We sold 600.000 units')
  expect(steps(order).map(({ state }) => state)).toEqual(['done', 'done', 'now'])
})

const payout = {
  payoutId: 'payout-1',
  state: 'paid',
  amount: 58_905_19,
  bankName: 'Parijat Bank',
  accountLast4: '4417',
  dueOn: '2026-08-27',
  utr: 'PARJ26239000417',
  settledAt: '2026-08-27T05:00:00.000Z',
  reason: null,
} as const
const returned = { ...payout, state: 'returned', utr: null, reason: 'The account is closed.' } as const

test('a paid one tells the reference of the bank', () => {
  const order = sampleRedemption({ ...sold, state: 'paid_out', payouts: [payout] })
  expect(headline(order).title).toBe('We paid you ₹58,905.19')
  expect(status(order)).toEqual({ tone: 'positive', text: 'Paid out' })
  expect(steps(order).at(-1)?.text).toBe('Reference (UTR) PARJ26239000417.')
})

test('a cancelled one says that nothing was sold', () => {
  const order = sampleRedemption({ state: 'cancelled', cancelUntil: null })
  expect(headline(order).text).toBe('Nothing was sold. 600.000 units are free again.')
  expect(steps(order).every(({ state }) => state === 'done')).toBe(true)
})

test('one that the bank returned says by which one and why, that the money is safe, and asks where it goes', () => {
  const order = sampleRedemption({ ...sold, state: 'returned', payouts: [returned] })
  expect(headline(order).text).toBe(
    '₹58,905.19 is safe with us. It earns income until you say where it goes.',
  )
  expect(steps(order).slice(2)).toEqual([
    {
      state: 'done',
      title: 'Returned by Parijat Bank ••4417 on 27 Aug 2026',
      text: 'The account is closed.',
    },
    { state: 'now', title: 'Your money waits for you', text: 'Choose the account that gets it.' },
  ])
})

test('one that goes to another account tells that one, and by when', () => {
  const next = { ...payout, state: 'due', bankName: 'Champa Bank', accountLast4: '2018', utr: null } as const
  const again = { state: 'returned', payoutOn: '2026-08-28' } as const
  const order = sampleRedemption({ ...sold, ...again, payouts: [returned, next] })
  expect(headline(order).text).toContain('It goes to Champa Bank ••2018 by')
  expect(steps(order).map(({ title }) => title)).toEqual([
    expect.stringContaining('Accepted'),
    expect.stringContaining('NAV'),
    'Returned by Parijat Bank ••4417 on 27 Aug 2026',
    'Friday, 28 August: money in Champa Bank ••2018',
  ])
})

test('an instalment of an SWP is called so, not a redemption', async () => {
  const order = sampleRedemption({ kind: 'SWP_INSTALMENT', planId: 'SWP-1' })
  const words = (await receiptOf(order)()).default as ReceiptWords
  expect(words.headline(order).title).toBe('Your SWP instalment is on its way')
  const rejected = { ...order, state: 'rejected' } as const
  expect(words.headline(rejected).title).toBe('We could not make your SWP instalment')
  const said = receiptSections(order).flatMap(({ title, rows }) => [title, ...rows.map(({ value }) => value)])
  expect(said).toContain('SWP SWP-1')
  expect(said).not.toContain('Redemption')
})
