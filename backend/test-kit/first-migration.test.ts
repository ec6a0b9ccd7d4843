import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PGlite } from '@electric-sql/pglite'
import { investorApi } from '@portal/contracts/folios/investor'
import { orderApi } from '@portal/contracts/orders/order'
import { type TransactionRow } from '@portal/contracts/orders/transaction-row'
import { productApi } from '@portal/contracts/schemes/product'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { auditLedger } from '../src/folios/audit-ledger'
import { checkInvariants } from '../src/invariants'
import { rowsOf } from '../src/platform/database'
import { createLog } from '../src/platform/log'
import { funds } from '../sandbox/data/funds'
import { people } from '../sandbox/data/people'
import { seededSandboxData } from './seeded-sandbox-data'
import { temporaryFolder } from './temporary-folder'
import { startTestPortal, type TestPortal } from './test-portal'

const migrations = fileURLToPath(new URL('../drizzle', import.meta.url))
const rowsAtOnce = 20_000

/** The first migration alone, as the folder that the migrator reads. */
function firstMigration(): string {
  const folder = temporaryFolder('portal-migrations')
  mkdirSync(join(folder, 'meta'))
  const journal = JSON.parse(readFileSync(join(migrations, 'meta/_journal.json'), 'utf8'))
  const [first] = journal.entries
  cpSync(join(migrations, `${first.tag}.sql`), join(folder, `${first.tag}.sql`))
  writeFileSync(join(folder, 'meta/_journal.json'), JSON.stringify({ ...journal, entries: [first] }))
  return folder
}

const tablesOf = async (database: PGlite): Promise<string[]> => {
  const query = `select tablename as name from pg_tables where schemaname = 'public' order by 1`
  return (await database.query<{ name: string }>(query)).rows.map(({ name }) => name)
}

/** Today's seeded data set in the tables of the first migration: of each row the columns that they have. */
async function makeFirstFolder(dataDir: string): Promise<Record<string, number>> {
  const today = await PGlite.create({ loadDataDir: await seededSandboxData(createLog('silent')) })
  mkdirSync(join(dataDir, 'postgres'), { recursive: true })
  const first = await PGlite.create({ dataDir: join(dataDir, 'postgres') })
  await migrate(drizzle(first), { migrationsFolder: firstMigration() })
  await first.exec(`set session_replication_role = 'replica'`)
  const known = new Set(await tablesOf(today))
  const counts: Record<string, number> = {}
  for (const table of (await tablesOf(first)).filter((each) => known.has(each))) {
    counts[table] = await copyRows(table, today, first)
    await continueNumbers(table, first)
  }
  await askOutflows(today, first)
  // No column owns this sequence, so that it is not among those that were set.
  await first.query(`select setval('order_numbers', 1000)`)
  await Promise.all([today.close(), first.close()])
  return counts
}

/** What is a code now was the English text. */
const loadTexts = {
  NONE: 'None',
  YEAR: '1% within 12 months, then none',
  LIQUID: '0.0070% on day 1, falling to 0.0045% on day 6, then none',
}
const horizonTexts = {
  DAYS: 'For a few days',
  DAYS_TO_6_MONTHS: 'For a few days to 6 months',
  '6_TO_12_MONTHS': 'For 6 to 12 months',
  '1_TO_3_YEARS': 'For 1 to 3 years',
  FROM_3_YEARS: 'For 3 years or more',
  FROM_5_YEARS: 'For 5 years or more',
}

/**
 * Orders were purchases only, each paid alone, and what leaves a folio was asked for in a table of its own. No money was
 * posted but theirs: there were no payouts, so none that came back. The register of KYC was the house's own: it held what is
 * noted of tax, and no row of a PAN without a record.
 */
const asTheyWere: Readonly<Record<string, string>> = {
  schemes: `(select (jsonb_populate_record(s, jsonb_build_object(
    'exit_load', '${JSON.stringify(loadTexts)}'::jsonb ->> exit_load,
    'horizon', '${JSON.stringify(horizonTexts)}'::jsonb ->> horizon))).* from schemes s) was`,
  kyc_registry: `(select k.*, t.tin_complete from kyc_registry k join tax_notes t using (pan) where k.has_record) was`,
  orders: `(select o.*, k.source, k.quick_invest, k.pay_before
    from orders o join checkouts k on k.id = o.checkout_id where o.family = 'purchase') was`,
  order_events: `(select e.* from order_events e join orders o on o.id = e.order_id where o.family = 'purchase') was`,
  payments: '(select *, payable_id as order_id from payments) was',
  captures: '(select *, payable_id as order_id from captures) was',
  refunds: '(select *, payable_id as order_id from refunds) was',
  postings: `(select p.*, p.subject_id as order_id from postings p where exists (
    select from orders o where o.family = 'purchase' and p.subject_id in (o.id, o.checkout_id))) was`,
}

async function askOutflows(from: PGlite, to: PGlite): Promise<void> {
  const { rows } = await from.query<{ rows: string }>(
    `select json_agg(e)::text as rows from (
      select order_number as id, folio_no, scheme_plan_code as plan_code, to_scheme_plan_code as to_plan_code,
        units_held as units, amount as estimate_paise, created_at as asked_at, nav_date,
        cancel_until as cancellable_until, 'waiting' as state
      from orders where family in ('redemption', 'switch')) e`,
  )
  await to.query(
    `insert into exit_requests select * from json_populate_recordset(null::exit_requests, $1::json)`,
    [rows[0]?.rows],
  )
}

