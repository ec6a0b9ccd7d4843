// @needs-page
type Rules = { createScriptURL: (address: string) => string | null }

const policies = new Map<string, Rules>()
const createPolicy = jest.fn((name: string, rules: Rules) => {
  policies.set(name, rules)
  return { createScriptURL: (address: string) => `trusted ${rules.createScriptURL(address)}` }
})

/** What is trusted is kept for the whole page: each test gets a page of its own. */
async function freshPolicy() {
  jest.resetModules()
  return import('./script-policy')
}

beforeEach(() => {
  policies.clear()
  createPolicy.mockClear()
  Object.assign(globalThis, { trustedTypes: { createPolicy } })
})
afterEach(() => Reflect.deleteProperty(globalThis, 'trustedTypes'))

test('the default policy lets scripts through from trusted folders and files, and from nowhere else', async () => {
  const { guardPage, trustScripts } = await freshPolicy()
  guardPage()
  const pass = (address: string) => policies.get('default')?.createScriptURL(address)
  expect(pass('/investors/shell/1.js')).toBeNull()
  trustScripts('/investors/shell/')
  trustScripts('/investors/service-worker.js')
  trustScripts('https://cdn.example/remotes/mfe-a/1.0.0/')
  for (const good of [
    '/investors/shell/1.js',
    '/investors/service-worker.js',
    'https://cdn.example/remotes/mfe-a/1.0.0/entry.js',
  ])
    expect(pass(good)).toBe(good)
  for (const bad of [
    '/investors/other/1.js',
    '/investors/service-worker.js.evil.js',
    '/investors/shell/../../uploads/1.js',
    '/investors/shell/%2e%2e/1.js',
    '//evil.example/investors/shell/1.js',
    'https://cdn.example/remotes/mfe-a/1.0.01/entry.js',
    'data:text/javascript,alert(1)',
    'javascript:alert(1)',
    'blob:http://localhost/1',
    'http://[',
  ])
    expect([bad, pass(bad)]).toEqual([bad, null])
})

test('markup and code get no rule, so that nothing becomes either', async () => {
  const { guardPage } = await freshPolicy()
  guardPage()
  expect(Object.keys(policies.get('default') ?? {})).toEqual(['createScriptURL'])
})

test('a named policy vouches for trusted addresses and throws for others', async () => {
  const { scriptPolicy, trustScripts } = await freshPolicy()
  const vouch = scriptPolicy('neem-portal')
  trustScripts('https://portal.example/investors/embed/')
  const own = 'https://portal.example/investors/embed/1.js'
  expect(vouch(own)).toBe(`trusted ${own}`)
  expect(() => vouch('https://evil.example/1.js')).toThrow(TypeError)
})

test.each([
  ['a browser without Trusted Types', undefined],
  [
    'a page that does not allow the name',
    {
      createPolicy: () => {
        throw new TypeError('not allowed')
      },
    },
  ],
])('%s gets plain addresses, and still only trusted ones', async (_case, trustedTypes) => {
  Object.assign(globalThis, { trustedTypes })
  const { guardPage, scriptPolicy, trustScripts } = await freshPolicy()
  guardPage()
  const vouch = scriptPolicy('neem-portal')
  trustScripts('/investors/embed/')
  expect(vouch('/investors/embed/1.js')).toBe('/investors/embed/1.js')
  expect(() => vouch('/elsewhere.js')).toThrow(TypeError)
})
