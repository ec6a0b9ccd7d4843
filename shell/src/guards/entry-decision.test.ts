import { decideEntry, type Entry, type EntryDecision } from './entry-decision'

const entry = (changes: Partial<Entry>): Entry => ({
  path: '/home/dashboard',
  access: 'investor',
  loggedIn: true,
  afterReload: false,
  ...changes,
})
const login = { path: '/auth/login', access: 'public' } as const

const entries: [string, Partial<Entry>, EntryDecision][] = [
  ['an investor opens an investor page', {}, { kind: 'open' }],
  ['a visitor opens an investor page', { loggedIn: false }, { kind: 'login', remember: '/home/dashboard' }],
  [
    'a visitor opens a page with a query',
    { loggedIn: false, path: '/home/explore-funds/scheme?scheme=FLEXI-DG' },
    { kind: 'login', remember: '/home/explore-funds/scheme?scheme=FLEXI-DG' },
  ],
  ['a visitor opens the log-in page', { ...login, loggedIn: false }, { kind: 'open' }],
  ['an investor opens the log-in page', login, { kind: 'home' }],
]

test.each(entries)('%s [S2.014] [S2.015]', (_, changes, expected) => {
  expect(decideEntry(entry(changes))).toEqual(expected)
})

const nctPages = [
  '/nct',
  '/nct/source-folio',
  '/nct/bank-list/dcb',
  '/nct/edit-nominee?show=1',
  '/nct/no/such',
]

test.each(nctPages)('%s needs an investor, even if its handle forgot to say so [S2.010]', (path) => {
  const visit = entry({ path, access: 'public' })
  expect(decideEntry({ ...visit, loggedIn: false })).toEqual({ kind: 'login', remember: path })
  expect(decideEntry(visit)).toEqual({ kind: 'open' })
})

test.each(['/switch-daaf/daaaf-success', '/switch-daaf'])('%s needs an investor as well [S2.011]', (path) => {
  const visit = entry({ path, access: 'public' })
  expect(decideEntry({ ...visit, loggedIn: false })).toEqual({ kind: 'login', remember: path })
  expect(decideEntry(visit)).toEqual({ kind: 'open' })
})

test.each(['/nctx', '/homely', '/auth/quick-invest'])('%s is no part of a guarded area', (path) => {
  expect(decideEntry(entry({ path, access: 'public', loggedIn: false }))).toEqual({ kind: 'open' })
})

const midFlow = {
  path: '/home/transaction/payment',
  access: 'investor',
  restart: '/home/transaction/invest',
} as const

const reloads: [string, Partial<Entry>, EntryDecision][] = [
  [
    'a hard reload of a mid-flow page goes to its start',
    { ...midFlow, afterReload: true },
    { kind: 'elsewhere', to: '/home/transaction/invest' },
  ],
  ['a step of the flow itself does not', midFlow, { kind: 'open' }],
  [
    'a reload without a session logs in first and then goes to the start',
    { ...midFlow, afterReload: true, loggedIn: false },
    { kind: 'login', remember: '/home/transaction/invest' },
  ],
  [
    'a page that names itself is not led round in circles',
    { path: '/a', access: 'public', restart: '/a', afterReload: true },
    { kind: 'open' },
  ],
]

test.each(reloads)('%s [S2.104]', (_, changes, expected) => {
  expect(decideEntry(entry(changes))).toEqual(expected)
})
