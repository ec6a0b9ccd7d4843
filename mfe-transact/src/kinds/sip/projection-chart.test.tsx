import type { SipTiming } from '@portal/kernel'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderPage } from '@portal/testing'
import ProjectionChart from './projection-chart'

const sip: SipTiming = {
  amount: 5_000_00,
  sipFrequency: 'Monthly',
  sipStartDate: '2026-10-10',
  until: { sipPeriod: 'Till Canceled' },
  payFirstNow: false,
  closedDays: [],
}
const sipTopUp = {
  topUpAmount: 500_00,
  topUpFrequency: 'Yearly',
  topUpMaxAmount: null,
  topUpMaxYears: null,
  topUpuntil: null,
} as const

const rowsOf = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent))

test('what a SIP could become is told as an assumption, as a picture and year by year', async () => {
  renderPage(() => <ProjectionChart sip={sip} />, { answers: {} })
  await userEvent.click(await screen.findByRole('radio', { name: '3 years' }))
  const sentence = /^In 3 years you pay in ₹1,80,000\. At 8% a year it could become ₹2,03,/
  expect(screen.getByText(sentence)).toBeVisible()
  expect(screen.getByRole('img', { name: sentence })).toBeVisible()
  expect(screen.getByText(/^8% a year is an assumption, not a promise\./)).toBeVisible()
  const [head, first, ...more] = rowsOf()
  expect(head).toEqual(['After', 'You pay in', 'It could become'])
  expect(first).toEqual(['1 year', '₹60,000', '₹62,569'])
  expect(more).toHaveLength(2)
})

test('with step-ups, the same without them stands beside it', () => {
  renderPage(() => <ProjectionChart sip={{ ...sip, sipTopUp }} />, { answers: {} })
  const [head, first, second] = rowsOf()
  expect(head?.at(-1)).toBe('Without step-up')
  expect(first?.slice(1)).toEqual(['₹60,000', '₹62,569', '₹62,569'])
  // 62,569 × 1.08 + 5,500 × 12.513885, and with 5,000 in the second year 1,30,144.
  expect(second?.slice(1)).toEqual(['₹1,26,000', '₹1,36,401', '₹1,30,144'])
})
