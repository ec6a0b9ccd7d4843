import { eq } from 'drizzle-orm'
import { auditLedger } from '../folios/audit-ledger'
import { historyOf } from '../folios/history'
import { ledgerEntries } from '../folios/schema'
import { orders } from '../orders/schema'
import { settleOrders } from '../orders/settle-orders.job'
import { startTestPortal, type TestPortal } from '../testing/test-portal'
import { people } from '../sandbox/world/people'
import { runInstalments } from './run-instalments.job'
import { systematicPlans } from './schema'
import { upcomingInstalments } from './upcoming'

let portal: TestPortal
const { pan } = people.asha

beforeAll(async () => {
  portal = await startTestPortal()
}, 120_000)

afterAll(() => portal.close())

const history = () => historyOf(portal.platform.db, pan, 500)
const upcoming = () => upcomingInstalments(portal.platform.db, pan, portal.platform.clock.today())
const exitStates = async () =>
  (await portal.platform.db.select().from(orders).where(eq(orders.investorPan, pan)))
    .map(({ kind, state }) => `${kind} ${state}`)
    .sort()

test('a world begins with over 60 transactions of three years, of every kind, newest first', async () => {
  const rows = await history()
  expect(rows.length).toBeGreaterThan(60)
  expect(new Set(rows.map(({ kind }) => kind))).toEqual(
    new Set(['PURCHASE', 'PURCHASE_SIP', 'REDEMPTION', 'SWITCH_OUT', 'IDCW_PAYOUT', 'IDCW_REINVEST']),
  )
  expect(rows.map(({ date }) => date)).toEqual(
    rows
      .map(({ date }) => date)
      .sort()
      .reverse(),
  )
  expect(rows.at(-1)?.date.slice(0, 4)).toBe('2023')
  expect(rows.filter(({ status }) => status === 'FAILED')).toMatchObject([
    { date: '2026-08-10', statusText: 'Debit failed' },
  ])
  expect((await historyOf(portal.platform.db, pan, 5)).map(({ transactionId }) => transactionId)).toEqual(
    rows.slice(0, 5).map(({ transactionId }) => transactionId),
  )
})

test('tells the next instalment of each active plan and which one is the last', async () => {
  expect((await upcoming()).map(({ kind, date, amount, isLast }) => [kind, date, amount, isLast])).toEqual([
    ['SIP', '2026-08-25', 2_500_00, false],
    ['STP', '2026-09-01', 5_000_00, false],
    ['SIP', '2026-09-10', 5_000_00, false],
    ['SIP', '2026-09-15', 3_000_00, true],
    ['SWP', '2026-09-21', 1_000_00, false],
  ])
})

/** What was booked in Asha's folios at the NAVs of a day. */
const bookedAt = async (date: string) =>
  (await portal.platform.db.select().from(ledgerEntries).where(eq(ledgerEntries.date, date)))
    .filter(({ folioNo }) => folioNo.startsWith('9102'))
    .map(({ kind, planCode }) => `${kind} ${planCode}`)
    .sort()

test('that evening the redemption and the instalment of the day are booked at its NAVs', async () => {
  await portal.advanceTo(new Date('2026-08-25T23:00:00+05:30'))
  expect(await exitStates()).toEqual(['REDEEM priced', 'SWITCH sold'])
  expect(await bookedAt('2026-08-25')).toEqual([
    'PURCHASE_SIP FLEXI-DG',
    'REDEMPTION LIQUID-DG',
    'SWITCH_OUT LIQUID-DG',
  ])
  expect((await upcoming())[0]).toMatchObject({ kind: 'STP', date: '2026-09-01' })
  expect(await auditLedger(portal.platform.db)).toEqual([])
}, 120_000)

test('a switch out of a liquid fund sells at the NAV of its day and buys at that of the payout day, the next one', async () => {
  await portal.advanceTo(new Date('2026-08-26T23:00:00+05:30'))
  expect(await exitStates()).toEqual(['REDEEM priced', 'SWITCH allotted'])
  expect(await bookedAt('2026-08-25')).toContain('SWITCH_OUT LIQUID-DG')
  expect(await bookedAt('2026-08-26')).toEqual(['SWITCH_IN CORPBOND-DG'])
  expect(await auditLedger(portal.platform.db)).toEqual([])
}, 120_000)

test('running the evening again books nothing twice', async () => {
  const before = await history()
  const now = new Date('2026-08-26T23:30:00+05:30')
  await settleOrders(portal.platform, now)
  await Promise.all([runInstalments.run(portal.platform, now), runInstalments.run(portal.platform, now)])
  expect(await history()).toEqual(before)
})

test('a month later every due instalment ran once and the plan that ended is complete', async () => {
  const before = (await history()).length
  await portal.advanceTo(new Date('2026-09-25T23:00:00+05:30'))
  const rows = await history()
  const added = rows.slice(0, rows.length - before)
  expect(added.map(({ kind, date }) => `${date} ${kind}`)).toEqual([
    '2026-09-25 PURCHASE_SIP',
    '2026-09-21 REDEMPTION',
    '2026-09-15 PURCHASE_SIP',
    '2026-09-10 PURCHASE_SIP',
    '2026-09-01 SWITCH_OUT',
  ])
  const [ended] = await portal.platform.db
    .select()
    .from(systematicPlans)
    .where(eq(systematicPlans.id, 'SR100003'))
  expect(ended?.state).toBe('COMPLETED')
  expect(await auditLedger(portal.platform.db)).toEqual([])
}, 120_000)

test('an instalment without enough units fails, says so and leaves the books alone', async () => {
  const { db } = portal.platform
  await db.update(systematicPlans).set({ amountPaise: 9_00_000_00 }).where(eq(systematicPlans.id, 'SR100005'))
  // Dealt on Thursday, 1 October, and paid out on Monday, after a holiday and a weekend.
  await portal.advanceTo(new Date('2026-10-05T23:00:00+05:30'))
  expect((await upcoming()).find(({ kind }) => kind === 'STP')?.date).toBe('2026-11-02')
  expect(await auditLedger(db)).toEqual([])
}, 120_000)

test('instalments of a liquid fund: in after the debit at the NAV of the day before, out at that of the day before the next business day', async () => {
  const { db } = portal.platform
  // Due on Saturday, 17 October: debited on Monday. Due on Friday, 16 October: dealt then, at the NAV of Sunday.
  const due = (firstDue: string) => ({
    planCode: 'LIQUID-DG',
    firstDue,
    lastDue: firstDue,
    amountPaise: 1_000_00,
  })
  await db.update(systematicPlans).set(due('2026-10-17')).where(eq(systematicPlans.id, 'SR100001'))
  await db.update(systematicPlans).set(due('2026-10-16')).where(eq(systematicPlans.kind, 'SWP'))
  await portal.advanceTo(new Date('2026-10-18T23:00:00+05:30'))
  expect(await bookedAt('2026-10-16')).toEqual([])
  expect(await bookedAt('2026-10-18')).toEqual(['REDEMPTION LIQUID-DG'])
  await portal.advanceTo(new Date('2026-10-19T23:00:00+05:30'))
  expect(await bookedAt('2026-10-18')).toEqual(['PURCHASE_SIP LIQUID-DG', 'REDEMPTION LIQUID-DG'])
  expect(await auditLedger(db)).toEqual([])
}, 120_000)
