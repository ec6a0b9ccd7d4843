import { portalStore } from '@portal/kernel'
import { notFound, ok, refusal, renderPage, type Answers, routing } from '@portal/testing'
import { sampleScheme } from '@portal/testing/samples'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import FlowPage from '../../../pages/flow.page'
import { outflowDraftAtom, type OutflowDraft } from '../outflow-draft'
import { sampleBank, sampleFolio } from '../../../testing/sample-folios'
import { samplePlanDraft, sampleStpQuote, sampleSwpQuote } from '../../../testing/sample-plan'

jest.mock('@portal/kernel', () =>
  jest.requireActual<typeof import('@portal/testing')>('@portal/testing').routedKernel(),
)

const large = sampleScheme({ schemePlanCode: 'LARGE-DG', schemeDesc: 'Neem Large Cap Fund', minSip: 500_00 })
const category = {
  categoryName: 'EQUITY',
  categoryDisplayName: 'Equity Fund',
  schemes: [sampleScheme(), large],
}
const swp = 'transaction/validate/swp'
const stp = 'transaction/validate/stp'
const answers: Answers = {
  'investor/get/folio': ok({ folios: [sampleFolio()] }),
  'product/schemes': ok({ categories: [category], navDate: '2026-08-24' }),
  [swp]: ok(sampleSwpQuote()),
  [stp]: ok(sampleStpQuote()),
}

function show(changed: Answers = {}, draft: Partial<OutflowDraft> = {}) {
  portalStore.set(outflowDraftAtom, samplePlanDraft(draft))
  return renderPage(FlowPage, {
    answers: { ...answers, ...changed },
    at: `/home/transact/redeemption-detail?plan=${draft.plan ?? 'SWP'}`,
  })
}
const goOn = async () =>
  userEvent.click((await screen.findAllByRole('button', { name: 'Continue to review' }))[0]!)
const amount = () => screen.findByRole('textbox', { name: /^Amount each/ })

test('a withdrawal plan shows each of its dates, why one is moved, its sum, where the money goes and until when it can be taken back [S2.035]', async () => {
  const { callsOf } = show()
  expect(await screen.findByText('All 3 dates')).toBeVisible()
  expect(callsOf(swp)[0]?.body).toMatchObject({
    schemePlanCode: 'FLEXI-DG',
    folioNo: '1000004821',
    amount: 6_000_00,
    frequency: 'Monthly',
    dayOfMonth: 7,
    period: { periodType: 'Number of instalments', installments: 3 },
    bankId: 'bank-4417',
  })
  expect(callsOf(swp)[0]?.body).not.toHaveProperty('startDate')
  expect(screen.getByText('Monday, 9 November 2026')).toBeVisible()
  expect(screen.getByText('7 Nov is a Saturday')).toBeVisible()
  expect(screen.getAllByText('in 3 instalments')[0]).toBeVisible()
  expect(screen.getByText('3 × ₹6,000 = ₹18,000.')).toBeVisible()
  expect(screen.getByText('Until 3:00 pm on 25 Aug 2026 nothing is registered.')).toBeVisible()
  expect(screen.getAllByText(/^Parijat Bank/)[0]).toBeVisible()
})

test('what other plans take, and that the units do not last, is said before anything is confirmed', async () => {
  const total = 7_20_000_00
  show({ [swp]: ok(sampleSwpQuote({ total, installments: 120, othersAMonth: 5_000_00 })) })
  expect(
    await screen.findByText(
      /Your other plans take up to ₹5,000 a month out of this fund\. The free units are worth about ₹2,80,139, enough for 46 instalments/,
    ),
  ).toBeVisible()
})

test('it runs until cancelled, till a date, or for a number of instalments, and asks only for what that needs [S9.026]', async () => {
  const { callsOf } = show()
  await amount()
  const types = screen.getAllByRole('radio').map((each) => each.getAttribute('value'))
  expect(types).toEqual(expect.arrayContaining(['Until cancelled', 'Till date', 'Number of instalments']))
  expect(screen.getByRole('textbox', { name: 'Number of instalments' })).toHaveValue('3')
  await userEvent.click(screen.getByRole('radio', { name: 'Till date' }))
  expect(screen.queryByRole('textbox', { name: 'Number of instalments' })).toBeNull()
  await goOn()
  expect(await screen.findByText('Enter the last date, such as 31 Mar 2028')).toBeVisible()
  await userEvent.click(screen.getByRole('radio', { name: 'Until cancelled' }))
  expect(screen.queryByRole('textbox', { name: 'Last date' })).toBeNull()
  await goOn()
  await waitFor(() => expect(routing.address()).toBe('/home/transact/review?plan=SWP'))
  expect(callsOf(swp).at(-1)?.body).toMatchObject({ period: { periodType: 'Until cancelled' } })
})

test('without an amount, a day or a number of instalments nothing is asked, and the fields say so', async () => {
  const { callsOf } = show({}, { amount: null, dayOfMonth: null, installments: 'many' })
  await amount()
  await goOn()
  expect(await screen.findByText('Choose a day of the month')).toBeVisible()
  expect(screen.getByText('Enter a number of instalments, such as 12')).toBeVisible()
  expect(callsOf(swp)).toHaveLength(0)
})

test('an account in its cooling period cannot be paid', async () => {
  const banks = [sampleBank({ usableFrom: '2026-08-31' })]
  show({ 'investor/get/folio': ok({ folios: [sampleFolio({ banks })] }) })
  await amount()
  await goOn()
  expect((await screen.findAllByText(/You can use this one from 31 Aug 2026/))[0]).toBeVisible()
})

test.each([
  ['-412', /^Amount each/, 'Each instalment is at least ₹500.'],
  ['-413', /^Amount each/, 'The free units are worth less than one instalment.'],
  ['-415', 'Number of instalments', 'The plan needs at least 2 instalments.'],
] as const)('the server’s refusal %s stands at the field %s', async (code, name, text) => {
  show({ [swp]: refusal(text, code) })
  await amount()
  await goOn()
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name })).toHaveAccessibleDescription(new RegExp(text)),
  )
})

test('a transfer plan asks for the fund to move into, and says what each instalment buys', async () => {
  const { callsOf } = show({}, { plan: 'STP', toSchemePlanCode: null, bankId: null })
  await userEvent.click(await screen.findByRole('combobox', { name: /^Fund to move into/ }))
  await userEvent.click(await screen.findByRole('option', { name: /Large Cap/ }))
  expect(await screen.findByText('93.571')).toBeVisible()
  expect(screen.getByText('−₹0.30')).toBeVisible()
  expect(callsOf(stp).at(-1)?.body).toMatchObject({ toSchemePlanCode: 'LARGE-DG' })
  expect(screen.queryByText(/bank account gets/i)).toBeNull()
  await goOn()
  await waitFor(() => expect(routing.address()).toBe('/home/transact/review?plan=STP'))
})

test('a holding that did not load can be asked for again', async () => {
  show({ 'investor/get/folio': notFound })
  expect(await screen.findByText('Your holding did not load')).toBeVisible()
})
