import { portalStore } from '@portal/kernel'
import { type Answers, ok, refusal, renderPage, routing } from '@portal/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import SuccessfullPage from '../../pages/receipt.page'
import { codeAnswers } from '../../testing/code-answers'
import { oddConf, sampleConf } from '@portal/testing/samples'
import { sampleChange, sampleChangeQuote, sampleSnapshot } from '../../testing/sample-plan-change'
import { sampleResult } from '../../testing/sample-result'
import { planChangeDraftAtom, type PlanChangeDraft } from './plan-change-draft'
import FlowPage from '../../pages/flow.page'

jest.mock('@portal/kernel', () =>
  jest.requireActual<typeof import('@portal/testing')>('@portal/testing').routedKernel(),
)

const pause = {
  kind: 'SIP_PAUSE',
  planId: 'SR100002',
  folioNo: '91024821',
  pauseUntil: '2026-11-25',
} as const
const answers: Answers = {
  'transaction/validate/planChange': ok(sampleChangeQuote()),
  ...codeAnswers,
  'transaction/pause': ok(sampleResult(sampleChange())),
  conf: ok(sampleConf),
}

function show(changed: Answers = {}, draft: Partial<PlanChangeDraft> = {}) {
  portalStore.set(planChangeDraftAtom, {
    terms: pause,
    typed: null,
    idempotencyKey: null,
    orderId: null,
    ...draft,
  })
  return renderPage(FlowPage, {
    answers: { ...answers, ...changed },
    at: '/home/investments/review',
  })
}

async function confirmByCode(): Promise<void> {
  await userEvent.click((await screen.findAllByRole('button', { name: 'Pause the SIP' }))[0]!)
  await userEvent.type(await screen.findByRole('textbox', undefined, { timeout: 5000 }), '1234')
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
}

test('shows the plan before and after, from when, what is left out and until when it can be undone [S2.050]', async () => {
  show()
  const table = within(await screen.findByRole('table', { name: 'The plan before and after the change' }))
  expect(table.getByRole('columnheader', { name: 'From 27 Aug' })).toBeVisible()
  const next = table.getByRole('row', { name: /Next instalment/ })
  expect(next).toHaveTextContent('25 September 2026')
  expect(next).toHaveTextContent('25 November 2026')
  expect(screen.getByText('25 Sep 2026, 25 Oct 2026')).toBeVisible()
  expect(screen.getByText('3:00 pm, 25 Aug 2026')).toBeVisible()
})

test('a change takes effect as many business days later as the server says', async () => {
  const { container } = show({ conf: ok(oddConf) })
  expect(await screen.findByText(/takes effect 8 business days after the day we work on it/)).toBeVisible()
  expect(container).not.toHaveTextContent(/(two|2) business days/)
})

test('a change is ordered by a one-time code bound to it, and its receipt is next [S7.066]', async () => {
  const { callsOf } = show()
  await confirmByCode()
  await waitFor(() => expect(routing.address()).toBe('/home/investments/success?order=order-1'), {
    timeout: 5000,
  })
  expect(callsOf('otp/generate')[0]?.body).toMatchObject({ activityType: 'SIP_PAUSE', orders: [pause] })
  const [placed] = callsOf('transaction/pause')
  expect(placed?.body).toMatchObject({ ...pause, otp: 'QX71234', referenceNumber: 'reference-1' })
  expect(placed?.header('Idempotency-Key')).toBe(portalStore.get(planChangeDraftAtom).idempotencyKey)
})

test('a modified SIP has a receipt at its own address [S2.051]', async () => {
  const terms = { ...pause, kind: 'SIP_MODIFY', amount: 3_000_00, dayOfMonth: 25, endDate: null } as const
  show({}, { terms, orderId: 'order-1' })
  await waitFor(() => expect(routing.address()).toBe('/home/investments/modify-success/SIP?order=order-1'))
})

test('a change that became impossible says why, and leads to its fields', async () => {
  show({ 'transaction/validate/planChange': refusal('Order NM2608250041 changes this SIP already.', '-408') })
  expect(await screen.findByText('Order NM2608250041 changes this SIP already.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Change it' })).toHaveAttribute(
    'href',
    '/home/investments/modify?plan=SR100002&change=pause',
  )
})

test('without a draft the systematic plans are next', async () => {
  show({}, { terms: null })
  await waitFor(() => expect(routing.address()).toBe('/home/investments/systematic-plans'))
})

const receipt = (order: ReturnType<typeof sampleChange>) =>
  renderPage(SuccessfullPage, {
    answers: { ...answers, 'transaction/details': ok({ order, others: [] }) },
    at: '/home/investments/success?order=order-1',
  })

test('the receipt says what was ordered, from when it holds, and how it is taken back', async () => {
  receipt(sampleChange())
  expect(await screen.findByRole('heading', { level: 1, name: 'We pause your SIP' })).toBeVisible()
  expect(screen.getByText('Wednesday, 25 November: it runs again')).toBeVisible()
  expect(screen.getByRole('button', { name: /^Cancel this change/ })).toBeVisible()
  expect(screen.getByText('Pause of a SIP')).toBeVisible()
  expect(screen.getAllByRole('link', { name: 'See my systematic plans' })[0]).toHaveAttribute(
    'href',
    '/home/investments/systematic-plans',
  )
})

test('the receipt of a cancellation has nothing after it', async () => {
  const after = sampleSnapshot({ state: 'CANCELLED', nextDue: null })
  receipt(
    sampleChange({ kind: 'SIP_CANCEL', after, pauseUntil: null, reason: 'NEED_MONEY', state: 'registered' }),
  )
  expect(await screen.findByRole('heading', { level: 1, name: 'We cancelled your SIP' })).toBeVisible()
  expect(screen.getByText('I need the money elsewhere')).toBeVisible()
  expect(screen.queryByText('After')).toBeNull()
})
