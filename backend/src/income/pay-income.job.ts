import { indiaDate } from '@portal/contracts/format'
import { sql } from 'drizzle-orm'
import { type IncomeShare, openShares, pansWithOpenShares } from '../folios/income-shares'
import { inBatches } from '../platform/batch'
import { rowsOf, type Tx } from '../platform/database'
import type { Job, Platform } from '../platform/module'
import { bookShare } from './book-income'
import { countHolders } from './count-holders'

/** All that is to be booked of one investor: the tax of one share depends on those before it. */
interface OfInvestor {
  pan: string
  shares: IncomeShare[]
}

/** Counts the holders of what was declared and books what each gets; what fails is tried again with the next run. */
export async function payIncome(platform: Platform, now: Date): Promise<void> {
  await countHolders(platform, indiaDate(now))
  await inBatches(platform, await pansWithOpenShares(platform.db), {
    name: 'pay IDCW',
    reserve: reserveInvestors,
    whose: ({ pan }) => pan,
    work: async (tx, inside, { shares }) => {
      for (const share of shares) await bookShare(tx, inside, share)
    },
    left: (_pan, error) => platform.log.error({ err: error }, 'the IDCW of an investor could not be booked'),
  })
}

/** One process at a time books an investor's: two that did would both take the same year's free sum. */
async function reserveInvestors(
  tx: Tx,
  pans: readonly string[],
  others: 'pass over' | 'wait for',
): Promise<OfInvestor[]> {
  const mine: string[] = []
  for (const pan of pans) if (await lockIncomeOf(tx, pan, others)) mine.push(pan)
  if (!mine.length) return []
  const byPan = await openShares(tx, mine)
  return mine.map((pan) => ({ pan, shares: byPan.get(pan) ?? [] }))
}

/** In the order of their PANs, so that two who wait never wait for each other. */
async function lockIncomeOf(tx: Tx, pan: string, others: 'pass over' | 'wait for'): Promise<boolean> {
  const key = sql`hashtext(${`IDCW of ${pan}`})`
  if (others === 'wait for') {
    await tx.execute(sql`select pg_advisory_xact_lock(${key})`)
    return true
  }
  const [row] = await rowsOf<{ mine: boolean }>(tx, sql`select pg_try_advisory_xact_lock(${key}) as mine`)
  return row?.mine ?? false
}

/** Each after the orders of the same hour are settled. */
export const payIncomeJobs: Job[] = [
  { name: 'pay IDCW', at: '22:45', run: payIncome, isShared: true },
  { name: 'pay late IDCW', at: '09:45', run: payIncome, isShared: true },
]
