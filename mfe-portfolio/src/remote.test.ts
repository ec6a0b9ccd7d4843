import remote from './remote'

test('answers its routes, for logged-in investors only [S2.016, S2.017, S2.018, S2.021, S2.022, S2.023, S2.029, S2.030, S2.026, S2.031, S2.054]', () => {
  expect(remote.routes.map(({ path, handle }) => [path, handle.access])).toEqual([
    ['home/dashboard', 'investor'],
    ['home/investments/systematic-plans', 'investor'],
    ['home/sip', 'investor'],
    ['home/explore-funds', 'investor'],
    ['home/explore-funds/All', 'investor'],
    ['home/explore-funds/compare', 'investor'],
    ['home/explore-funds/new-offers', 'investor'],
    ['home/explore-funds/solutions', 'investor'],
    ['home/explore-funds/scheme', 'investor'],
    ['home/explore-funds/scheme/documents', 'investor'],
    ['home/statement', 'investor'],
    ['home/investments/portfolio', 'investor'],
    ['home/investments/transactions', 'investor'],
    ['home/notifications', 'investor'],
    ['home/notifications/notification', 'investor'],
    ['home/profile/account-details', 'investor'],
    ['home/profile/security', 'investor'],
  ])
})

test('brings a page component for every route', async () => {
  for (const route of remote.routes) expect(typeof (await route.page()).default).toBe('function')
})
