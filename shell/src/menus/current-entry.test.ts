import { currentPlace } from './current-entry'

const places = [
  '/home/dashboard',
  '/home/investments',
  '/home/investments/transactions',
  '/home/transact?plan=STP',
]

test.each([
  ['/home/dashboard', undefined, '/home/dashboard'],
  ['/home/investments/transactions/cancel-switch', undefined, '/home/investments/transactions'],
  ['/home/investments/portfolio', undefined, '/home/investments'],
  ['/home/investmentsx', undefined, undefined],
  ['/home/transact/review', undefined, '/home/transact?plan=STP'],
  ['/home/anything', '/home/dashboard', '/home/dashboard'],
])('%s with section %s belongs to %s', (pathname, section, expected) => {
  expect(currentPlace(places, { pathname, section })).toBe(expected)
})
