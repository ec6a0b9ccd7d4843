import { and, eq, sql } from 'drizzle-orm'
import { breaks, inTransaction, type Tx } from '../../platform/database'
import type { Job, Platform } from '../../platform/module'
import { calledOffOffer } from '../../schemes/offer-failure'
import { lockOrder, type OrderRow } from '../order.repository'
import { placeInstalment } from '../place-orders'
import { orders } from '../schema'
import { planNamed } from '../scheme-plan'
import { datesOfAutoSwitch } from './auto-switch-dates'
import { autoSwitchToOf } from './auto-switch-view'
import { settleAutoSwitch } from './settle-auto-switch'

/** Puts the units of every purchase that waits for an offer on hold for it; frees those whose offer was called off. */
export async function followPurchases(platform: Platform): Promise<void> {
  const { db, log } = platform
  for (const purchase of await purchasesToFollow(db)) {
    try {
      await follow(platform, purchase)
    } catch (error) {
      // The others are not to wait for this one; it is tried again with the next scheduled run.
      log.error({ err: error, orderId: purchase.id }, 'the automatic switch could not be placed')
    }
  }
  for (const id of await switchesCalledOff(platform))
    await inTransaction(db, async (tx) => settleAutoSwitch(tx, platform, await lockOrder(tx, id)))
}

/** Purchases that have their units, and no switch yet. */
const purchasesToFollow = (tx: Tx): Promise<OrderRow[]> =>
  tx
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.kind, 'LUMPSUM'),
        eq(orders.state, 'allotted'),
        sql`${orders.terms} ? 'autoSwitchTo'`,
        sql`not exists (select 1 from orders f where f.plan_id = ${orders.orderNumber})`,
      ),
    )

async function follow(platform: Platform, purchase: OrderRow): Promise<void> {
  const { investorId: id, investorPan: pan, schemePlanCode, folioNo, units, orderNumber } = purchase
  const toSchemePlanCode = autoSwitchToOf(purchase)
  if (!folioNo || !units || !toSchemePlanCode) throw new Error(`Order ${purchase.id} has no units to switch`)
  const today = platform.clock.today()
  const from = await planNamed(platform.db, schemePlanCode, today)
  const into = await planNamed(platform.db, toSchemePlanCode, today)
  const { dealtOn } = datesOfAutoSwitch(from.scheme, into.scheme)
  const terms = {
    kind: 'AUTO_SWITCH',
    schemePlanCode,
    toSchemePlanCode,
    folioNo,
    howMuch: { amountUnitType: 'UNITS', units },
    planId: orderNumber,
    dueOn: dealtOn,
  } as const
  try {
    await placeInstalment(platform, { id, pan }, terms)
  } catch (error) {
    // Somebody else placed it meanwhile.
    if (!breaks(error, 'orders_one_a_due_date')) throw error
  }
}

/** Ids of switches that wait for an offer which was called off. */
async function switchesCalledOff(platform: Platform): Promise<string[]> {
  const { db, clock } = platform
  const waiting = await db
    .select({ id: orders.id, into: orders.toSchemePlanCode })
    .from(orders)
    .where(and(eq(orders.kind, 'AUTO_SWITCH'), eq(orders.state, 'accepted')))
  const calledOff: string[] = []
  for (const { id, into } of waiting) {
    const { scheme } = await planNamed(db, into ?? '', clock.today())
    if (await calledOffOffer(db, scheme.code)) calledOff.push(id)
  }
  return calledOff
}

/** After the units of the day are given, and of those that were late. */
export const followPurchasesJobs: Job[] = [
  { name: 'follow purchases', at: '22:40', run: (platform) => followPurchases(platform) },
  { name: 'follow late purchases', at: '09:40', run: (platform) => followPurchases(platform) },
]
