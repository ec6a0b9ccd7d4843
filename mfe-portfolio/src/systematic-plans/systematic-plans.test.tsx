import type { ResponseOf } from '@portal/contracts/wire/endpoint'
import type { CalendarEntry, systematicPlanApi } from '@portal/contracts/systematic-plans/systematic-plan'
import { type Answers, notFound, ok, renderPage, serverError } from '@portal/testing'
import { samplePlan } from '@portal/testing/samples'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import SystematicPlansPage from './systematic-plans.page'

jest.mock('@portal/kernel', () =>
  jest.requireActual<typeof import('@portal/testing')>('@portal/testing').routedKernel(),
)

const flexi = samplePlan()
const balanced = samplePlan({
  planId: 'SR100001',
  scheme: { ...flexi.scheme, schemePlanCode: 'BALADV-DG', schemeName: 'Neem Balanced Advantage Fund' },
  failedInARow: 1,
  actions: [
    { action: 'pause', refusal: null },
    {
      action: 'modify',
      refusal: 'A SIP can be modified once in 6 months. You can modify this one from 2 Oct 2026.',
    },
    { action: 'cancel', refusal: null },
  ],
})
const paused = samplePlan({
  planId: 'SR100004',
  scheme: { ...flexi.scheme, schemePlanCode: 'ELSS-DG', schemeName: 'Neem ELSS Tax Saver Fund' },
  state: 'PAUSED',
  pause: { from: '2026-08-27', until: '2026-11-25' },
  actions: [
    { action: 'restart', refusal: null },
    { action: 'cancel', refusal: null },
  ],
})
const entry = (changes: Partial<CalendarEntry>): CalendarEntry => ({
  planId: flexi.planId,
  kind: 'SIP',
  date: '2026-09-21',
  dueOn: '2026-09-20',
  schemeName: flexi.scheme.schemeName,
  toSchemeName: null,
  amount: 4_500_00,
  bankName: 'Parijat Bank',
  accountLast4: '4417',
  isLast: false,
  ...changes,
})
const all: ResponseOf<typeof systematicPlanApi.allPlans> = {
  today: '2026-08-25',
  plans: [flexi, balanced, paused],
  calendar: {
    from: '2026-08-01',
    to: '2027-01-31',
    entries: [
      entry({ date: '2026-09-10', dueOn: '2026-09-10', amount: 5_000_00, planId: 'SR100001' }),
      entry({}),
      entry({ planId: 'SR100006', kind: 'SWP', date: '2026-09-28', dueOn: '2026-09-28', amount: 2_000_00 }),
      entry({ date: '2026-10-20', dueOn: '2026-10-20', isLast: true }),
    ],
    holidays: ['2026-09-14', '2026-10-02'],
  },
}
const failure = {
  planId: 'SR100001',
  folioNo: '91024821',
  schemePlanCode: 'BALADV-DG',
  schemeName: 'Neem Balanced Advantage Fund',
  dueOn: '2026-08-10',
  amount: 5_000_00,
  reason: 'There was too little money in the account.',
  failedInARow: 1,
  mostFailures: 3,
}
const answers: Answers = {
  'transaction/SystematicPlans/all': ok(all),
  'mandate/getSipMandateFailureDetails': ok({ failures: [failure] }),
}
const at = '/home/investments/systematic-plans'
const show = (changed: Answers = {}, address = at) =>
  renderPage(SystematicPlansPage, { answers: { ...answers, ...changed }, at: address })
const card = (name: string) => within(screen.getByRole('region', { name: new RegExp(`^${name}`) }))

test('shows the month of the next debit, what to keep ready for it, and every plan [S2.023]', async () => {
  show()
  expect(await screen.findByRole('heading', { level: 1, name: 'My systematic plans' })).toBeVisible()
  expect(await screen.findByText('2 active and 1 paused.')).toBeVisible()
  const month = within(screen.getByRole('table', { name: 'Instalments in September 2026' }))
  expect(month.getByRole('cell', { name: '21 ₹4,500' })).toBeVisible()
  expect(month.getByRole('cell', { name: '28 +₹2,000' })).toBeVisible()
  expect(screen.getByText(/Markets are closed at weekends and on 14 September\./)).toBeVisible()
  const ready = card('Keep ₹9,500 ready')
  expect(ready.getByText(/in Parijat Bank ••4417 for 2 debits in September 2026/)).toBeVisible()
  expect(ready.getByText(/the 20th is no business day/)).toBeVisible()
})

test('the debits of a daily SIP are one line of a month, each its own day of the calendar [S9.024]', async () => {
  const days = ['2026-09-21', '2026-09-22', '2026-09-23', '2026-09-24']
  const entries = days.map((date) => entry({ date, dueOn: date, amount: 700_00 }))
  show({ 'transaction/SystematicPlans/all': ok({ ...all, calendar: { ...all.calendar, entries } }) })
  await screen.findByRole('heading', { level: 1, name: 'My systematic plans' })
  const month = within(await screen.findByRole('table', { name: 'Instalments in September 2026' }))
  for (const day of [21, 22, 23, 24])
    expect(month.getByRole('cell', { name: `${String(day)} ₹700` })).toBeVisible()
  const ready = card('Keep ₹2,800 ready')
  expect(ready.getAllByRole('listitem')).toHaveLength(1)
  expect(ready.getByText('SIP · Parijat Bank ••4417 · 4 debits until 24 Sep')).toBeVisible()
})

