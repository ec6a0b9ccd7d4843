import { inTransaction } from '../../src/platform/database'
import type { Platform } from '../../src/platform/module'
import { catalogueOn } from '../../src/schemes/catalogue'
import { announceNavs, storeNavs } from '../../src/schemes/nav-store'
import { schemePlans, schemes } from '../../src/schemes/schema'
import { largeDataSet, listedPrices, plansAScheme } from '../data/large-data-set'
import { planRows, schemeRow } from './seed-schemes'

/** Rows of one statement: PostgreSQL takes at most 65,535 values in one. */
const atOnce = 500

/** Gives the house as many generated schemes as bring it to so many scheme plans or a few more; answers how many there are. */
export async function growDataSet({ db, clock }: Platform, wanted: number): Promise<number> {
  const { plans, navDate } = await catalogueOn(db, clock.today())
  const funds = largeDataSet(Math.max(0, Math.ceil((wanted - plans.length) / plansAScheme)))
  const rows = funds.flatMap((fund, index) => planRows(fund, plans.length + index))
  const navs = new Map(funds.map(({ code, nav }) => [code, nav]))
  await inTransaction(db, async (tx) => {
    for (let from = 0; from < funds.length; from += atOnce)
      await tx
        .insert(schemes)
        .values(
          funds.slice(from, from + atOnce).map((fund, at) => schemeRow(fund, 1000 + from + at, clock.now())),
        )
    for (let from = 0; from < rows.length; from += atOnce)
      await tx
        .insert(schemePlans)
        .values(rows.slice(from, from + atOnce).map((row) => ({ ...row, isin: null })))
    await storeNavs(
      tx,
      rows.flatMap(({ code, schemeCode }) => listedPrices(code, navDate, navs.get(schemeCode) ?? 10)),
    )
    await announceNavs(tx, navDate, 'a larger house', clock.now())
  })
  return plans.length + rows.length
}
