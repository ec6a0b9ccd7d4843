import remote from './remote'

test('answers the routes of the dashboard, the funds and the statements, for logged-in investors only [S2.016, S2.017, S2.018, S2.026]', () => {
  expect(remote.routes.map(({ path, handle }) => [path, handle.access])).toEqual([
    ['home/dashboard', 'investor'],
    ['home/explore-funds', 'investor'],
    ['home/explore-funds/All', 'investor'],
    ['home/explore-funds/scheme', 'investor'],
    ['home/explore-funds/scheme/documents', 'investor'],
    ['home/statement', 'investor'],
  ])
})

test('brings a page component for every route', async () => {
  for (const route of remote.routes) expect(typeof (await route.page()).default).toBe('function')
})
