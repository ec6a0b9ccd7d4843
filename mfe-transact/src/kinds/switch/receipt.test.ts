import { receiptSections } from '@portal/kernel'
import { oddConf } from '@portal/testing/samples'
import { sampleSwitch } from '../../testing/sample-outflow'
import { receiptOf } from '..'
import type { ReceiptFacts, ReceiptWords } from '../../transaction/receipt/receipt-words'
import { switchReceipt } from './receipt'

const { headline, status, steps } = switchReceipt
const sold = { nav: '98.4215', units: '600.000', proceeds: 59_052_90, netAmount: 58_902_24 } as const

test('an accepted switch says at which NAV the units leave and by when the others are there', () => {
  const order = sampleSwitch()
  expect(headline(order).text).toBe(
    'You leave Neem Flexi Cap Fund at the NAV of Tuesday, 25 August, and get units of Neem Large Cap Fund by Friday, 28 August.',
  )
  expect(steps(order).map(({ state }) => state)).toEqual(['done', 'now', 'next'])
  expect(steps(order)[0]?.text).toBe('600.000 units of folio XXXXXX4821 are on hold for this order.')
})

test('its NAV is published by the hour that the server says, which is not named before it did', () => {
  const text = (facts?: ReceiptFacts) => steps(sampleSwitch(), facts)[1]?.text
  const sale = 'Your units of Neem Flexi Cap Fund are sold at this price.'
  expect(text(oddConf)).toBe(`We publish it by 9:30 pm. ${sale}`)
  expect(text()).toBe(sale)
})

test('a sold one tells its NAV and waits for that of the other fund', () => {
  const order = sampleSwitch({ ...sold, state: 'sold' })
  expect(headline(order)).toEqual({
    title: 'We sold 600.000 units',
    text: '₹58,902.24 buys units of Neem Large Cap Fund at the NAV of Thursday, 27 August.',
  })
  expect(steps(order).map(({ state }) => state)).toEqual(['done', 'done', 'now'])
  expect(steps(order)[1]?.title).toBe('Sold at the NAV of Tuesday, 25 August: ₹98.4215')
})

test('an allotted one tells the units, and the NAV of both sides', () => {
  const order = sampleSwitch({ ...sold, state: 'allotted', toNav: '64.1180', toUnits: '918.653' })
  expect(headline(order).text).toBe('You have 918.653 units of Neem Large Cap Fund in folio XXXXXX4821.')
  expect(status(order)).toEqual({ tone: 'positive', text: 'Units allotted' })
  expect(steps(order).at(-1)).toEqual({
    state: 'done',
    title: '918.653 units in folio XXXXXX4821',
    text: 'Bought in Neem Large Cap Fund at the NAV of Thursday, 27 August: ₹64.1180.',
  })
})

test('a cancelled one says that nothing was sold', () => {
  const order = sampleSwitch({ state: 'cancelled', cancelUntil: null })
  expect(headline(order).text).toBe('Nothing was sold. 600.000 units are free again.')
  expect(
    steps(order)
      .map(({ title }) => title)
      .at(-1),
  ).toBe('Cancelled')
})

test('a rejected one says why', () => {
  const failureReason = 'The fund was closed to new money.'
  expect(headline(sampleSwitch({ state: 'rejected', failureReason })).text).toBe(failureReason)
})

test('an instalment of an STP is called so, not a switch', async () => {
  const order = sampleSwitch({ kind: 'STP_INSTALMENT', planId: 'STP-1' })
  const words = (await receiptOf(order)()).default as ReceiptWords
  expect(words.headline(order).title).toBe('Your STP instalment is on its way')
  const rejected = { ...order, state: 'rejected' } as const
  expect(words.headline(rejected).title).toBe('We could not make your STP instalment')
  const said = receiptSections(order).flatMap(({ title, rows }) => [title, ...rows.map(({ value }) => value)])
  expect(said).toContain('STP STP-1')
  expect(said).not.toContain('Redemption')
})
