import { getTwoFactor, portalStore } from '@portal/kernel'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type Answers, ok, refusal, renderPage, routing, toasts } from '@portal/testing'
import { codeAnswers } from '../../../testing/code-answers'
import { sampleConf } from '@portal/testing/samples'
import { sampleOutflowDraft, sampleOutflowQuote, sampleRedemption } from '../../../testing/sample-outflow'
import { sampleResult } from '../../../testing/sample-result'
import { outflowDraftAtom, type OutflowDraft } from '../outflow-draft'
import FlowPage from '../../../pages/flow.page'

jest.mock('@portal/kernel', () =>
  jest.requireActual<typeof import('@portal/testing')>('@portal/testing').routedKernel(),
)

const answers: Answers = {
  'transaction/validate/redeem': ok(sampleOutflowQuote()),
  ...codeAnswers,
  'transaction/redeem': ok(sampleResult(sampleRedemption())),
  conf: ok(sampleConf),
}

function show(changed: Answers = {}, draft: Partial<OutflowDraft> = {}) {
  portalStore.set(outflowDraftAtom, sampleOutflowDraft(draft))
  return renderPage(FlowPage, {
    answers: { ...answers, ...changed },
    at: '/home/transact/review?plan=REDEEM',
  })
}

async function confirmByCode(): Promise<void> {
  await userEvent.click((await screen.findAllByRole('button', { name: 'Redeem 600.000 units' }))[0]!)
  await userEvent.type(await screen.findByRole('textbox', undefined, { timeout: 5000 }), '1234')
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
}

test('says what will happen, when and why, what it costs, what arrives where, what stays and until when it can be undone [S2.034]', async () => {
  show()
  expect(
    await screen.findByText('Of Tuesday, 25 August, if you confirm before 3:00 pm on Tuesday, 25 August'),
  ).toBeVisible()
  expect(screen.getAllByText(/^Parijat Bank/)[0]).toBeVisible()
  expect(screen.getByText(/27 August 2026$/)).toBeVisible()
  expect(screen.getByText('−₹0.59')).toBeVisible()
  expect(screen.getByText('2,246.317 units, about ₹2,21,085.89')).toBeVisible()
  expect(screen.getByText('3:00 pm, 25 Aug 2026')).toBeVisible()
})

test('tax at source is shown as an estimate, and only where there is any', async () => {
  show({ 'transaction/validate/redeem': ok(sampleOutflowQuote({ tds: 230_00, net: 58_675_19 })) })
  expect(await screen.findByText('Tax deducted at source, estimated')).toBeVisible()
  expect(screen.queryByText(/No tax is deducted/)).toBeNull()
})

test('a redemption is placed by a one-time code bound to it, and its receipt is next [S7.008, S7.059, S7.086]', async () => {
  const { callsOf } = show()
  await confirmByCode()
  await waitFor(() => expect(routing.address()).toBe('/home/transaction/successfull?order=order-1'), {
    timeout: 5000,
  })
  expect(callsOf('otp/generate')[0]?.body).toMatchObject({
    activityType: 'REDEEM',
    folioNumber: '1000004821',
    orders: [{ kind: 'REDEEM', howMuch: { amountUnitType: 'UNITS', units: '600.000' }, bankId: 'bank-4417' }],
  })
  const [placed] = callsOf('transaction/redeem')
  expect(placed?.body).toMatchObject({ otp: 'QX71234', otpVerifyMode: 'OTP', referenceNumber: 'reference-1' })
  expect(placed?.header('Idempotency-Key')).toBe(portalStore.get(outflowDraftAtom).idempotencyKey)
  expect(getTwoFactor()).toBeUndefined()
})

test('a refusal after the code is toasted, and leads to the field it is about [S7.091, S7.092]', async () => {
  show({ 'transaction/redeem': refusal('You can redeem up to 100.000 units now.', '-373') })
  await confirmByCode()
  expect(
    await screen.findByText('Your redemption was not placed.', undefined, { timeout: 5000 }),
  ).toBeVisible()
  expect(toasts()[0]).toMatchObject({ type: 'danger' })
  await userEvent.click(screen.getByRole('button', { name: 'Change the amount' }))
  expect(routing.address()).toBe('/home/transact/redeemption-detail?plan=REDEEM')
  expect(routing.state()).toMatchObject({ refused: { field: 'units' } })
})

test.each([
  ['-371', 'Choose another fund', '/home/transact/select-scheme?plan=REDEEM'],
  ['-376', 'Change the bank account', '/home/transact/redeemption-detail?plan=REDEEM'],
])('a quote refused with %s offers: %s', async (code, button, address) => {
  show({ 'transaction/validate/redeem': refusal('Not now.', code) })
  await userEvent.click(await screen.findByRole('button', { name: button }))
  expect(routing.address()).toBe(address)
})

test('without a draft there is nothing to review, and the choice of a fund is next', async () => {
  show({}, { units: '' })
  await waitFor(() => expect(routing.address()).toBe('/home/transact/select-scheme?plan=REDEEM'))
})

test('an order that is placed already goes on to its receipt', async () => {
  show({}, { orderId: 'order-1' })
  await waitFor(() => expect(routing.address()).toBe('/home/transaction/successfull?order=order-1'))
})
