import { speak } from '@portal/testing'
import remote from '../remote'
import { countText, ordersText } from './cart-words'

afterEach(() => speak('en', remote))

test('how many orders the cart has is said in each language', async () => {
  expect([ordersText(1), ordersText(3), countText(3, 4)]).toEqual(['1 order', '3 orders', '3 of 4 orders'])
  await speak('hi', remote)
  expect([ordersText(1), countText(3, 4)]).toEqual(['1 ऑर्डर', '4 में से 3 ऑर्डर'])
  await speak('en-XA', remote)
  expect(ordersText(3)).toMatch(/^\[3 .*\]$/)
})
