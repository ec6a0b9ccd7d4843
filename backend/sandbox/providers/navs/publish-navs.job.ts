import { addDays, indiaDate } from '@portal/contracts/format'
import { eq, lte } from 'drizzle-orm'
import { isBusinessDay, onOrBefore } from '../../../src/calendar/business-day'
import { inTransaction, type Tx } from '../../../src/platform/database'
import type { Job } from '../../../src/platform/module'
import { funds } from '../../data/funds'
import { nextNav } from '../../data/next-nav'
import { publicationTime } from '../../seeds/seed-schemes'
import { announceNavs, storeNavs, type NavRow, waitForPublishers } from '../../../src/schemes/nav-store'
import { offerAllotmentDate } from '../../../src/schemes/offer'
import { latestNavs } from '../../../src/schemes/price-lookup'
import { distributions, schemePlans, schemes } from '../../../src/schemes/schema'

const fundOf = new Map(funds.map((fund) => [fund.code, fund]))

/** The sandbox's own NAVs, every evening; in production they come from the public file (`npm run nav:import`). */
export const publishNavs: Job = {
  name: 'publish NAVs',
  at: publicationTime,
  async run({ db }, now) {
    await inTransaction(db, async (tx) => {
      await waitForPublishers(tx)
      const rows = await navsOfDay(tx, indiaDate(now))
      if (!rows.length) return
      await storeNavs(tx, rows)
      await announceNavs(tx, onOrBefore(indiaDate(now)), 'sandbox', now)
    })
  },
}

/** NAVs of a day that are not there yet; on weekends and holidays only liquid and overnight funds have one. */
async function navsOfDay(tx: Tx, date: string): Promise<NavRow[]> {
  const before = new Map((await latestNavs(tx)).map((row) => [row.plan_code, row]))
  const rows = await tx
    .select({ plan: schemePlans, scheme: schemes })
    .from(schemePlans)
    .innerJoin(schemes, eq(schemePlans.schemeCode, schemes.code))
  const given = await tx.select().from(distributions).where(lte(distributions.recordDate, date))
  return rows.flatMap(({ plan, scheme }): NavRow[] => {
    const fund = fundOf.get(scheme.code)
    const last = before.get(plan.code) ?? offerPrice(scheme)
    if (!fund || !last || last.date >= date) return []
    if (scheme.kind === 'other' && !isBusinessDay(date)) return []
    const isFirst = !before.has(plan.code) && addDays(last.date, 1) === date
    const nav = isFirst ? last.nav : nextNav(fund, plan.plan, last, date)
    const fallsOut = given.filter((each) => each.planCode === plan.code && each.recordDate > last.date)
    return [{ planCode: plan.code, date, nav: without(nav, fallsOut) }]
  })
}

/** A NAV without what its record date takes out of it. */
const without = (nav: string, given: readonly { rupeesPerUnit: string }[]): string =>
  given.reduce((sum, { rupeesPerUnit }) => sum - Number(rupeesPerUnit), Number(nav)).toFixed(4)

/** An offered fund is worth its face value on the day on which its units are given, and moves from then on. */
function offerPrice(scheme: typeof schemes.$inferSelect): { date: string; nav: string } | undefined {
  if (!scheme.nfoEnd) return undefined
  return { date: addDays(offerAllotmentDate(scheme.nfoEnd), -1), nav: scheme.faceValue }
}
