import { cutOffAt, sellCutOffAt } from '../calendar/cut-off'
import { instalmentStamp } from '../calendar/dealing-dates'
import { changesAfter, lastChangeBefore, ordersInEffect } from '../orders/order-reader'
import type { OrderRow } from '../orders/order.repository'
import { inTransaction, type Tx } from '../platform/database'
import type { Platform } from '../platform/module'
import { type Catalogue, catalogueOn } from '../schemes/catalogue'
import { keepProgress, lockProgress, noteOrders, noteUndone } from './registrar-orders.repository'

/** How many changes are read in one statement. */
const pageSize = 5000
/** Changes get their numbers before they are committed: the latest ones are looked through again. */
const lookAgainMs = 10 * 60_000

type Needed = Pick<Platform, 'db' | 'clock'>

/**
 * Looks through what changed of orders since the last run and notes those that took effect, each once, and those that
 * were undone. The first run takes all that is not booked yet: what is booked is the registrar's already.
 */
export async function collectOrders({ db, clock }: Needed): Promise<void> {
  const catalogue = await catalogueOn(db, clock.today())
  const settledBefore = new Date(clock.now().getTime() - lookAgainMs)
  let from: number | undefined
  for (let more = true; more;) {
    more = await inTransaction(db, async (tx) => {
      const known = await lockProgress(tx)
      from ??= known ?? (await begin(tx, catalogue, settledBefore))
      const changes = await changesAfter(tx, from, pageSize)
      await noteOrders(
        tx,
        uniqueOrders(changes.filter(takesEffect)).map((order) => noted(order, catalogue)),
      )
      await noteUndone(
        tx,
        uniqueOrders(changes.filter(undoes)).map(({ id }) => id),
      )
      const late = changes.findIndex(({ at }) => at > settledBefore)
      const settled = late === -1 ? changes : changes.slice(0, late)
      const last = settled.at(-1)?.eventId ?? from
      if (last !== known && (known === undefined || last > known)) await keepProgress(tx, last)
      from = changes.at(-1)?.eventId ?? from
      return changes.length === pageSize
    })
  }
}

async function begin(tx: Tx, catalogue: Catalogue, before: Date): Promise<number> {
  await noteOrders(
    tx,
    (await ordersInEffect(tx)).map((order) => noted(order, catalogue)),
  )
  return lastChangeBefore(tx, before)
}

type Change = Awaited<ReturnType<typeof changesAfter>>[number]

/** A purchase with its money; what takes units out once it is requested for. Nothing moves by a registration. */
const takesEffect = ({ to, order: { family } }: Change): boolean =>
  family === 'purchase' ? to === 'paid' : family !== 'registration' && to === 'accepted'

const undoes = ({ to, order: { family } }: Change): boolean =>
  family !== 'registration' && (to === 'cancelled' || to === 'rejected' || to === 'refund_due')

const uniqueOrders = (changes: readonly Change[]): OrderRow[] => [
  ...new Map(changes.map(({ order }) => [order.id, order])).values(),
]

const noted = (order: OrderRow, { byCode }: Catalogue) => ({
  orderId: order.id,
  orderNumber: order.orderNumber,
  dueAt: cutOffOf(order, byCode.get(order.schemePlanCode)?.scheme.kind ?? 'other'),
})

/** The moment that decides the NAV of an order: its money, its due date, or the investor's word. */
export const stampOf = ({ family, paidAt, dueOn, createdAt }: OrderRow): Date =>
  family === 'purchase' ? (paidAt ?? createdAt) : dueOn ? instalmentStamp(dueOn) : createdAt

function cutOffOf(order: OrderRow, kind: Parameters<typeof cutOffAt>[1]): Date {
  const stamp = stampOf(order)
  return order.family === 'purchase' ? cutOffAt(stamp, kind) : sellCutOffAt(stamp, kind)
}
