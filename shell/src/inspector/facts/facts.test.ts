// @needs-page
import { writeStored } from '@portal/kernel'
import { demoSession } from '@portal/testing/samples'
import { pathOf, shownPath, shownValue } from '../record/redact'
import { routeFacts } from './route-facts'
import { draftRows, sessionFacts, spanOf } from './session-facts'
import { sharedRows } from './shared-rows'
import { timeRows } from './time-facts'

const { pan, name } = demoSession.investor
const minute = 60_000

beforeEach(() => sessionStorage.clear())

test.each([
  ['scheme', 'FLEXI-DG', 'FLEXI-DG'],
  ['schemes', 'FLEXI-DG,CORP-DG', 'FLEXI-DG,CORP-DG'],
  ['scheme', pan, 'hidden'],
  ['folio', '91027306', 'hidden'],
  ['token', 'abc', 'hidden'],
  ['near', 'Mumbai', 'hidden'],
  ['panNumber', pan, 'hidden'],
])('of the parameter %s=%s the inspector shows %s', (parameter, value, shown) => {
  expect(shownValue(parameter, value)).toBe(shown)
})

test('a path is shown without its query and without parts that name somebody', () => {
  expect(pathOf(`http://localhost/investors/home/receipt/ORD100042?pan=${pan}`)).toBe(
    '/home/receipt/(hidden)',
  )
  expect(pathOf('/investors/auth/login')).toBe('/auth/login')
  expect(shownPath(`/home/${'x'.repeat(41)}`)).toBe('/home/(hidden)')
})

test('the route says pattern, owner and version, and of its parameters the names', () => {
  const route = {
    path: 'home/receipt/:order',
    handle: { remote: 'mfe-transact', version: '1.0.0-a', access: 'investor' },
  }
  const facts = routeFacts({
    matches: [
      { route: { path: '/' }, params: {} },
      { route, params: { order: 'ORD100042' } },
    ],
    location: { search: `?scheme=FLEXI-DG&folio=91027306&name=${name}` },
  } as unknown as Parameters<typeof routeFacts>[0])
  expect(Object.fromEntries(facts.map((fact) => [fact.name, fact.value]))).toEqual({
    Route: '/home/receipt/:order',
    Owner: 'mfe-transact 1.0.0-a',
    'Open to': 'investor',
    'Step of a flow': 'no',
    'Parameter order': 'hidden',
    'Parameter scheme': 'FLEXI-DG',
    'Parameter folio': 'hidden',
    'Parameter name': 'hidden',
  })
})

test('a session says its scope and how long it lasts, and neither its token nor whose it is', () => {
  const now = Date.now()
  const sessionToken = `e30.${btoa(JSON.stringify({ sub: pan, exp: Math.floor(now / 1000) + 290 }))}.c2ln`
  writeStored('lastActivity', now - 2 * minute)
  const facts = sessionFacts({ ...demoSession, sessionToken }, Math.floor(now / 1000) * 1000)
  expect(Object.fromEntries(facts.map((fact) => [fact.name, fact.value]))).toEqual({
    Session: 'logged in',
    Scope: 'whole portal',
    'Token is renewed in': '4 min 50 s',
    'Without activity it ends in': expect.stringMatching(/^1[23] min /) as unknown,
  })
  expect(JSON.stringify(facts)).not.toMatch(/e30|ZZZPV|refresh-1/)
  expect(sessionFacts(demoSession, now)).toContainEqual({ name: 'Token is renewed in', value: 'not told' })
  expect(sessionFacts(undefined, now)[0]).toEqual({ name: 'Session', value: 'none' })
})

test.each([
  [-1, 'over'],
  [9_999, '9 s'],
  [250_000, '4 min 10 s'],
  [3_660_000, '1 h 1 min'],
])('%s milliseconds are said as %s', (span, said) => expect(spanOf(span)).toBe(said))

test('a draft is its key and the names of its fields that hold something', () => {
  writeStored('transactionDraft', { amount: 500_000, folio: '91027306', bank: '', funds: [], [pan]: 'x' })
  const rows = draftRows({ transactionDraft: 5 })
  expect(rows).toEqual([{ key: 'transactionDraft', fields: ['(hidden)', 'amount', 'folio'], changedAt: 5 }])
  expect(draftRows({})[0]).not.toHaveProperty('changedAt')
})

test('of the share scope: who provides each module, who uses it, in which version', () => {
  const by = (from: string, useIn: string[], loaded?: boolean) => ({ from, useIn, ...(loaded && { loaded }) })
  expect(
    sharedRows({
      react: { '19.2.0': by('portal_shell', ['portal_shell', 'mfe_auth', 'mfe_auth'], true) },
      '@portal/kernel': { '1.0.0': by('portal_shell', []) },
    }),
  ).toEqual([
    { name: '@portal/kernel', version: '1.0.0', provider: 'shell', users: [], isLoaded: false },
    { name: 'react', version: '19.2.0', provider: 'shell', users: ['mfe-auth', 'shell'], isLoaded: true },
  ])
})

test('times are in their order: the navigation, paints, and marks with the remote that set them', () => {
  const entries: Record<string, object[]> = {
    navigation: [{ responseStart: 20.4, domInteractive: 90, loadEventEnd: 0 }],
    paint: [{ name: 'first-contentful-paint', startTime: 60 }],
    mark: [{ name: 'chart-drawn', startTime: 400.6, detail: { remote: 'mfe-portfolio', pan } }],
  }
  const timeline = { getEntriesByType: (type: string) => entries[type] } as unknown as Performance
  expect(timeRows(timeline).map(({ name, from, at }) => [name, from, at])).toEqual([
    ['First byte of the page', 'browser', 20],
    ['first contentful paint', 'browser', 60],
    ['Page is read', 'browser', 90],
    ['chart-drawn', 'mfe-portfolio', 401],
  ])
})
