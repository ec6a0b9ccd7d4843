// @needs-page
import { hostileAddresses } from '@portal/testing/node'
import { fetchesCode, isPaymentAddress, payAction, type PayActionFacts } from './pay-action'
import { modeChoices } from './payment-choices'
import { paymentView } from './payment-view'
import { parijat } from '../testing/sample-banks'
import { sampleAttempt, sampleOrder } from '../testing/sample-order'
import type { StartedPayment } from './use-payment'

const started: StartedPayment = {
  paymentId: 'payment-1',
  paymentGateway: { providerType: 'sandbox', url: 'https://gateway.example/pay/1', transactionToken: 't' },
  upi: {
    payee: 'neem.mf@validtest',
    payeeName: 'Neem Mutual Fund',
    qrPayload: 'upi://pay',
    expiresAt: '2026-08-25T08:00:00Z',
  },
}
const fresh = paymentView(sampleOrder({ state: 'created', payments: [] }))
const waiting = paymentView(
  sampleOrder({ state: 'created', payments: [sampleAttempt({ state: 'started' })] }),
)
const failed = paymentView(sampleOrder({ state: 'created', payments: [sampleAttempt({ state: 'failed' })] }))

function facts(changes: Partial<PayActionFacts> = {}): PayActionFacts {
  return {
    choice: { mode: 'UPI', bankId: null },
    modes: modeChoices([parijat], 2_500_000),
    view: fresh,
    started: undefined,
    mobile: false,
    ...changes,
  }
}

test('the button names where the money goes from', () => {
  expect(payAction(facts())).toEqual({ kind: 'start', label: 'Pay by UPI' })
  expect(payAction(facts({ choice: { mode: 'DCB', bankId: 'bank-4417' } }))).toEqual({
    kind: 'start',
    label: 'Go to Parijat Bank',
  })
  expect(payAction(facts({ choice: { mode: 'DC', bankId: 'bank-4417' } }))).toMatchObject({
    label: 'Pay by debit card',
  })
})

test('an open UPI attempt is waited for on a wide screen and opens the app on a phone', () => {
  expect(payAction(facts({ view: waiting, started }))).toEqual({ kind: 'wait' })
  expect(payAction(facts({ view: waiting, started, mobile: true }))).toEqual({
    kind: 'open',
    label: 'Open the UPI app',
    url: 'https://gateway.example/pay/1',
  })
})

test('while the bank works on a payment no other one is offered', () => {
  const pending = paymentView(
    sampleOrder({ state: 'created', payments: [sampleAttempt({ state: 'pending' })] }),
  )
  expect(payAction(facts({ view: pending }))).toEqual({ kind: 'check', label: 'Check now' })
})

test('an address that is a script is never opened', () => {
  const bad = { ...started, paymentGateway: { ...started.paymentGateway, url: 'javascript:alert(1)' } }
  expect(payAction(facts({ view: waiting, started: bad, mobile: true })).kind).toBe('start')
})

test('the code comes by itself on a wide screen for the first attempt, later only when asked for', () => {
  expect(fetchesCode(facts())).toBe(true)
  expect(fetchesCode(facts({ mobile: true }))).toBe(false)
  expect(fetchesCode(facts({ view: waiting }))).toBe(false)
  expect(fetchesCode(facts({ view: failed }))).toBe(false)
  expect(fetchesCode(facts({ modes: modeChoices([parijat], 60_000_000) }))).toBe(false)
  expect(payAction(facts({ view: waiting }))).toEqual({ kind: 'start', label: 'Show the code again' })
})

test.each([
  ['https://gateway.example/pay/1', true],
  ['/sandbox/providers/gateway/pay/1', true],
  ['upi://pay?pa=neem.mf@validtest', true],
  ['javascript:alert(1)', false],
  ['data:text/html,x', false],
  ['https://', false],
])('%s is an address to pay at: %s', (address, expected) => {
  expect(isPaymentAddress(address)).toBe(expected)
})

test('of hostile addresses none that is no web page is opened to pay at', () => {
  const link = document.createElement('a')
  const [refused, accepted] = [false, true].map((is) =>
    hostileAddresses(location.origin).filter((address) => isPaymentAddress(address) === is),
  )
  for (const address of accepted!.filter(Boolean)) {
    link.href = address
    expect([address, link.protocol]).toEqual([address, expect.stringMatching(/^https?:$/)])
  }
  expect(refused!.filter((address) => /script|data:|blob:/i.test(address)).length).toBeGreaterThan(6)
})
