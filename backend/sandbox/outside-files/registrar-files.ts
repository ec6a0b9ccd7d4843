import { asc, eq, sum } from 'drizzle-orm'
import { addDays } from '@portal/contracts/format'
import { onOrBefore } from '../../src/calendar/business-day'
import { valueOf } from '../../src/folios/allotment-math'
import { movesBetween } from '../../src/folios/ledger-reader'
import { lots } from '../../src/folios/schema'
import { inTransaction } from '../../src/platform/database'
import type { Platform } from '../../src/platform/module'
import { inOneList } from '../../src/platform/row-pages'
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

const confirmedDays = 45

/** Confirmations of the last weeks, with the columns of CAMS's transaction feed; the sandbox's registrar agrees with all. */
export async function confirmationsFile({ db }: Pick<Platform, 'db'>, day: string): Promise<string> {
  const days = { from: addDays(day, -confirmedDays), to: day }
  const moves = await inTransaction(db, (tx) => inOneList(movesBetween(tx, days)))
  return csvOf(
    [
      'AMC_CODE',
      'FOLIO_NO',
      'PRODCODE',
      'TRXNTYPE',
      'TRXNNO',
      'USRTRXNO',
      'TRADDATE',
      'PURPRICE',
      'UNITS',
      'AMOUNT',
    ],
    moves.map(({ id, folioNo, planCode, kind, orderId, date, nav, units, amountPaise }) => ({
      AMC_CODE: 'NM',
      FOLIO_NO: folioNo,
      PRODCODE: planCode,
      TRXNTYPE: kind,
      TRXNNO: String(id),
      USRTRXNO: orderId,
      TRADDATE: slashed(date),
      PURPRICE: nav,
      UNITS: units,
      AMOUNT: rupees(amountPaise),
    })),
  )
}
