import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { masterApi } from '@portal/contracts/support/master'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { appendOnly } from './append-only'
import { checkInvariants } from './invariants'
import { outflowJourney } from '../test-kit/orders/outflow-journey'
import { purchaseJourney, startListeningPortal } from '../test-kit/orders/purchase-journey'
import { openDatabase } from './platform/database'
import { people } from '../sandbox/data/people'
import { type PostgresServer, startPostgres } from '../test-kit/postgres-server'
import { startTestPortal, type TestPortal } from '../test-kit/test-portal'

let server: PostgresServer
let owner: string
let lesser: string
let portal: TestPortal | undefined

const addressOf = (role: string) => server.url.replace('portal:portal@', `${role}:secret@`)

async function run(url: string, ...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}

function command(name: string, env: Record<string, string>, ...args: string[]) {
  const path = join(__dirname, `../dist/${name}.mjs`)
  return spawnSync(process.execPath, [path, ...args], { env: { ...process.env, ...env }, encoding: 'utf8' })
}

beforeAll(async () => {
  server = await startPostgres()
  owner = addressOf('house')
  lesser = addressOf('runner')
  await run(
    server.url,
    `create role house login password 'secret'`,
    `create role runner login password 'secret'`,
    `create role heir login password 'secret' in role house`,
    'alter database portal owner to house',
  )
})
afterAll(async () => {
  await portal?.close()
  await server.remove()
})

test('before the owner has migrated, the lesser account is told what to run; the owner names only such an account', async () => {
  await expect(openDatabase({ url: lesser })).rejects.toThrow('run npm run db:migrate -- --for')
  const without = command('db-migrate.cli', { DATABASE_URL: '' })
  expect(without).toMatchObject({ status: 1, stderr: expect.stringContaining('DATABASE_URL must name') })
  for (const [role, says] of [
    ['nobody', 'has no account "nobody"'],
    ['house', '"house" may change tables'],
    ['heir', '"heir" may change tables'],
    ['portal', '"portal" may change tables'],
  ] as const) {
    const { status, stderr } = command('db-migrate.cli', { DATABASE_URL: owner }, '--for', role)
    expect([role, status, stderr]).toEqual([role, 1, expect.stringContaining(says)])
  }
  await expect(openDatabase({ url: lesser })).rejects.toThrow('run npm run db:migrate -- --for')
  expect(command('db-migrate.cli', { DATABASE_URL: owner }, '--for', 'runner')).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('"runner" may read and write their rows'),
  })
  const opened = await openDatabase({ url: lesser })
  expect(opened.ownsTables).toBe(false)
  await opened.close()
})

test('a sandbox, which empties its tables, is not started by the lesser account', () => {
  expect(command('main', { DATABASE_URL: lesser, PORT: '0' })).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('must name the account that owns them'),
  })
})

test('by the lesser account orders are bought, paid, sold, taken back and settled over days, and the audit log is sealed', async () => {
  await (await startTestPortal({ url: owner })).close()
  portal = await startListeningPortal({ url: lesser })
  const { db } = portal.platform
  const { pan } = people.asha
  const token = await portal.loginAs(pan)
  expect((await portal.call(masterApi.country, {})).resultInfo.resultCode).toBe('SUCCESS')
  const buyer = purchaseJourney(portal, pan, token)
  const bought = await buyer.placed({ schemePlanCode: 'FLEXI-DG', folioNo: '91024821', amount: 25_000_00 })
  await buyer.pay(bought.transactionId)
  await buyer.when(bought.transactionId, ({ state }) => state === 'paid')
  const seller = outflowJourney(portal, pan, token)
  const draftTerms = { schemePlanCode: 'FLEXI-DG', folioNo: '91024821', bankId: 'BA-1001-1' }
  const tenUnits = { amountUnitType: 'UNITS', units: '10.000' } as const
  const sold = await seller.redeemed({ ...draftTerms, howMuch: tenUnits })
  const undone = await seller.redeemed({ ...draftTerms, howMuch: tenUnits })
  await seller.cancel('redemption', undone.transactionId)
  await portal.advance(8)
  await portal.settle()
  expect(await buyer.show(bought.transactionId)).toMatchObject({ state: 'allotted' })
  expect(await seller.showRedemption(sold.transactionId)).toMatchObject({ state: 'paid_out' })
  await portal.platform.audit.seal()
  expect(await portal.platform.audit.verify()).toMatchObject({ fault: null })
  expect(await checkInvariants(db)).toEqual([])
  const { rows } = (await db.execute(
    sql`select name, error from job_runs where error is not null`,
  )) as unknown as { rows: unknown[] }
  expect(rows).toEqual([])
})

test.each([
  'alter table orders add column more text',
  'drop table orders',
  'truncate orders cascade',
  'create table more (id int)',
  'create schema more',
  'create index more on orders (id)',
  'drop schema drizzle cascade',
  `insert into drizzle.__drizzle_migrations (hash, created_at) values ('x', 1)`,
  `update audit_events set event = 'other'`,
  'delete from audit_events',
  ...Object.keys(appendOnly).map((table) => `delete from ${table}`),
  'update ledger_entries set units = units',
  `update order_events set cause = 'other'`,
])('the lesser account may not: %s', async (statement) => {
  await expect(run(lesser, statement)).rejects.toMatchObject({ code: '42501' })
})

test('a table that comes later is given by the next run of the command, and what is append-only stays so', async () => {
  await run(owner, 'create table later (id int)')
  await expect(run(lesser, 'select * from later')).rejects.toMatchObject({ code: '42501' })
  expect(command('db-migrate.cli', { DATABASE_URL: owner }, '--for', 'runner').status).toBe(0)
  await run(lesser, 'select * from later', 'update audit_events set position = position where false')
  await expect(run(lesser, 'delete from ledger_entries')).rejects.toMatchObject({ code: '42501' })
})
