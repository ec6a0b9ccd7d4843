import remote from './remote'

const paths = remote.routes.map(({ path }) => path)
const twins = [
  'nominee-details',
  'edit-nominee',
  'bank-list',
  'add-bank',
  'bank-review',
  'folio-consolidation',
  'source-folio',
  'folio-success',
]

test('answers its routes, for logged-in investors only [S2.027, S2.047, S2.048, S2.049]', () => {
  expect(paths).toContain('home/service-request')
  for (const name of twins) expect(paths).toContain(`home/service-request/${name}`)
  const own = remote.routes.filter(({ path }) => /service-request|^nct/.test(path))
  expect(own.every(({ handle }) => handle.access === 'investor')).toBe(true)
})

test.each(twins)(
  'the nct area has %s too, with and without a type at the end [S2.055, S2.057, S2.058]',
  (name) => {
    for (const suffix of ['', '/dcn', '/ifsc', '/dcb']) expect(paths).toContain(`nct/${name}${suffix}`)
  },
)

test('brings a page component for every route', async () => {
  for (const route of remote.routes) expect(typeof (await route.page()).default).toBe('function')
})

test('answers the routes of help, for logged-in investors only [S2.020]', async () => {
  const help = remote.routes.filter(({ path }) => path.startsWith('home/help'))
  expect(help.map(({ path, handle }) => [path, handle.access])).toEqual([
    ['home/help', 'investor'],
    ['home/help/ask', 'investor'],
    ['home/help/query', 'investor'],
    ['home/help/branches', 'investor'],
  ])
})
