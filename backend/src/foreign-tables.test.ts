import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { domains } from '../tooling/eslint-zones.mjs'

/**
 * Files that read tables of another domain, with those tables and why no service answers instead. It only gets shorter:
 * a file or table that is not in it fails, and so does a line that is no longer true.
 */
const readers: Readonly<Record<string, { tables: string; because: Reason }>> = {
  'debits/invariants.ts': { tables: 'captures, postings', because: 'audit' },
  'income/book-income.ts': { tables: 'folios, ledger_entries', because: 'set' },
  'income/count-holders.ts': {
    tables: 'folios, income_shares, ledger_entries, scheme_plans',
    because: 'set',
  },
  'income/declared-income.ts': {
    tables: 'distributions, income_shares, scheme_plans, schemes',
    because: 'set',
  },
  'income/invariants.ts': { tables: 'income_shares, ledger_entries, payouts', because: 'audit' },
  'systematic-plans/instalments/check-plans.ts': {
    tables: 'orders, plan_instalments, systematic_plan_versions, systematic_plans',
    because: 'audit',
  },
  'orders/invariants.ts': { tables: 'captures, debits, ledger_entries, lots, refunds', because: 'audit' },
  'orders/money-of-orders.ts': { tables: 'captures, debits, payments, payouts', because: 'history' },
  'orders/purchase/micro-investment.ts': { tables: 'folios, ledger_entries', because: 'set' },
  'orders/reconcile-money.ts': {
    tables: 'captures, debits, income_shares, payouts, postings, refunds',
    because: 'audit',
  },
  'payments/invariants.ts': { tables: 'provider_callbacks', because: 'audit' },
  'payouts/invariants.ts': { tables: 'postings', because: 'audit' },
  'portfolio/between-funds.ts': { tables: 'folios, orders, scheme_plans, schemes', because: 'portfolio' },
  'portfolio/cash-flows.ts': {
    tables: 'folios, ledger_entries, scheme_plans, schemes',
    because: 'portfolio',
  },
  'portfolio/ledger-rows.ts': {
    tables: 'folios, ledger_entries, lots, scheme_plans, schemes',
    because: 'portfolio',
  },
  'portfolio/reservations.ts': {
    tables: 'folios, ledger_entries, orders, unit_blocks',
    because: 'portfolio',
  },
  'transaction-history/ledger-history.ts': {
    tables: 'folios, ledger_entries, plan_instalments, scheme_plans, schemes, systematic_plans',
    because: 'history',
  },
}

type Reason =
  /** Compares what two domains keep, which neither can ask the other for. */
  | 'audit'
  /** Works on all rows at once, where a call for each would take hours. */
  | 'set'
  /** One page out of several tables, in one order. */
  | 'history'
  /** One statement a call, however much an investor owns. */
  | 'portfolio'

const notInProduct = /\.test\.ts$|schema\.ts$/

/** Every source of the domains, by its path in backend/src. */
const sources = domains.flatMap((domain) =>
  readdirSync(join(__dirname, domain), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') || file.endsWith('.mjs'))
    .map((file) => `${domain}/${file}`),
)
const textOf = (file: string) => readFileSync(join(__dirname, file), 'utf8')

/** The domain of each table by the tables' SQL names, and by the names that the code has for them. */
function ownersOfTables() {
  const bySql = new Map<string, string>()
  const sqlNames = new Map<string, string>()
  const schemas = [
    ...sources.filter((file) => file.endsWith('schema.ts') || file === 'platform/tables.ts'),
    ...readdirSync(join(__dirname, '../sandbox'), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('schema.ts'))
      .map((file) => `../sandbox/${file}`),
  ]
  for (const file of schemas)
    for (const [, name = '', table = ''] of textOf(file).matchAll(
      /export const (\w+) = pgTable\(\s*'([a-z_]+)'/g,
    )) {
      bySql.set(table, domainOf(file))
      sqlNames.set(`${domainOf(file)} ${name}`, table)
    }
  return { bySql, sqlNames }
}

const domainOf = (file: string): string => file.replace('../', '').split('/')[0] ?? ''

/** A table in SQL, in quotation marks or not, and one behind the comma after another. */
const namedInSql = /\b(?:from|join|into|update|only)\s+"?([a-z_]{3,})\b/g
const afterComma = /\bfrom\s+"?[a-z_]+"?(?:\s+(?:as\s+)?\w+)?\s*,\s*"?([a-z_]{3,})\b/g

const withoutComments = (text: string): string =>
  text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '')

/** The tables of other domains that a source names: in raw SQL, or by import from their schema. */
function foreignTablesIn(file: string, { bySql, sqlNames }: ReturnType<typeof ownersOfTables>): string[] {
  const text = withoutComments(textOf(file))
  const found = new Set<string>()
  for (const [, table = ''] of [...text.matchAll(namedInSql), ...text.matchAll(afterComma)]) {
    const owner = bySql.get(table)
    if (owner && owner !== domainOf(file)) found.add(table)
  }
  for (const [, domain = ''] of text.matchAll(/import \* as \w+ from '(?:\.\.\/)+([a-z-]+)\/schema'/g))
    if (domain !== domainOf(file)) found.add(`all of ${domain}`)
  for (const [, names = '', domain = ''] of text.matchAll(
    /import (?:type )?\{([^}]*)\} from '(?:\.\.\/)+([a-z-]+)\/schema'/g,
  ))
    for (const name of names.split(',').map((each) => each.trim().replace(/^type /, '')))
      if (domain !== domainOf(file)) found.add(sqlNames.get(`${domain} ${name}`) ?? name)
  return [...found].sort()
}

test('a domain reads its own tables alone, but for those that say why', () => {
  const owners = ownersOfTables()
  const found = sources
    .filter((file) => !notInProduct.test(file))
    .map((file): [string, string] => [file, foreignTablesIn(file, owners).join(', ')])
    .filter(([, tables]) => tables)
  expect(Object.fromEntries(found)).toEqual(
    Object.fromEntries(Object.entries(readers).map(([file, { tables }]) => [file, tables])),
  )
})

test('no domain reads a table of one above it, not even by raw SQL', () => {
  const owners = ownersOfTables()
  const height = (domain: string) => domains.indexOf(domain)
  const upwards = sources
    .filter((file) => !notInProduct.test(file) && readers[file]?.because !== 'audit')
    .flatMap((file) =>
      foreignTablesIn(file, owners)
        .filter((table) => height(owners.bySql.get(table) ?? '') > height(domainOf(file)))
        .map((table) => `${file} reads ${table}`),
    )
  expect(upwards).toEqual([])
})

test('a table leaves its schema by import alone: nothing hands it on under another name', () => {
  const handing = sources.filter((file) =>
    /export (?:\*|\{[^}]*\}) from '[^']*\/schema'/.test(withoutComments(textOf(file))),
  )
  expect(handing.filter((file) => !notInProduct.test(file))).toEqual([])
})

test('the reading finds the tables of every domain that has some', () => {
  const { bySql } = ownersOfTables()
  expect(bySql.size).toBeGreaterThan(100)
  expect(bySql.get('ledger_entries')).toBe('folios')
  expect(bySql.get('cart_items')).toBe('cart')
})
