import { and, eq, inArray } from 'drizzle-orm'
import { openTasks } from '../operations/ops-tasks'
import { writeDistributions } from '../schemes/distributions'
import { storeNavs } from '../schemes/nav-store'
import { navs, schemePlans, schemes } from '../schemes/schema'
import { people } from '../../sandbox/data/people'
import type { TestPortal } from '../../test-kit/test-portal'
import { checkInvariants } from '../invariants'
import { orders } from './schema'
import { settleOrders } from './settle-orders.job'
import {
  purchaseJourney,
  type PurchaseJourney,
  startListeningPortal,
} from '../../test-kit/orders/purchase-journey'

const { pan } = people.asha
let portal: TestPortal
let own: PurchaseJourney

beforeEach(async () => {
  portal = await startListeningPortal()
  own = purchaseJourney(portal, pan, await portal.loginAs(pan))
})
afterEach(() => portal.close())

const inIndia = (moment: string) => new Date(`${moment}:00+05:30`)
const tuesday = '2026-08-25'

/** A paid order that gets the NAV of Tuesday. */
async function paid() {
  const { transactionId } = await own.placed({
    schemePlanCode: 'FLEXI-DG',
    folioNo: '91024821',
    amount: 5_000_00,
  })
  await own.pay(transactionId)
  await own.when(transactionId, ({ state }) => state === 'paid')
  return transactionId
}

/** The NAVs of Tuesday do not come: of all funds but liquid ones, or of one plan alone. */
async function withoutTuesday(plans?: string[]): Promise<void> {
  const { db } = portal.platform
  const all = await db
    .select({ code: schemePlans.code })
    .from(schemePlans)
    .innerJoin(schemes, and(eq(schemes.code, schemePlans.schemeCode), eq(schemes.kind, 'other')))
  const codes = plans ?? all.map(({ code }) => code)
  await portal.advanceTo(inIndia('2026-08-25T22:00'))
  await db.delete(navs).where(and(eq(navs.date, tuesday), inArray(navs.planCode, codes)))
}

const navMissing = async () =>
  (await openTasks(portal.platform.db))
    .filter(({ kind }) => kind === 'nav-missing')
    .map(({ subject }) => subject)

test('an order of a day that turns out a holiday gets the NAV of the next day, and its investor is told', async () => {
  const transactionId = await paid()
  await withoutTuesday()
  await portal.advanceTo(inIndia('2026-08-26T10:00'))
  expect(await own.show(transactionId)).toMatchObject({ state: 'paid', navDate: tuesday })
  await portal.advanceTo(inIndia('2026-08-26T23:00'))
  expect(await own.show(transactionId)).toMatchObject({ state: 'allotted', navDate: '2026-08-26' })
  const moved = (await portal.inbox(pan)).filter(
    ({ channel, subject }) => channel === 'email' && subject.includes('gets the NAV of 26 Aug 2026'),
  )
  expect(moved).toHaveLength(1)
  expect(moved[0]?.body).toContain('has no NAV of 25 Aug 2026')
  expect(await navMissing()).toEqual([])
  expect(await checkInvariants(portal.platform.db)).toEqual([])
})

test('an order whose fund alone has no NAV is before a person within a day and named by the audit, until the NAV comes', async () => {
  const transactionId = await paid()
  const { db } = portal.platform
  const plan = { planCode: 'FLEXI-DG', date: tuesday }
  await portal.advanceTo(inIndia('2026-08-25T22:00'))
  const [held] = await db
    .select()
    .from(navs)
    .where(and(eq(navs.date, tuesday), eq(navs.planCode, plan.planCode)))
  await withoutTuesday([plan.planCode])
  await portal.advanceTo(inIndia('2026-08-26T10:00'))
  expect(await navMissing()).toEqual([])
  expect(await own.show(transactionId)).not.toHaveProperty('navLate')
  await portal.advanceTo(inIndia('2026-08-26T23:00'))
  expect(await own.show(transactionId)).toMatchObject({ state: 'paid', navDate: tuesday, navLate: tuesday })
  expect(await navMissing()).toEqual([`FLEXI-DG ${tuesday}`])
  expect(await checkInvariants(db)).toEqual([
    `Orders wait for the NAV of FLEXI-DG on ${tuesday}, which did not come although that of 2026-08-26 did`,
  ])
  await storeNavs(db, [{ ...plan, nav: held?.nav ?? '' }])
  await settleOrders(portal.platform, portal.platform.clock.now())
  const [order] = await db.select().from(orders).where(eq(orders.id, transactionId))
  expect(order).toMatchObject({ state: 'allotted', nav: held?.nav, navDate: tuesday })
  expect(await navMissing()).toEqual([])
  expect(await checkInvariants(db)).toEqual([])
})

test('IDCW whose fund alone has no NAV of its record date is before a person and named by the audit, until the NAV comes', async () => {
  const { db, clock } = portal.platform
  const plan = { planCode: 'AGGHYB-DD', date: tuesday }
  const declared = {
    planCode: plan.planCode,
    recordDate: tuesday,
    rupeesPerUnit: '0.5',
    declaredAt: clock.now(),
  }
  await writeDistributions(db, [declared])
  await portal.advanceTo(inIndia('2026-08-25T22:00'))
  const [held] = await db
    .delete(navs)
    .where(and(eq(navs.date, tuesday), eq(navs.planCode, plan.planCode)))
    .returning()
  await portal.advanceTo(inIndia('2026-08-25T23:00'))
  expect(await navMissing()).toEqual([])
  await portal.advanceTo(inIndia('2026-08-26T23:00'))
  expect(await navMissing()).toEqual(['AGGHYB-DD 2026-08-25'])
  expect(await checkInvariants(db)).toEqual([
    'IDCW of AGGHYB-DD waits for the NAV of its record date 2026-08-25, which did not come although that of 2026-08-26 did',
  ])
  await storeNavs(db, [{ ...plan, nav: held?.nav ?? '' }])
  await portal.advanceTo(inIndia('2026-08-27T23:00'))
  expect(await navMissing()).toEqual([])
  expect(await checkInvariants(db)).toEqual([])
})

test('IDCW of a day that turns out a holiday is moved, and before no person', async () => {
  const { db, clock } = portal.platform
  const declaredAt = clock.now()
  await writeDistributions(db, [
    { planCode: 'AGGHYB-DD', recordDate: tuesday, rupeesPerUnit: '0.5', declaredAt },
  ])
  await withoutTuesday()
  await portal.advanceTo(inIndia('2026-08-26T22:40'))
  expect(await navMissing()).toEqual([])
  await portal.advanceTo(inIndia('2026-08-27T10:00'))
  expect(await navMissing()).toEqual([])
  expect(await checkInvariants(db)).toEqual([])
})
