import { message, portalStore, readStored } from '@portal/kernel'
import { type Answers, draftNow, notFound, ok, refusal, renderPage, routing } from '@portal/testing'
import { oddConf, sampleConf, samplePlan } from '@portal/testing/samples'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import * as z from 'zod/mini'
import { sampleChangeQuote } from '../../testing/sample-plan-change'
import FlowPage from '../../pages/flow.page'
import { planChangeDraftAtom } from './plan-change-draft'
import RenewalsPage from '../../pages/renewals.page'

jest.mock('@portal/kernel', () =>
  jest.requireActual<typeof import('@portal/testing')>('@portal/testing').routedKernel(),
)

const plan = samplePlan()
const { mandate } = plan
const details = (shown = plan) => ok({ today: '2026-08-25', plan: shown, instalments: [], changes: [] })
const answers: Answers = {
  'transaction/SystematicPlans/details': details(),
  'investor/getRenewSipDetails': ok({ plans: [], mandates: [mandate] }),
  'transaction/validate/planChange': ok(sampleChangeQuote()),
  conf: ok(sampleConf),
}
const base = '/home/investments'
const show = (Page: typeof FlowPage, at: string, changed: Answers = {}) =>
  renderPage(Page, { answers: { ...answers, ...changed }, at: `${base}/${at}` })
const terms = () => portalStore.get(planChangeDraftAtom).terms
const review = async () =>
  userEvent.click((await screen.findAllByRole('button', { name: /^(Continue to review|Review)$/ }))[0]!)
const onReview = () => waitFor(() => expect(routing.address()).toBe(`${base}/review`))

test('a pause offers the due dates until which it can last, and goes on to the review [S2.050, S1.022]', async () => {
  const { callsOf } = show(FlowPage, 'modify?plan=SR100002&change=pause')
  expect(await screen.findByRole('heading', { level: 1, name: 'Pause your SIP' })).toBeVisible()
  await userEvent.click(await screen.findByRole('radio', { name: 'Until 25 Nov 2026' }))
  await review()
  await onReview()
  const pause = { kind: 'SIP_PAUSE', planId: 'SR100002', folioNo: '91024821', pauseUntil: '2026-11-25' }
  expect(terms()).toEqual(pause)
  expect(callsOf('transaction/validate/planChange')[0]?.body).toMatchObject({ change: pause })
})

test('a cancellation needs a reason [S1.023]', async () => {
  show(FlowPage, 'modify?plan=SR100002&change=cancel')
  await review()
  expect(await screen.findByText('Choose a reason')).toBeVisible()
  await userEvent.click(screen.getByRole('radio', { name: 'I have reached my goal' }))
  await review()
  await onReview()
  expect(terms()).toMatchObject({ kind: 'SIP_CANCEL', reason: 'GOAL_REACHED' })
})

test('new terms of a SIP begin with those that it has [S2.051, S1.024]', async () => {
  show(FlowPage, 'modify-sip?plan=SR100002')
  const amount = await screen.findByRole('textbox', { name: 'Each instalment' })
  expect(amount).toHaveValue('2,500')
  await userEvent.clear(amount)
  await userEvent.type(amount, '200000')
  await review()
  // The mandate bounds the amount.
  expect(await screen.findByText(/maximum amount is ₹1,00,000/)).toBeVisible()
  await userEvent.clear(amount)
  await userEvent.type(amount, '3000')
  await review()
  await onReview()
  expect(terms()).toMatchObject({ kind: 'SIP_MODIFY', amount: 3_000_00, dayOfMonth: 25, endDate: null })
})

test('who comes back from the review finds what was typed; the next change, after an order, begins anew', async () => {
  const amount = () => screen.findByRole('textbox', { name: 'Each instalment' })
  const { unmount } = show(FlowPage, 'modify-sip?plan=SR100002')
  await userEvent.clear(await amount())
  await userEvent.type(await amount(), '3000')
  await review()
  await onReview()
  unmount()
  const back = show(FlowPage, 'modify-sip?plan=SR100002')
  expect(await amount()).toHaveValue('3,000')
  back.unmount()
  portalStore.set(planChangeDraftAtom, (last) => ({ ...last, orderId: 't1' }))
  show(FlowPage, 'modify-sip?plan=SR100002')
  expect(await amount()).toHaveValue('2,500')
})

