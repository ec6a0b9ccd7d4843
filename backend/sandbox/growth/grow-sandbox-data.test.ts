import { investorApi } from '@portal/contracts/folios/investor'
import { sql } from 'drizzle-orm'
import { foliosOf } from '../../src/folios/folio-reader'
import { allotUnits } from '../../src/folios/ledger'
import { checkInvariants } from '../../src/invariants'
import { rowsOf } from '../../src/platform/database'
import { startTestPortal, type TestPortal } from '../../test-kit/test-portal'
import { people } from '../data/people'
import { growSandboxData } from './grow-sandbox-data'

const { pan } = people.asha
const copy = 'AAAPV0012A'
let portal: TestPortal

const count = async (what: ReturnType<typeof sql>) =>
  (await rowsOf<{ count: number }>(portal.platform.db, sql`select count(*)::int as count from ${what}`))[0]
    ?.count

const indexes = () => count(sql`pg_indexes where schemaname = 'public'`)
const constraints = () => count(sql`pg_constraint where connamespace = 'public'::regnamespace`)

let before: (number | undefined)[]

beforeAll(async () => {
  portal = await startTestPortal()
  before = [await indexes(), await constraints()]
  await growSandboxData(portal.platform.db, portal.platform.config, 300)
})
afterAll(() => portal.close())

test('a grown data set has the folios asked for, twenty ledger rows in each on the average, and balances', async () => {
  const folios = (await count(sql`folios`)) ?? 0
  expect(folios).toBeGreaterThanOrEqual(300)
  expect(((await count(sql`ledger_entries`)) ?? 0) / folios).toBeGreaterThan(18)
  expect(await checkInvariants(portal.platform.db)).toEqual([])
})

test('it has every index and key that it had before', async () => {
  expect([await indexes(), await constraints()]).toEqual(before)
})

test('every copied investor has a PAN that is one, and an address and a number of their own', async () => {
  const people = await rowsOf<{ pan: string; email: string; mobile: string }>(
    portal.platform.db,
    sql`select pan, email, mobile from investors`,
  )
  expect(people.filter((each) => !/^[A-Z]{3}P[A-Z]\d{4}[A-Z]$/.test(each.pan))).toEqual([])
  for (const column of ['pan', 'email', 'mobile'] as const)
    expect(new Set(people.map((each) => each[column])).size).toBe(people.length)
})

test('a copy owns what the original owns, and sees nothing of anybody else', async () => {
  const ofCopy = { token: await portal.loginAs(copy) }
  const ofOriginal = { token: await portal.loginAs(pan) }
  const [one, other] = [
    await portal.call(investorApi.portfolio, { panNumber: copy }, ofCopy),
    await portal.call(investorApi.portfolio, { panNumber: pan }, ofOriginal),
  ]
  const { currentValue, invested, folioCount, schemeCount } = other.data
  expect(one.data).toMatchObject({ currentValue, invested, folioCount, schemeCount })
  expect((await portal.call(investorApi.portfolio, { panNumber: pan }, ofCopy)).status).not.toBe(200)
  const [folio] = await foliosOf(portal.platform.db, copy)
  expect(folio).toMatchObject({ folioNo: expect.stringMatching(/^7000012\d{5}$/) as string, pan: copy })
})

test('what happens next gets numbers that no copy has', async () => {
  const [folio] = await foliosOf(portal.platform.db, copy)
  const bought = { plan: 'FLEXI-DG', orderId: 'after the growth', nav: '100.0000', date: '2026-08-25' }
  const money = { amount: 1_000_00, stampDuty: 5, netAmount: 999_95, units: '9.999' }
  expect(await allotUnits(portal.platform.db, { folioNo: folio!.folioNo, ...bought, ...money })).toBe(true)
})

test('a data set is grown once, and no production ever is', async () => {
  const { db, config } = portal.platform
  await expect(growSandboxData(db, config, 600)).rejects.toThrow('grown already')
  await expect(growSandboxData(db, { mode: 'production' }, 600)).rejects.toThrow('Only a sandbox')
})
