import type { AmountBounds } from '@portal/contracts/format'
import type { OrderState } from '@portal/contracts/orders/order'
import type { PaymentState } from '@portal/contracts/payments/payment-attempt'
import {
  and,
  desc,
  eq,
  gt,
  ilike,
  inArray,
  isNotNull,
  isNull,
  like,
  lte,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import { lastPaymentColumn } from '../payments/payment.repository'
import type { Tx } from '../platform/database'
import { isRowId } from '../platform/row-id'
import { newestPublication, type Publication } from '../schemes/nav-store'
import type { OrderFamily } from './families/family'
import type { OrderRow } from './order.repository'
import { orders } from './schema'

/** Orders in these states have their rows in the ledger. */
export const toldByLedger: readonly OrderState[] = ['allotted', 'priced', 'returned', 'paid_out', 'sold']

/** Where a row of the history stands among those of its day. */
export interface Place {
  date: string
  place: number
  id: string
}

/** Which orders are asked for; what is absent leaves nothing out. */
export interface OrderPart {
  folioNo?: string | undefined
  type?: { family: OrderFamily; isInstalment?: boolean } | 'none' | undefined
  states?: readonly OrderState[] | undefined
  amount?: AmountBounds | undefined
  from?: string | undefined
  to?: string | undefined
  found?: { planCodes: readonly string[]; ids: readonly string[]; digits: string } | undefined
  /** Orders that come after it. */
  after?: Place | undefined
}

/** The India date on which its money came, or on which it was placed. */
const day = sql<string>`((coalesce(${orders.paidAt}, ${orders.createdAt}) at time zone 'UTC') + interval '330 minutes')::date`
/** `moneyOf` an order. */
const money = sql`case when ${orders.family} = 'purchase' then ${orders.amount} else coalesce(${orders.netAmount} + coalesce(${orders.stampDuty}, 0), ${orders.amount}) end`
/** Milliseconds, so that the place survives the way to the browser and back. */
const place = sql<number>`(extract(epoch from ${orders.createdAt}) * 1000)::bigint`
const newestFirst = [desc(day), desc(place), desc(sql`${orders.id}::text`)]

export interface OpenOrder {
  order: OrderRow
  place: Place
  lastPayment: PaymentState | null
}

export interface OrdersOfPage {
  /** Orders that the ledger does not tell of yet, newest first, each with its place in the history. */
  open: OpenOrder[]
  /** Those that rows of the ledger tell of. */
  named: OrderRow[]
  /** The newest NAVs, where there is any order. */
  publication: Publication | null
}

/** All that a page of the history needs of orders, in one statement; \`ids\` may name other things than orders too. */
export async function ordersOfPage(
  tx: Tx,
  pan: string,
  limit: number,
  part: OrderPart,
  ids: readonly string[],
): Promise<OrdersOfPage> {
  const isOpen = sql<boolean>`${orders.id} in (select id from open)`
  const named = `{${ids.filter(isRowId).join(',')}}`
  const open = tx.$with('open').as(
    tx
      .select({ id: orders.id })
      .from(orders)
      .where(
        and(eq(orders.investorPan, pan), notInArray(orders.state, [...toldByLedger]), ...conditionsOf(part)),
      )
      .orderBy(...newestFirst)
      .limit(limit),
  )
  const rows = await tx
    .with(open)
    .select({
      order: orders,
      isOpen,
      date: sql<string>`${day}::text`,
      place,
      lastPayment: lastPaymentColumn(sql`${orders}.checkout_id`),
      publication: newestPublication,
    })
    .from(orders)
    // Two conditions with an "or" between them would have all orders of the house read.
    .where(sql`${orders.id} = any(array(select id from open) || ${named}::uuid[])`)
    .orderBy(...newestFirst)
  return {
    open: rows
      .filter((row) => row.isOpen)
      .map(({ order, date, place: at, lastPayment: state }) => ({
        order,
        place: { date, place: Number(at), id: order.id },
        lastPayment: state,
      })),
    named: rows.filter((row) => !row.isOpen).map(({ order }) => order),
    publication: rows[0]?.publication ?? null,
  }
}

function conditionsOf({
  folioNo,
  type,
  states,
  amount,
  from,
  to,
  found,
  after,
}: OrderPart): (SQL | undefined)[] {
  return [
    folioNo === undefined ? undefined : eq(orders.folioNo, folioNo),
    type && (type === 'none' ? sql`false` : ofType(type)),
    states && inArray(orders.state, [...states]),
    amount?.above === undefined ? undefined : gt(money, amount.above),
    amount?.upTo === undefined ? undefined : lte(money, amount.upTo),
    from === undefined ? undefined : sql`${day} >= ${from}::date`,
    to === undefined ? undefined : sql`${day} <= ${to}::date`,
    found && foundIn(found),
    after &&
      sql`(${day}, ${place}, ${orders.id}::text) < (${after.date}::date, ${after.place}::bigint, ${after.id}::text)`,
  ]
}

function ofType({ family, isInstalment }: { family: OrderFamily; isInstalment?: boolean }): SQL | undefined {
  const due = isInstalment ? isNotNull(orders.dueOn) : isNull(orders.dueOn)
  return and(eq(orders.family, family), isInstalment === undefined ? undefined : due)
}

function foundIn({ planCodes, ids, digits }: NonNullable<OrderPart['found']>): SQL | undefined {
  return or(
    inArray(orders.schemePlanCode, [...planCodes]),
    inArray(orders.toSchemePlanCode, [...planCodes]),
    inArray(orders.id, [...ids]),
    digits ? like(orders.folioNo, `%${digits}%`) : undefined,
  )
}

/** Ids of an investor's orders in some states, or whose number holds a text. */
export async function orderIdsOf(
  tx: Tx,
  pan: string,
  { states, number }: { states?: readonly OrderState[]; number?: string },
): Promise<string[]> {
  const rows = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.investorPan, pan),
        states && inArray(orders.state, [...states]),
        number === undefined
          ? undefined
          : ilike(orders.orderNumber, `%${number.replace(/[\\%_]/g, '\\$&')}%`),
      ),
    )
  return rows.map(({ id }) => id)
}