test('a SIP of every business day says so, and offers no day of the month', async () => {
  const daily = samplePlan({ frequency: 'Daily' })
  show(FlowPage, 'modify-sip?plan=SR100002', { 'transaction/SystematicPlans/details': details(daily) })
  const amount = await screen.findByRole('textbox', { name: 'Each instalment' })
  expect(screen.getByText(/a business day/)).toBeVisible()
  expect(screen.getByText('Daily, on every business day')).toBeVisible()
  expect(screen.queryByLabelText('Day of the month')).not.toBeInTheDocument()
  await userEvent.clear(amount)
  await userEvent.type(amount, '3000')
  await review()
  await onReview()
  expect(terms()).toMatchObject({ kind: 'SIP_MODIFY', amount: 3_000_00, dayOfMonth: daily.dayOfMonth })
})

test('an STP is changed on the generic page [S2.050]', async () => {
  const stp = samplePlan({ planId: 'SR100005', kind: 'STP', mandate: null, toScheme: plan.scheme })
  show(FlowPage, 'modify?plan=SR100005', { 'transaction/SystematicPlans/details': details(stp) })
  expect(await screen.findByRole('heading', { level: 1, name: 'Modify your STP' })).toBeVisible()
  await review()
  await onReview()
  expect(terms()).toMatchObject({ kind: 'STP_MODIFY', planId: 'SR100005' })
})

test('what the server has against a change stands in the page, with everything typed', async () => {
  show(FlowPage, 'modify-sip?plan=SR100002', {
    'transaction/validate/planChange': refusal('A SIP can be modified once in 6 months.', '-404'),
  })
  await screen.findByRole('textbox', { name: 'Each instalment' })
  await review()
  expect(await screen.findByText('A SIP can be modified once in 6 months.')).toBeVisible()
  expect(routing.address()).toBe(`${base}/modify-sip?plan=SR100002`)
})

