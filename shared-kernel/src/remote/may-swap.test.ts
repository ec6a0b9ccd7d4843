import { maySwap, type PortalMoment } from './may-swap'

const calm: PortalMoment = { held: false, inFlow: false, navigating: false, changing: false }

test('a remote may be exchanged while nothing is under way', () => {
  expect(maySwap(calm)).toBe(true)
})

test.each<[string, Partial<PortalMoment>]>([
  ['a one-time code, a filled form or a leave question', { held: true }],
  ['a step of a transaction', { inFlow: true }],
  ['a page on its way', { navigating: true }],
  ['a change that is not answered', { changing: true }],
])('%s keeps every version where it is', (_, moment) => {
  expect(maySwap({ ...calm, ...moment })).toBe(false)
})
