// @needs-page
import { isPaymentAddress } from './payment-address'

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
