import { pollDelay } from './use-payment-order'

test('asks every three seconds for a minute, then ever more rarely, at least every 30 seconds', () => {
  const delays = Array.from({ length: 60 }, (_, requested) => pollDelay(requested))
  expect(delays.slice(0, 20).every((delay) => delay === 3000)).toBe(true)
  expect(delays).toEqual([...delays].sort((a, b) => a - b))
  expect(delays.at(-1)).toBe(30_000)
})
