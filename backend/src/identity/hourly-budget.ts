import { randomUUID } from 'node:crypto'
import { and, asc, desc, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Tx } from '../platform/database'
import { hourlyUses } from './schema'

/** How often something may be done within an hour. */
export interface Budget {
  /** What is done and for whom: "codes of ZZZPV1001A". */
  name: string
  most: number
}

const hour = 3_600_000

/**
 * Takes one use from each budget, or none from any. Returns the seconds until all of them have room again, undefined
 * when they had. Uses of one budget are counted one after the other, or parallel calls would slip past the limit.
 */
export async function take(tx: Tx, now: Date, budgets: readonly Budget[]): Promise<number | undefined> {
  const wait = await waitFor(tx, now, budgets)
  if (wait === undefined) await spend(tx, now, budgets)
  return wait
}

/** The same without taking anything; the budgets are held until the transaction ends, so that `spend` may follow. */
export async function waitFor(tx: Tx, now: Date, budgets: readonly Budget[]): Promise<number | undefined> {
  if (!budgets.length) return undefined
  const names = budgets.map(({ name }) => name).sort()
  for (const name of names) await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${name}))`)
  const uses = await tx
    .select({ budget: hourlyUses.budget, at: hourlyUses.at })
    .from(hourlyUses)
    .where(and(inArray(hourlyUses.budget, names), gt(hourlyUses.at, new Date(now.getTime() - hour))))
    .orderBy(asc(hourlyUses.at))
  const waits = budgets.map(({ name, most }) => {
    const leaves = uses.filter(({ budget }) => budget === name).at(-most)
    return leaves ? leaves.at.getTime() + hour - now.getTime() : 0
  })
  const wait = Math.max(...waits)
  return wait > 0 ? wait / 1000 : undefined
}

/** Takes one use from each budget, which `waitFor` said have room. */
export async function spend(tx: Tx, now: Date, budgets: readonly Budget[]): Promise<void> {
  if (!budgets.length) return
  await tx.insert(hourlyUses).values(budgets.map(({ name }) => ({ id: randomUUID(), budget: name, at: now })))
}

/** Undoes the last use of each budget. */
export async function giveBack(tx: Tx, budgets: readonly Budget[]): Promise<void> {
  for (const { name } of budgets) {
    const last = tx
      .select({ id: hourlyUses.id })
      .from(hourlyUses)
      .where(eq(hourlyUses.budget, name))
      .orderBy(desc(hourlyUses.at))
      .limit(1)
    await tx.delete(hourlyUses).where(inArray(hourlyUses.id, last))
  }
}