test('a plan that cannot be changed so says why in place of the form [S8.055]', async () => {
  const actions = [{ action: 'modify', refusal: 'You can do this only for SIPs registered online.' }] as const
  show(FlowPage, 'modify-sip?plan=SR100002', {
    'transaction/SystematicPlans/details': details(samplePlan({ actions: [...actions] })),
  })
  expect(await screen.findByText('You can do this only for SIPs registered online.')).toBeVisible()
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('a renewal asks for amount, end and mandate [S2.052, S1.025]', async () => {
  const ended = samplePlan({ state: 'COMPLETED', actions: [{ action: 'renew', refusal: null }] })
  show(FlowPage, 'renew-sip?plan=SR100002', { 'transaction/SystematicPlans/details': details(ended) })
  expect(await screen.findByRole('radio', { name: 'Parijat Bank ••4417' })).toBeChecked()
  await review()
  await onReview()
  expect(terms()).toMatchObject({ kind: 'SIP_RENEW', endDate: null, umrn: mandate?.umrn })
})

test('a restart without a mandate says what to do [S1.026]', async () => {
  const paused = samplePlan({
    state: 'PAUSED',
    mandate: null,
    actions: [{ action: 'restart', refusal: null }],
  })
  show(FlowPage, 'modify?plan=SR100002&change=restart', {
    'transaction/SystematicPlans/details': details(paused),
    'investor/getRenewSipDetails': ok({ plans: [], mandates: [] }),
  })
  expect(await screen.findByText('You have no mandate that can pay')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Your mandates' })).toHaveAttribute('href', '/home/e-mandate')
})

test('without a plan the page of new terms says so', async () => {
  show(FlowPage, 'modify')
  expect(await screen.findByText('You have no such plan')).toBeVisible()
})

test('a change that does not exist is named as such', async () => {
  show(FlowPage, 'modify?plan=SR100002&change=melt')
  expect(await screen.findByText('This address names no transaction')).toBeVisible()
})

test('a plan of somebody else reads like one that does not exist', async () => {
  show(FlowPage, 'modify-sip?plan=SR100007', { 'transaction/SystematicPlans/details': notFound })
  expect(await screen.findByText('You have no such plan')).toBeVisible()
})

test('SIPs that end are listed, each with the way to its renewal [S2.039, S7.041]', async () => {
  const ending = samplePlan({ planId: 'SR100003', endDate: '2026-09-15' })
  renderPage(RenewalsPage, {
    answers: { ...answers, 'investor/getRenewSipDetails': ok({ plans: [ending], mandates: [] }) },
    at: '/home/renew-sip-list',
  })
  expect(await screen.findByText(/Last instalment on 15 Sep 2026/)).toBeVisible()
  expect(screen.getByRole('link', { name: /^Renew/ })).toHaveAttribute(
    'href',
    `${base}/renew-sip?plan=SR100003`,
  )
})

test('no SIP to renew says when one is, in the months of the server', async () => {
  const { container } = renderPage(RenewalsPage, {
    answers: { ...answers, conf: ok(oddConf) },
    at: '/home/renew-sip-list',
  })
  expect(await screen.findByText('No SIP needs to be renewed')).toBeVisible()
  const when = 'A SIP is here from 4 months before its last instalment until 7 months after it.'
  expect(await screen.findByText(when)).toBeVisible()
  expect(container).not.toHaveTextContent(/[36] months/)
})

test('a mandate that ends before its SIP is listed with what to do, and without a dead button [S2.038]', async () => {
  const short = samplePlan({ endDate: '2032-01-25' })
  const all = {
    today: '2026-08-25',
    plans: [short],
    calendar: { from: '2026-08-01', to: '2027-01-31', entries: [], holidays: [] },
  }
  renderPage(RenewalsPage, {
    answers: { ...answers, 'transaction/SystematicPlans/all': ok(all) },
    at: '/home/renew-mandate-list',
  })
  const card = within(await screen.findByRole('region', { name: 'Parijat Bank ••4417' }))
  expect(card.getByText(/Ends on 25 Mar 2031/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Your mandates' })).toHaveAttribute('href', '/home/e-mandate')
  expect(screen.queryByRole('button')).toBeNull()
})

test('a SIP that is not eligible for a pause says so in the page of the pause, with the way back [S8.051]', async () => {
  const actions = [{ action: 'pause' as const, refusal: message('sipCannotPause') }]
  show(FlowPage, 'modify?plan=SR100002&change=pause', {
    'transaction/SystematicPlans/details': details(samplePlan({ actions })),
  })
  expect(await screen.findByText(/This SIP is not eligible for a pause/)).toBeVisible()
  expect(screen.queryByRole('radio')).toBeNull()
  expect(screen.getByRole('link', { name: 'See your systematic plans' })).toBeVisible()
})

const ordered = () => portalStore.set(planChangeDraftAtom, (last) => ({ ...last, orderId: 't1' }))

test('which SIP is modified, and to what, stands in the draft until it is ordered [S3.040]', async () => {
  show(FlowPage, 'modify-sip?plan=SR100002')
  await screen.findByRole('textbox', { name: 'Each instalment' })
  await review()
  await onReview()
  expect(draftNow()).toMatchObject({
    modifySipDetails: { planId: 'SR100002', amount: 2_500_00, sipDate: 25, endDate: null },
    isRenewSip: false,
    isRestartSip: false,
  })
  ordered()
  expect(draftNow().modifySipDetails).toBeNull()
})

test.each([
  ['renew', 'isRenewSip', 'COMPLETED'],
  ['restart', 'isRestartSip', 'PAUSED'],
] as const)(
  'that a SIP is to %s is a flag of the draft until it is ordered: %s [S3.041]',
  async (action, flag, state) => {
    const stopped = samplePlan({ state, actions: [{ action, refusal: null }] })
    show(action === 'renew' ? FlowPage : FlowPage, `x?plan=SR100002&change=${action}`, {
      'transaction/SystematicPlans/details': details(stopped),
    })
    await screen.findByRole('radio', { name: 'Parijat Bank ••4417' })
    await review()
    await onReview()
    const off = { isRenewSip: false, isRestartSip: false, modifySipDetails: null }
    expect(draftNow()).toMatchObject({ ...off, [flag]: true })
    expect(readStored('isRestartSip', z.boolean())).toBe(flag === 'isRestartSip' || undefined)
    ordered()
    expect(draftNow()).toMatchObject(off)
    expect(readStored('isRestartSip', z.boolean())).toBeUndefined()
  },
)
