import { maySwap, type PortalMoment } from './may-swap'

const calm: PortalMoment = {
  held: false,
  typed: false,
  inFlow: false,
  paying: false,
  navigating: false,
  changing: false,
}

test('a remote may be exchanged while nothing is under way', () => {
  expect([maySwap(calm), maySwap(calm, true)]).toEqual([true, true])
})

test.each<[string, Partial<PortalMoment>, boolean]>([
  ['a one-time code', { held: true }, false],
  ['a filled form or a leave question', { typed: true }, true],
  ['a step of a transaction', { inFlow: true }, true],
  ['a payment', { inFlow: true, paying: true }, false],
  ['a page on its way', { navigating: true }, false],
  ['a change that is not answered', { changing: true }, false],
])('%s keeps every version where it is, or all but an urgent one', (_, moment, goesOn) => {
  expect(maySwap({ ...calm, ...moment })).toBe(false)
  expect(maySwap({ ...calm, ...moment }, true)).toBe(goesOn)
})
