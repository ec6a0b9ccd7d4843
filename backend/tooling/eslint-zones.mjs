/** Which domain of the backend may import which (architecture: "Who may import whom"), as lint errors. */
import { backendPatterns, backendZone, restrict } from '../../shared-kernel/build/eslint-zones.mjs'

/** Lowest first: a domain imports only those before it. One that is missing here fails the test beside this file. */
export const domains = [
  'platform',
  'regulation',
  'telemetry',
  'documents',
  'feedback',
  'operations',
  'file-exchange',
  'calendar',
  'kyc-registry',
  'schemes',
  'distributors',
  'content',
  'folios',
  'identity',
  'messages',
  'profile',
  'notifications',
  'support-tickets',
  'kyc-applications',
  'plan-register',
  'payments',
  'payouts',
  'mandates',
  'links',
  'debits',
  'folio-opening',
  'orders',
  'reconciliation',
  'registrar',
  'order-payments',
  'income',
  'unclaimed',
  'solutions',
  'systematic-plans',
  'cart',
  'transaction-history',
  'portfolio',
  'statements',
  'service-requests',
]
/** Above all domains: seeds, simulators and the console may use each of them, and none of them knows it. */
const sandbox = 'sandbox'
const aboveAll = ['app', 'append-only', 'invariants', 'main', 'modules', 'order-kinds', 'portal', 'tables']

/** Tests set up and look into what they please. */
const testSupport = ['**/*.test.ts']

const upTo = (names) => `^(\\.\\./)+(src/)?(${names.join('|')})`

const above = (height) => [
  {
    regex: `${upTo([...domains.slice(height + 1), sandbox])}/`,
    message: 'Arrows between domains run one way: this one is given what it needs from above (modules.ts).',
  },
  ...nothingAtTheTop,
]
const nothingAtTheTop = [
  { regex: `${upTo(aboveAll)}$`, message: 'This file puts the domains together; none of them knows it.' },
  { regex: '^\\.\\.?/(.*/)?test-kit/', message: 'Only tests use what is made for tests.' },
]
const foreignTables = {
  regex: '^(\\.\\./)+[a-z-]+/schema$',
  message: 'A domain asks the service of another one, and does not read its tables.',
}

export const backendZones = [
  ...backendZone,
  ...domains.flatMap((domain, height) => [
    restrict(
      [`backend/src/${domain}/**`],
      [...backendPatterns, ...above(height), foreignTables],
      [
        ...testSupport,
        // Foreign keys name the tables of the domains below.
        `backend/src/${domain}/schema.ts`,
      ],
    ),
    restrict([`backend/src/${domain}/schema.ts`], [...backendPatterns, ...above(height)]),
  ]),
  restrict([`backend/${sandbox}/**`], [...backendPatterns, ...nothingAtTheTop], testSupport),
]
