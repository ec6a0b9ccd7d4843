import { t } from '@portal/contracts/words/macros'
import { randomUUID } from 'node:crypto'
import { CartTerms } from '@portal/contracts/cart/cart'
import { limits } from '@portal/contracts/validation'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { type Database, inTransaction, type Tx } from '../platform/database'
import { notFound, Refusal } from '../platform/refusal'
import { isRowId } from '../platform/row-id'
import { cartItems } from './schema'

export interface StoredItem {
  itemId: string
  terms: CartTerms
}

/** What the investor has put into the cart, in that order. */
export async function itemsOf(tx: Tx, pan: string): Promise<StoredItem[]> {
  const rows = await tx
    .select()
    .from(cartItems)
    .where(eq(cartItems.investorPan, pan))
    .orderBy(asc(cartItems.addedAt), asc(cartItems.id))
  // What was put in before its shape changed is not offered any more.
  return rows.flatMap(({ id, terms }) => {
    const { data } = CartTerms.safeParse(terms)
    return data ? [{ itemId: id, terms: data }] : []
  })
}

/** Two windows that add at once must not both find the last place. */
export async function addItem(db: Database, pan: string, terms: CartTerms, now: Date): Promise<void> {
  await inTransaction(db, async (own) => {
    await own.execute(sql`select pg_advisory_xact_lock(hashtext(${`cart ${pan}`}))`)
    const { length } = await itemsOf(own, pan)
    if (length >= limits.entries.cartSchemes)
      throw new Refusal(
        '-326',
        t`Your cart is full: it holds ${{ cartSchemes: limits.entries.cartSchemes }} orders. Place these first, or remove one.`,
      )
    await own.insert(cartItems).values({ id: randomUUID(), investorPan: pan, terms, addedAt: now })
  })
}

/** Throws a 404 for what is not in this cart. */
export async function changeItem(tx: Tx, pan: string, itemId: string, terms: CartTerms): Promise<void> {
  const changed = await tx
    .update(cartItems)
    .set({ terms })
    .where(ofCart(pan, [itemId]))
    .returning()
  if (!changed.length) throw notFound()
}

/** What is gone already stays gone. */
export async function removeItems(tx: Tx, pan: string, itemIds: readonly string[]): Promise<void> {
  await tx.delete(cartItems).where(ofCart(pan, itemIds))
}

/** The same for what is ordered: throws refusal -329 where something of it is gone, so that it is ordered only once. */
export async function takeItems(tx: Tx, pan: string, itemIds: readonly string[]): Promise<void> {
  const taken = await tx.delete(cartItems).where(ofCart(pan, itemIds)).returning({ id: cartItems.id })
  if (taken.length === new Set(itemIds).size) return
  throw new Refusal(
    '-329',
    t`Some of these orders are no longer in your cart: they were placed or removed in another window. Reload the page.`,
  )
}

const ofCart = (pan: string, itemIds: readonly string[]) =>
  and(eq(cartItems.investorPan, pan), inArray(cartItems.id, itemIds.filter(isRowId)))
