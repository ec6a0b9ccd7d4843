import { asc, eq, sum } from 'drizzle-orm'
import { onOrBefore } from '../../src/calendar/business-day'
import { valueOf } from '../../src/folios/allotment-math'
import { lots } from '../../src/folios/schema'
import type { Platform } from '../../src/platform/module'
import { navOn } from '../../src/schemes/nav-store'
import { schemePlans, schemes } from '../../src/schemes/schema'
import { csvOf, rupees, slashed } from './csv'

/**
 * The balances of today, with the columns of CAMS. The sandbox has no registrar: what it would hold are the lots, which
 * are kept beside the ledger.
 */
export async function registrarFile({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<string> {
  const day = clock.today()
  const { folioNo, planCode, unitsLeft } = lots
  const rows = await db
    .select({ folioNo, planCode, units: sum(unitsLeft), name: schemes.name })
    .from(lots)
    .innerJoin(schemePlans, eq(schemePlans.code, planCode))
    .innerJoin(schemes, eq(schemes.code, schemePlans.schemeCode))
    .groupBy(folioNo, planCode, schemes.name)
    .orderBy(asc(folioNo), asc(planCode))
  const lines: Record<string, string>[] = []
  for (const row of rows) {
    const nav = await navOn(db, row.planCode, onOrBefore(day))
    const units = row.units ?? '0.000'
    lines.push({
      AMC_CODE: 'NM',
      FOLIOCHK: row.folioNo,
      PRODUCT: row.planCode,
      SCH_NAME: row.name,
      REP_DATE: slashed(day),
      CLOS_BAL: units,
      RUPEE_BAL: nav ? rupees(valueOf(units, nav)) : '',
    })
  }
  return csvOf(['AMC_CODE', 'FOLIOCHK', 'PRODUCT', 'SCH_NAME', 'REP_DATE', 'CLOS_BAL', 'RUPEE_BAL'], lines)
}
