import remote from './remote'

test('answers the routes of help, for logged-in investors only [S2.020]', async () => {
  const help = remote.routes.filter(({ path }) => path.startsWith('home/help'))
  expect(help.map(({ path, handle }) => [path, handle.access])).toEqual([
    ['home/help', 'investor'],
    ['home/help/ask', 'investor'],
    ['home/help/query', 'investor'],
    ['home/help/branches', 'investor'],
  ])
  for (const route of help) expect(typeof (await route.page()).default).toBe('function')
})
