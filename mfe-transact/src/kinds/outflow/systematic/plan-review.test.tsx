import { portalStore } from '@portal/kernel'
import { ok, refusal, renderPage, type Answers, routing } from '@portal/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { outflowDraftAtom, type OutflowDraft } from '../outflow-draft'
import FlowPage from '../../../pages/flow.page'
import { codeAnswers } from '../../../testing/code-answers'
import { sampleConf } from '@portal/testing/samples'
import {
  samplePlanDraft,
  sampleStp,
  sampleStpQuote,
  sampleSwp,
  sampleSwpQuote,
} from '../../../testing/sample-plan'
import { sampleResult } from '../../../testing/sample-result'

jest.mock('@portal/kernel', () =>
  jest.requireActual<typeof import('@portal/testing')>('@portal/testing').routedKernel(),
)

const swp = 'transaction/validate/swp'
const answers: Answers = {
  [swp]: ok(sampleSwpQuote()),
  'transaction/validate/stp': ok(sampleStpQuote()),
  ...codeAnswers,
  'transaction/swp': ok(sampleResult(sampleSwp())),
  'transaction/stp': ok(sampleResult(sampleStp())),
  conf: ok(sampleConf),
}

function show(plan: 'STP' | 'SWP', changed: Answers = {}, draft: Partial<OutflowDraft> = {}) {
  const own = plan === 'STP' ? { toSchemePlanCode: 'LARGE-DG', bankId: null } : {}
  portalStore.set(outflowDraftAtom, samplePlanDraft({ plan, ...own, ...draft }))
  return renderPage(FlowPage, {
    answers: { ...answers, ...changed },
    at: `/home/transact/review?plan=${plan}`,
  })
}

async function confirmByCode(button: string): Promise<void> {
  await userEvent.click((await screen.findAllByRole('button', { name: button }))[0]!)
  await userEvent.type(await screen.findByRole('textbox', undefined, { timeout: 5000 }), '1234')
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
}

test('the review of a withdrawal plan says where the money goes and by when, with every date [S2.034]', async () => {
  show('SWP')
  expect(await screen.findByText('Wednesday, 9 September 2026')).toBeVisible()
  expect(screen.getByText('All 3 dates')).toBeVisible()
  expect(screen.getByText(/each instalment is a sale: its gain goes into your tax return/)).toBeVisible()
})

test('the review names the due date of the first instalment and the day on which it is carried out, as the receipt does', async () => {
  const [first, ...others] = sampleSwpQuote().dues
  const dues = [{ ...first!, dueOn: '2026-09-20', dealtOn: '2026-09-21' }, ...others]
  show('SWP', { [swp]: ok(sampleSwpQuote({ startDate: '2026-09-20', dues })) })
  const text = 'Sunday, 20 September 2026, carried out on Monday, 21 September 2026'
  expect(await screen.findByText(text)).toBeVisible()
})

test.each([
  ['SWP', 'Start this SWP', 'transaction/swp', { bankId: 'bank-4417' }],
  ['STP', 'Start this STP', 'transaction/stp', { toSchemePlanCode: 'LARGE-DG' }],
] as const)(
  'an %s is registered by a one-time code bound to its first date, and its receipt is next [S7.060]',
  async (plan, button, path, own) => {
    const { callsOf } = show(plan)
    await confirmByCode(button)
    await waitFor(() => expect(routing.address()).toBe('/home/transaction/successfull?order=order-1'), {
      timeout: 5000,
    })
    const terms = { ...own, amount: 6_000_00, dayOfMonth: 7, startDate: '2026-09-07' }
    expect(callsOf('otp/generate')[0]?.body).toMatchObject({
      activityType: plan,
      orders: [{ kind: plan, ...terms }],
    })
    const [placed] = callsOf(path)
    expect(placed?.body).toMatchObject({ ...terms, otp: 'QX71234' })
    expect(placed?.header('Idempotency-Key')).toBe(portalStore.get(outflowDraftAtom).idempotencyKey)
  },
)

test('a first date that has passed meanwhile is told of, and the dates are asked for again', async () => {
  const { callsOf } = show('SWP', {
    'transaction/swp': refusal('The first instalment can be due on 7 Oct 2026.', '-414'),
  })
  await confirmByCode('Start this SWP')
  expect(await screen.findByText('Your SWP was not registered.', undefined, { timeout: 5000 })).toBeVisible()
  await waitFor(() => expect(callsOf(swp).length).toBeGreaterThan(1))
})

test.each([
  ['-411', 'Choose another fund', '/home/transact/select-scheme?plan=SWP'],
  ['-415', 'Change the period', '/home/transact/redeemption-detail?plan=SWP'],
])('a quote refused with %s offers: %s', async (code, button, address) => {
  show('SWP', { [swp]: refusal('Not now.', code) })
  await userEvent.click(await screen.findByRole('button', { name: button }))
  expect(routing.address()).toBe(address)
})

test('without a draft there is nothing to review, and the choice of a fund is next', async () => {
  show('SWP', {}, { dayOfMonth: null })
  await waitFor(() => expect(routing.address()).toBe('/home/transact/select-scheme?plan=SWP'))
})
