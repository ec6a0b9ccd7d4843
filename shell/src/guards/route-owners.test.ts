// @reads-all-packages: the prefixes of the remotes
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { routes } from '@portal/kernel'
import { createRemoteLoader, manifestOf } from '@portal/kernel/internal'

const root = join(__dirname, '../../..')

interface PackageFile {
  name: string
  version: string
  portal: { prefixes: string[]; kernel: string }
}

const released = readdirSync(root)
  .filter((folder) => folder.startsWith('mfe-'))
  .map((folder) => JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as PackageFile)
  .map(({ name, version, portal: { prefixes, kernel } }) => ({
    name: name.replace('@portal/', ''),
    version,
    prefixes,
    kernel,
    entry: '/entry.js',
    integrity: `sha384-${'A'.repeat(64)}`,
    preload: [],
    styles: [],
  }))

const remotes = createRemoteLoader({
  source: {
    readManifest: async () => manifestOf(released),
    register: () => undefined,
    load: () => Promise.reject(new Error('not needed')),
  },
  kernelVersion: '1.0.0',
  timeoutMilliseconds: 1000,
  visitor: async () => ({ bucket: 0 }),
  report: () => undefined,
})

beforeAll(() => remotes.ready())

/** The routes of section 2 with the remote that the architecture gives each to; some are not released yet. */
const owners: Record<string, readonly string[]> = {
  'mfe-auth': [
    '/auth/login',
    '/auth/feedback',
    '/auth/set-password',
    '/auth/unlock',
    '/auth/forgot-password',
    '/auth/quick-invest',
  ],
  'mfe-portfolio': [
    '/home/dashboard',
    '/home/explore-funds',
    '/home/explore-funds/All',
    '/home/investments/portfolio',
    '/home/investments/transactions',
    '/home/investments/systematic-plans',
    '/home/statement',
    '/home/profile/account-details',
    '/home/notifications',
    '/home/sip',
  ],
  'mfe-transact': [
    '/home/transact/select-scheme',
    '/home/transact/review',
    '/home/transaction/invest',
    '/home/transaction/review',
    '/home/transaction/payment',
    '/home/transaction/successfull',
    '/home/transaction/multi-investment/1',
    '/home/investments/modify',
    '/home/investments/invest-more',
    '/home/investments/transactions/cancel-redemption',
    '/home/renew-sip-list',
    '/switch-daaf/daaaf-success',
  ],
  'mfe-folio': ['/home/create-folio/add-applicant', '/home/create-folio/review'],
  'mfe-service': ['/home/service-request', '/nct/bank-list/dcb', '/home/help'],
  'mfe-mandate': ['/home/e-mandate', '/home/e-mandate/review'],
}

const rows = Object.entries(owners).flatMap(([owner, paths]) => paths.map((path) => [path, owner] as const))

test.each(rows)('%s belongs to %s, or to nobody yet', (path, owner) => {
  expect([owner, undefined]).toContain(remotes.ownerOf(path)?.name)
})

test('no prefix is claimed by two remotes: of two that fit the longer one counts', () => {
  const claims = released.flatMap(({ name, prefixes }) => prefixes.map((prefix) => ({ name, prefix })))
  for (const { name, prefix } of claims)
    expect(claims.filter((each) => each.prefix === prefix).every((each) => each.name === name)).toBe(true)
})

test('log-in, dashboard, funds and purchase have their owners', () => {
  const essential = [
    routes.login,
    routes.dashboard,
    routes.exploreAllFunds,
    routes.invest,
    routes.investSuccess,
  ]
  expect(essential.map(({ path }) => remotes.ownerOf(path)?.name)).toEqual([
    'mfe-auth',
    'mfe-portfolio',
    'mfe-portfolio',
    'mfe-transact',
    'mfe-transact',
  ])
})
