import { indiaDate } from '@portal/kernel/format'
import { limits } from '@portal/kernel/validation'
import { and, eq, gte, inArray, sum } from 'drizzle-orm'
import { indiaMoment } from '../../calendar/india-time'
import type { Tx } from '../../platform/database'
import { orders } from '../schema'

/** The first day of the financial year of a day: 1 April. */
export const yearStart = (today: string): string => {
  const year = Number(today.slice(0, 4))
  return `${today.slice(5) < '04-01' ? year - 1 : year}-04-01`
}

/**
 * Whether an investor's purchases of this financial year stay within the limit of micro investments with one more, in
 * paise (S9.020, decision 41): what is paid, allotted, or still waits to be paid counts.
 */
export async function isMicroInvestment(tx: Tx, pan: string, amount: number, now: Date): Promise<boolean> {
  const since = indiaMoment(yearStart(indiaDate(now)), '00:00')
  const [row] = await tx
    .select({ sum: sum(orders.amount) })
    .from(orders)
    .where(
      and(
        eq(orders.investorPan, pan),
        eq(orders.family, 'purchase'),
        inArray(orders.state, ['created', 'paid', 'allotted']),
        gte(orders.createdAt, since),
      ),
    )
  return Number(row?.sum ?? 0) + amount <= limits.paise.microAYear
}