async function copyRows(table: string, from: PGlite, to: PGlite): Promise<number> {
  for (let copied = 0; ; copied += rowsAtOnce) {
    const source = asTheyWere[table] ?? `"${table}" order by ctid`
    const page = `select * from ${source} limit ${rowsAtOnce} offset ${copied}`
    const { rows } = await from.query<{ rows: string | null; count: number }>(
      `select json_agg(page)::text as rows, count(*)::int as count from (${page}) page`,
    )
    const { rows: json = null, count = 0 } = rows[0] ?? {}
    if (json)
      await to.query(
        `insert into "${table}" overriding system value
          select * from json_populate_recordset(null::"${table}", $1::json)`,
        [json],
      )
    if (count < rowsAtOnce) return copied + count
  }
}

/** Numbers that the database gives go on after those of the copied rows. */
async function continueNumbers(table: string, database: PGlite): Promise<void> {
  const { rows } = await database.query<{ column: string }>(
    `select column_name as column from information_schema.columns
      where table_name = $1 and pg_get_serial_sequence(quote_ident(table_name), column_name) is not null`,
    [table],
  )
  for (const { column } of rows)
    await database.query(
      `select setval(pg_get_serial_sequence('"${table}"', '${column}'), coalesce(max("${column}"), 0) + 1, false)
        from "${table}"`,
    )
}

/** What was asked for at one moment has no order of its own. */
const byDayAndKind = (one: TransactionRow, other: TransactionRow) =>
  other.date.localeCompare(one.date) || one.kind.localeCompare(other.kind)

/**
 * A row as the first migration could know it: what was asked for before there were orders has an id of its own, and was
 * asked for in units; and there were no payouts, so none that came back.
 */
function asThen(row: TransactionRow): TransactionRow {
  if (row.cancelUntil) return { ...row, transactionId: '', amount: 0 }
  const cameBack = row.kind === 'IDCW_PAYOUT' && row.status === 'IN_PROCESS'
  return cameBack ? { ...row, status: 'COMPLETED', statusText: 'Paid out' } : row
}

let dataDir: string
let counts: Record<string, number>
let old: TestPortal
let fresh: TestPortal

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'portal-first-data-'))
  counts = await makeFirstFolder(dataDir)
  old = await startTestPortal({ dataDir })
  fresh = await startTestPortal()
})
afterAll(async () => {
  await Promise.all([old.close(), fresh.close()])
  rmSync(dataDir, { recursive: true, force: true })
})

test('a data folder of the first migration opens on the migrations of today, with every row of its data set', async () => {
  expect(counts.investors).toBeGreaterThan(5)
  expect(counts.ledger_entries).toBeGreaterThan(100)
  for (const [table, count] of Object.entries(counts)) {
    const query = sql`select count(*)::int as count from ${sql.identifier(table)}`
    const [found] = await rowsOf<{ count: number }>(old.platform.db, query)
    if (found!.count < count) throw new Error(`${table}: ${found!.count} rows of ${count}`)
  }
  expect(await auditLedger(old.platform.db)).toEqual([])
})

test.each([people.asha.pan, people.bharat.pan])(
  'and investor %s sees what he sees in a new one',
  async (panNumber) => {
    const seen = async (portal: TestPortal) => {
      const token = await portal.loginAs(panNumber)
      const { data: portfolio } = await portal.call(investorApi.portfolio, { panNumber }, { token })
      const { data: history } = await portal.call(orderApi.history, { panNumber, limit: 100 }, { token })
      const transactions = history.transactions.map(asThen).sort(byDayAndKind)
      // Their orders have ids and numbers of their own.
      const holdings = portfolio.holdings.map((held) => ({ ...held, heldBy: held.heldBy.length }))
      return { ...portfolio, serverNow: undefined, holdings, transactions }
    }
    expect(await seen(old)).toEqual(await seen(fresh))
  },
)

test('and the pages of funds say the same', async () => {
  const pagesOf = async (portal: TestPortal) => {
    const token = await portal.loginAs(people.asha.pan)
    const pages = funds.map(({ code }) =>
      portal.call(productApi.schemeDetails, { schemeCode: code }, { token }),
    )
    // Since when a fund has its risk is a table of later.
    return (await Promise.all(pages)).flatMap(({ data }) =>
      data.schemes.map((page) => ({ ...page, riskHistory: undefined })),
    )
  }
  const pages = await pagesOf(old)
  expect(pages).toContainEqual(
    expect.objectContaining({ schemePlanCode: 'LIQUID-DG', exitLoad: loadTexts.LIQUID }),
  )
  expect(pages).toEqual(await pagesOf(fresh))
})

test('a redemption and a switch that waited for their NAV are orders now, and can be cancelled', async () => {
  const panNumber = people.asha.pan
  const token = await old.loginAs(panNumber)
  const { data } = await old.call(orderApi.history, { panNumber, limit: 100 }, { token })
  const waiting = data.transactions.filter(({ cancelUntil }) => cancelUntil).sort(byDayAndKind)
  const orders = await Promise.all(
    waiting.map(({ transactionId }) => old.call(orderApi.order, { transactionId }, { token })),
  )
  expect(orders.map((answer) => answer.data.order)).toMatchObject([
    { kind: 'REDEEM', state: 'accepted', bankName: 'Parijat Bank', accountLast4: '4417' },
    { kind: 'SWITCH', state: 'accepted', toScheme: { schemePlanCode: 'CORPBOND-DG' } },
  ])
  expect(await checkInvariants(old.platform.db)).toEqual([])
})
