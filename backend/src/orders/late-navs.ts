import { indiaDate } from '@portal/contracts/format'
import { and, eq, inArray, isNotNull, lt, sql } from 'drizzle-orm'
import { onOrBefore } from '../calendar/business-day'
import { resolveTask, openTasks, raiseTask } from '../operations/ops-tasks'
import { inTransaction, type Tx } from '../platform/database'
import { groupBy } from '../platform/group-by'
import type { Platform } from '../platform/module'
import { daysWithoutNav, type DayWithoutNav, type NavDay } from '../schemes/days-without-nav'
import { unpricedDistributions } from '../schemes/distributions'
import { navMovedMessage, notifyInvestor } from './order-messages'
import type { OrderRow } from './order.repository'
import { planNamed } from './scheme-plan'
import { orders } from './schema'

/** The NAVs of a day are in, and what they deal is settled, by this hour of it. */
const settledAfterMs = 22 * 60 * 60_000

const isDealt = and(
  isNotNull(orders.settleOn),
  inArray(orders.state, ['paid', 'accepted', 'paid_ahead', 'sold']),
  inArray(orders.family, ['purchase', 'redemption', 'switch']),
)
/** A switch that sold waits for the NAV that it buys at. */
const waitsFor = {
  planCode: sql<string>`case when ${orders.state} = 'sold' then ${orders.toSchemePlanCode} else ${orders.schemePlanCode} end`,
  date: sql<string>`(case when ${orders.state} = 'sold' then ${orders.toNavDate} else ${orders.navDate} end)::text`,
}

/** The last business day whose NAVs should be in and settled by now. */
const lastSettledDay = (now: Date): string => onOrBefore(indiaDate(new Date(now.getTime() - settledAfterMs)))

/** The day whose NAV an order waits for longer than a day, as its investor is told. */
export function lateNavOf(order: OrderRow, now: Date): { navLate?: string } {
  const { state, settleOn, navDate, toNavDate } = order
  const waits = state === 'paid' || state === 'accepted' || state === 'paid_ahead' || state === 'sold'
  const navLate = state === 'sold' ? toNavDate : navDate
  return waits && navLate && settleOn !== null && settleOn < lastSettledDay(now) ? { navLate } : {}
}

/**
 * Orders of a day on which nobody dealt, as of a holiday that was declared late, go to the next day with a NAV, and
 * their investors are told. Where only some funds have no NAV it may still come, and a person must ask.
 */
export async function moveFromClosedDays(platform: Platform): Promise<void> {
  for (const day of await daysWaitedFor(platform.db)) {
    if (!day.wasClosed) continue
    await inTransaction(platform.db, async (tx) => {
      const waiting = and(isDealt, eq(waitsFor.planCode, day.planCode), eq(waitsFor.date, day.date))
      const moved = await tx.select().from(orders).where(waiting).orderBy(orders.id).for('update')
      for (const order of moved) await moveOrder(tx, platform, order, day)
    })
  }
}

/** The days for which orders wait although their plans have a later NAV. */
async function daysWaitedFor(tx: Tx): Promise<DayWithoutNav[]> {
  const days: NavDay[] = await tx.selectDistinct(waitsFor).from(orders).where(isDealt)
  return daysWithoutNav(
    tx,
    days.filter(({ date }) => date !== null),
  )
}

async function moveOrder(
  tx: Tx,
  platform: Platform,
  order: OrderRow,
  { date: from, next }: DayWithoutNav,
): Promise<void> {
  const { id: orderId, investorId, state, schemePlanCode, toSchemePlanCode } = order
  const change = state === 'sold' ? { toNavDate: next } : { navDate: next }
  await tx
    .update(orders)
    .set({ ...change, settleOn: next })
    .where(eq(orders.id, orderId))
  const detail = { orderId, from, to: next }
  await platform.audit.record(tx, { event: 'order.nav-date.moved', subject: investorId, detail })
  const dealt = state === 'sold' && toSchemePlanCode ? toSchemePlanCode : schemePlanCode
  const { scheme } = await planNamed(tx, dealt, platform.clock.today())
  await notifyInvestor(tx, platform, order, navMovedMessage(order, scheme.name, from, next))
}

/**
 * An order, or IDCW, that waits since the evening of a business day before the last one is for a person; once a plan and
 * day.
 */
export async function notifyOfLateOrders(platform: Platform, now: Date): Promise<void> {
  const lastSettled = lastSettledDay(now)
  await inTransaction(platform.db, async (tx) => {
    const late = await tx
      .select({ ...waitsFor, orderId: orders.id })
      .from(orders)
      .where(and(isDealt, lt(orders.settleOn, lastSettled)))
    const byDay = groupBy(late, nameOf)
    for (const [subject, waiting] of byDay)
      await raiseTask(tx, platform, {
        kind: 'nav-missing',
        subject,
        text: 'Orders wait longer than a day for a NAV, or could not be settled with it. Ask the fund house for it, and import it.',
        detail: { waitsFor: subject, orders: waiting.length, first: waiting[0]?.orderId },
      })
    const unpriced = (await distributionsForAPerson(tx, lastSettled)).map(nameOf)
    for (const subject of unpriced)
      await raiseTask(tx, platform, {
        kind: 'nav-missing',
        subject,
        text: 'IDCW waits longer than a day for the NAV of its record date. Ask the fund house for it, and import it.',
        detail: { waitsFor: subject },
      })
    for (const { kind, subject } of await openTasks(tx))
      if (kind === 'nav-missing' && !byDay.has(subject) && !unpriced.includes(subject))
        await resolveTask(tx, kind, subject, now)
  })
}

/** IDCW of a day on which nobody dealt gets another record date by itself. */
async function distributionsForAPerson(tx: Tx, before: string): Promise<NavDay[]> {
  const unpriced = await unpricedDistributions(tx, before)
  const closed = (await daysWithoutNav(tx, unpriced)).filter(({ wasClosed }) => wasClosed).map(nameOf)
  return unpriced.filter((day) => !closed.includes(nameOf(day)))
}

const nameOf = ({ planCode, date }: NavDay): string => `${planCode} ${date}`

/** For the audit: orders that wait for a NAV which never came. */
export async function ordersWithoutNav(tx: Tx): Promise<string[]> {
  const days = await daysWaitedFor(tx)
  return days.map(
    ({ planCode, date, next }) =>
      `Orders wait for the NAV of ${planCode} on ${date}, which did not come although that of ${next} did`,
  )
}