test('the calendar turns to the months that it knows, and no further', async () => {
  show()
  await userEvent.click(await screen.findByRole('button', { name: 'Next month' }))
  expect(screen.getByRole('table', { name: 'Instalments in October 2026' })).toBeVisible()
  expect(screen.getByText(/the last one/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Previous month' }))
  await userEvent.click(screen.getByRole('button', { name: 'Previous month' }))
  expect(screen.getByText('Nothing is due in this month')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Previous month' })).toBeDisabled()
})

test('what can be done leads to its page, what cannot says why', async () => {
  show()
  const flexiCard = within(await screen.findByRole('region', { name: /^SIP Neem Flexi Cap Fund/ }))
  expect(flexiCard.getByRole('link', { name: /^Pause/ })).toHaveAttribute(
    'href',
    '/home/investments/modify?plan=SR100002&change=pause',
  )
  expect(flexiCard.getByRole('link', { name: /^Modify/ })).toHaveAttribute(
    'href',
    '/home/investments/modify-sip?plan=SR100002',
  )
  expect(flexiCard.getByRole('link', { name: /^Top up once/ })).toHaveAttribute(
    'href',
    '/home/transaction/top-up?plan=SR100002',
  )
  // Nobody looks for a renewal of a SIP that goes on.
  expect(flexiCard.queryByText(/nothing to renew/)).toBeNull()
  const other = card('SIP Neem Balanced Advantage Fund')
  expect(other.getByRole('button', { name: /^Modify/ })).toBeDisabled()
  expect(other.getByRole('button', { name: /^Modify/ })).toHaveAccessibleDescription(/once in 6 months/)
  const paused = card('SIP Neem ELSS Tax Saver Fund')
  expect(paused.getByText('Paused until 25 Nov 2026')).toBeVisible()
  expect(paused.queryByRole('link', { name: /^Top up once/ })).toBeNull()
})

test('a failed debit says why, how many more end the SIP, and lets one invest now [S7.082]', async () => {
  show()
  const failed = within(await screen.findByRole('region', { name: /^SIP Neem Balanced Advantage Fund/ }))
  expect(await failed.findByText('The debit of 10 Aug 2026 failed')).toBeVisible()
  expect(failed.getByText(/too little money.*After 3 failures in a row/)).toBeVisible()
  expect(failed.getByText('1 of 3')).toBeVisible()
  expect(failed.getByRole('link', { name: 'Invest ₹5,000 now' })).toHaveAttribute(
    'href',
    '/home/transaction/invest?scheme=BALADV-DG&amount=5000',
  )
})

test('one plan shows its mandate’s room, every instalment and its changes', async () => {
  const details = {
    today: '2026-08-25',
    plan: flexi,
    instalments: [
      {
        dueOn: '2026-09-25',
        amount: 2_500_00,
        state: 'coming',
        units: null,
        reason: null,
        transactionId: null,
      },
      {
        dueOn: '2026-07-25',
        amount: 2_500_00,
        state: 'failed',
        units: null,
        reason: 'Too little money',
        transactionId: 'o-2',
      },
      {
        dueOn: '2026-06-25',
        amount: 2_500_00,
        state: 'done',
        units: '25.401',
        reason: null,
        transactionId: 'o-1',
      },
    ],
    changes: [
      {
        transactionId: 'c-1',
        kind: 'SIP_MODIFY',
        state: 'registered',
        orderedOn: '2026-04-02',
        holdsFrom: '2026-04-06',
      },
    ],
  }
  show({ 'transaction/SystematicPlans/details': ok(details) }, `${at}?plan=SR100002`)
  expect(await screen.findByRole('heading', { level: 1, name: 'Neem Flexi Cap Fund' })).toBeVisible()
  expect(screen.getByText('₹89,500')).toBeVisible()
  const chain = within(screen.getByRole('table', { name: 'Instalments' }))
  expect(chain.getByText('Too little money')).toBeVisible()
  expect(chain.getByText('25.401')).toBeVisible()
  expect(chain.getAllByRole('link')).toHaveLength(1)
  expect(chain.getByRole('link', { name: 'Receipt of 25 Jun 2026' })).toHaveAttribute(
    'href',
    '/home/transaction/successfull?order=o-1',
  )
  expect(screen.getByText('Change of a SIP')).toBeVisible()
})

test('without plans the page says what a SIP is', async () => {
  show({ 'transaction/SystematicPlans/all': ok({ ...all, plans: [] }) })
  expect(await screen.findByText('You have no systematic plans')).toBeVisible()
})

test('plans that did not load can be asked for again', async () => {
  let requested = 0
  show({ 'transaction/SystematicPlans/all': () => (++requested === 1 ? serverError : ok(all)) })
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Your plans')).toBeVisible()
})

test('a plan of somebody else reads like one that does not exist', async () => {
  show({ 'transaction/SystematicPlans/details': notFound }, `${at}?plan=SR100007`)
  expect(await screen.findByText('You have no such plan')).toBeVisible()
})
