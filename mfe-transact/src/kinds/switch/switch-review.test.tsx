import { sampleConf, sampleHolding, sampleScheme } from '@portal/testing/samples'
import { ok, refusal, renderPage, type Answers, routing } from '@portal/testing'
import { portalStore } from '@portal/kernel'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { outflowDraftAtom } from '../outflow/outflow-draft'
import FlowPage from '../../pages/flow.page'
import { codeAnswers } from '../../testing/code-answers'
import { sampleSwitch, sampleSwitchDraft, sampleSwitchQuote } from '../../testing/sample-outflow'
import { sampleFolio } from '../../testing/sample-folios'
import { sampleResult } from '../../testing/sample-result'

// The dialog of the minimum navigates by itself, from inside the kernel.
jest.mock('@portal/kernel/navigation', () => ({
  ...jest.requireActual<object>('@portal/kernel/navigation'),
  ...jest.requireActual<typeof import('@portal/testing/routing')>('@portal/testing/routing').routedHooks,
}))

const validate = 'transaction/validate/switch'
const large = sampleScheme({
  schemePlanCode: 'LARGE-DG',
  schemeDesc: 'Neem Large Cap Fund',
  fundDesc: 'The hundred largest companies.',
  minPurchase: 1_00_000_00,
})
const category = { categoryName: 'EQUITY', categoryDisplayName: 'Equity Fund', schemes: [large] }
const answers: Answers = {
  [validate]: ok(sampleSwitchQuote()),
  'investor/get/folio': ok({ folios: [sampleFolio()] }),
  'product/schemes': ok({ categories: [category], navDate: '2026-08-24' }),
  ...codeAnswers,
  'transaction/switch': ok(sampleResult(sampleSwitch())),
  conf: ok(sampleConf),
}

function show(changed: Answers = {}) {
  portalStore.set(outflowDraftAtom, sampleSwitchDraft())
  return renderPage(FlowPage, {
    answers: { ...answers, ...changed },
    at: '/home/transact/review?plan=SWITCH',
  })
}

const tooLittle = 'Min. new investment Rs. 1,00,000 for Neem Large Cap Fund. Please update amount.'

test('says what is left, when its money moves, what it buys and when the units are there [S2.034]', async () => {
  show()
  expect(await screen.findByText('Neem Large Cap Fund, Direct · Growth')).toBeVisible()
  expect(screen.getByText('918.653, with the NAV ₹64.1180 of 24 Aug 2026')).toBeVisible()
  expect(screen.getByText('Units in folio XXXXXX4821').nextSibling).toHaveTextContent(
    'Friday, 28 August 2026',
  )
  expect(screen.getByText('2,246.317 units, about ₹2,21,085.89')).toBeVisible()
  expect(screen.queryByText(/Parijat Bank/)).toBeNull()
})

test('a switch is placed by a one-time code bound to both of its funds, and its receipt is next [S7.059]', async () => {
  const { callsOf } = show()
  await userEvent.click((await screen.findAllByRole('button', { name: 'Switch 600.000 units' }))[0]!)
  await userEvent.type(await screen.findByRole('textbox', undefined, { timeout: 5000 }), '1234')
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
  await waitFor(() => expect(routing.address()).toBe('/home/transaction/successfull?order=order-1'), {
    timeout: 5000,
  })
  const terms = { schemePlanCode: 'FLEXI-DG', toSchemePlanCode: 'LARGE-DG', folioNo: '1000004821' }
  expect(callsOf('otp/generate')[0]?.body).toMatchObject({
    activityType: 'SWITCH',
    orders: [{ kind: 'SWITCH', ...terms }],
  })
  const [placed] = callsOf('transaction/switch')
  expect(placed?.body).toMatchObject({ ...terms, otp: 'QX71234' })
  expect(placed?.body).not.toHaveProperty('bankId')
  expect(placed?.header('Idempotency-Key')).toBe(portalStore.get(outflowDraftAtom).idempotencyKey)
})

test('below the minimum of the fund the dialog says so, and its OK leads back to the amount [S2.146, S2.147]', async () => {
  show({ [validate]: refusal(tooLittle, '-379') })
  expect(await screen.findByRole('dialog')).toHaveTextContent(tooLittle)
  await userEvent.click(screen.getByRole('button', { name: 'OK' }))
  expect(routing.address()).toBe('/home/transact/redeemption-detail?plan=SWITCH')
  expect(portalStore.get(outflowDraftAtom)).toMatchObject({ plan: 'SWITCH', units: '600' })
})

test('refused as below the minimum after the code, the dialog says so too [S2.146]', async () => {
  show({ 'transaction/switch': refusal(tooLittle, '-379') })
  await userEvent.click((await screen.findAllByRole('button', { name: 'Switch 600.000 units' }))[0]!)
  await userEvent.type(await screen.findByRole('textbox', undefined, { timeout: 5000 }), '1234')
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
  expect(await screen.findByRole('button', { name: 'OK' })).toBeVisible()
  expect(screen.getByRole('dialog')).toHaveTextContent(tooLittle)
  await userEvent.click(screen.getByRole('button', { name: 'OK' }))
  expect(routing.address()).toBe('/home/transact/redeemption-detail?plan=SWITCH')
})

test('a folio that holds the fund has another minimum, which the server tells', async () => {
  const holdings = [sampleHolding(), sampleHolding({ schemePlanCode: 'LARGE-DG' })]
  const text = 'Min. additional investment Rs. 500 for Neem Large Cap Fund. Please update amount.'
  const { callsOf } = show({
    'investor/get/folio': ok({ folios: [sampleFolio({ holdings })] }),
    [validate]: refusal(text, '-379'),
  })
  expect(await screen.findByText(text)).toBeVisible()
  await waitFor(() => expect(callsOf('product/schemes')).toHaveLength(1))
  expect(screen.queryByRole('dialog')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Change the amount' }))
  expect(routing.state()).toMatchObject({ refused: { field: 'units', text } })
})

test.each([
  ['-377', 'Change the fund to switch into', '/home/transact/redeemption-detail?plan=SWITCH'],
  ['-371', 'Choose another fund', '/home/transact/select-scheme?plan=SWITCH'],
])('a quote refused with %s offers: %s', async (code, button, address) => {
  show({ [validate]: refusal('Not now.', code) })
  await userEvent.click(await screen.findByRole('button', { name: button }))
  expect(routing.address()).toBe(address)
})
