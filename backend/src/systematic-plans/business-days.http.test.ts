import { and, eq, inArray } from 'drizzle-orm'
import { auditLedger } from '../folios/audit-ledger'
import { historyOf } from '../transaction-history/ledger-history'
import { ledgerEntries } from '../folios/schema'
import { startTestPortal, type TestPortal } from '../../test-kit/test-portal'
import { people } from '../../sandbox/data/people'
import { makeInstalments } from './instalments/make-instalments.job'
import { checkInvariants } from '../invariants'
import { upcomingOf } from './plan-view/calendar'
import { planFilesOf } from './plan-file/plan-file'
import { settleOrders } from '../orders/settle-orders.job'
import { bankAnswers } from '../../test-kit/orders/sip-journey'
import { changePlan, lockPlan } from '../plan-register/plan.repository'
import { orders } from '../orders/schema'
import { systematicPlans } from '../plan-register/schema'

let portal: TestPortal
const { pan } = people.asha

beforeAll(async () => {
  portal = await startTestPortal()
})

afterAll(() => portal.close())

const history = () => historyOf(portal.platform.db, pan, 500)
const upcoming = async () => upcomingOf(await planFilesOf(portal.platform.db, portal.platform, pan))
const outflowStates = async () =>
  (
    await portal.platform.db
      .select()
      .from(orders)
      .where(and(eq(orders.investorPan, pan), inArray(orders.kind, ['REDEEM', 'SWITCH'])))
  )
    .map(({ kind, state }) => `${kind} ${state}`)
    .sort()

test('a data set begins with over 60 transactions of three years, of every kind, newest first', async () => {
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

/** The next morning, at which the bank answers the debits of the day before, and its evening. */
async function dayOfAnswers(date: string): Promise<void> {
  await portal.advanceTo(new Date(`${date}T10:00:00+05:30`))
  await bankAnswers(portal, 'paid')
  await portal.advanceTo(new Date(`${date}T23:00:00+05:30`))
}

test('that evening redemption and switch are sold at the NAVs of the day, and the debit of the instalment is on its way', async () => {
  await portal.advanceTo(new Date('2026-08-25T23:00:00+05:30'))
  expect(await outflowStates()).toEqual(['REDEEM priced', 'SWITCH sold'])
  expect(await bookedAt('2026-08-25')).toEqual(['REDEMPTION LIQUID-DG', 'SWITCH_OUT LIQUID-DG'])
  expect((await upcoming())[0]).toMatchObject({ kind: 'STP', date: '2026-09-01' })
  expect(await auditLedger(portal.platform.db)).toEqual([])
})

test('a switch out of a liquid fund sells at the NAV of its day and buys at that of the payout day, the next one', async () => {
  await dayOfAnswers('2026-08-26')
  expect(await outflowStates()).toEqual(['REDEEM priced', 'SWITCH allotted'])
  expect(await bookedAt('2026-08-25')).toContain('SWITCH_OUT LIQUID-DG')
  // The money of the instalment was realised on that day.
  expect(await bookedAt('2026-08-26')).toEqual(['PURCHASE_SIP FLEXI-DG', 'SWITCH_IN CORPBOND-DG'])
  expect(await auditLedger(portal.platform.db)).toEqual([])
})

test('running the evening again books nothing twice', async () => {
  const before = await history()
  const now = new Date('2026-08-26T23:30:00+05:30')
  await Promise.all([makeInstalments(portal.platform, now), makeInstalments(portal.platform, now)])
  await settleOrders(portal.platform, now)
  expect(await history()).toEqual(before)
})

test('a month later every debit bought once and the plan that ended is complete', async () => {
  await dayOfAnswers('2026-09-11')
  await dayOfAnswers('2026-09-16')
  expect(await bookedAt('2026-09-11')).toEqual(['PURCHASE_SIP BALADV-DG'])
  expect(await bookedAt('2026-09-16')).toEqual(['PURCHASE_SIP MIDCAP-DG'])
  await dayOfAnswers('2026-09-28')
  // Due on Friday, 25 September: realised on Monday.
  expect(await bookedAt('2026-09-28')).toEqual(['PURCHASE_SIP FLEXI-DG'])
  const { db } = portal.platform
  const [ended] = await db.select().from(systematicPlans).where(eq(systematicPlans.id, 'SR100003'))
  expect(ended?.state).toBe('COMPLETED')
  const [after] = await db.select().from(systematicPlans).where(eq(systematicPlans.id, 'SR100001'))
  expect(after?.failedInARow).toBe(0)
  expect(await auditLedger(db)).toEqual([])
  expect(await checkInvariants(db)).toEqual([])
}, 400_000)

test('an instalment into a liquid fund, due on a Saturday: debited on Monday, bought at the NAV of the day before the answer', async () => {
  const { db } = portal.platform
  await db.transaction(async (tx) => {
    const plan = await lockPlan(tx, 'SR100001')
    const [order] = await tx.select().from(orders).where(eq(orders.planId, 'SR100001'))
    if (!plan || !order) throw new Error('the plan has run')
    const due = { firstDue: '2026-10-17', lastDue: '2026-10-17', amountPaise: 1_000_00 }
    await changePlan(tx, plan, due, { orderId: order.id, holdsFrom: '2026-09-28' })
    await tx.update(systematicPlans).set({ planCode: 'LIQUID-DG' }).where(eq(systematicPlans.id, plan.id))
  })
  await portal.advanceTo(new Date('2026-10-19T23:00:00+05:30'))
  expect(await bookedAt('2026-10-18')).toEqual([])
  // The 20th is a holiday.
  await dayOfAnswers('2026-10-21')
  expect(await bookedAt('2026-10-20')).toEqual(['PURCHASE_SIP LIQUID-DG'])
  expect(await checkInvariants(db)).toEqual([])
}, 400_000)
