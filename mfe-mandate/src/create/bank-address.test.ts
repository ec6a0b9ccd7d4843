// @needs-page
import { hostileAddresses } from '@portal/testing/node'
import { isBankAddress } from './bank-address'

test('a mandate is approved on a web page or in the UPI app, never by a script', () => {
  for (const good of [
    'https://bank.example/approve/1',
    '/sandbox/providers/bank/1',
    'upi://mandate?pa=neem@bank',
  ])
    expect(isBankAddress(good)).toBe(true)
  const link = document.createElement('a')
  const [refused, accepted] = [false, true].map((is) =>
    hostileAddresses(location.origin).filter((address) => isBankAddress(address) === is),
  )
  for (const address of accepted!.filter(Boolean)) {
    link.href = address
    expect([address, link.protocol]).toEqual([address, expect.stringMatching(/^https?:$/)])
  }
  expect(refused!.filter((address) => /script|data:|blob:/i.test(address)).length).toBeGreaterThan(6)
})
