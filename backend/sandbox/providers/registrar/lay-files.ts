import { asc, inArray, isNull } from 'drizzle-orm'
import { onOrBefore } from '../../../src/calendar/business-day'
import type { Tx } from '../../../src/platform/database'
import type { Platform } from '../../../src/platform/module'
import { registrarFiles } from '../../../src/registrar/adapters/file/file-registrar'
import { navOn } from '../../../src/schemes/nav-store'
import { csvOf, rupees, slashed } from '../../outside-files/csv'
import { bringFile } from '../exchanged-files'
import { scaled, worthOf } from './arithmetic'
import { balances } from './lots'
import { registrarBookings } from './schema'

type Needed = Pick<Platform, 'db' | 'config' | 'clock'>

/** What the evening brings: everything that was booked, refused or taken back since the last file, and all balances. */
export async function layFilesOfDay(platform: Needed, day: string): Promise<void> {
  const { db, config, clock } = platform
  const { folder, layout } = registrarFiles(config)
  const stamp = `${day.replaceAll('-', '')}_${clock.now().getTime()}`
  const { confirmed, told } = await newConfirmations(db)
  await bringFile(folder, `${layout.incoming.confirmations}${stamp}.csv`, confirmed)
  await bringFile(folder, `${layout.incoming.balances}${stamp}.csv`, await balancesOn(db, day))
  if (told.length)
    await db.update(registrarBookings).set({ toldOn: day }).where(inArray(registrarBookings.trxnNo, told))
}

const columns = [
  'AMC_CODE',
  'FOLIO_NO',
  'PRODCODE',
  'TRXNTYPE',
  'TRXNNO',
  'TRXNSTAT',
  'USRTRXNO',
  'TRADDATE',
  'PURPRICE',
  'UNITS',
  'AMOUNT',
  'LOADS',
  'STAMP_DUTY',
  'STT',
  'TOTAL_TAX',
  'REMARKS',
]

async function newConfirmations(tx: Tx): Promise<{ confirmed: string; told: number[] }> {
  const rows = await tx
    .select()
    .from(registrarBookings)
    .where(isNull(registrarBookings.toldOn))
    .orderBy(asc(registrarBookings.trxnNo))
  return { confirmed: csvOf(columns, rows.map(lineOf)), told: rows.map(({ trxnNo }) => trxnNo) }
}

const lineOf = (row: typeof registrarBookings.$inferSelect) => ({
  AMC_CODE: 'NM',
  FOLIO_NO: row.folioNo,
  PRODCODE: row.planCode,
  TRXNTYPE: row.type,
  TRXNNO: String(row.trxnNo),
  TRXNSTAT: row.state,
  USRTRXNO: row.reference ?? `RTA${row.trxnNo}`,
  TRADDATE: slashed(row.navOn),
  PURPRICE: row.nav ?? '',
  UNITS: row.units,
  AMOUNT: rupees(row.amount),
  LOADS: rupees(row.load),
  STAMP_DUTY: rupees(row.stampDuty),
  STT: rupees(row.stt),
  // Tax at source of holders abroad is not played here.
  TOTAL_TAX: '0.00',
  REMARKS: row.remarks,
})

/** Balances with the columns of CAMS, as the registrar's own books have them. */
export async function balancesOn(tx: Tx, day: string): Promise<string> {
  const navs = new Map<string, string | undefined>()
  const lines: Record<string, string>[] = []
  for (const { folioNo, planCode, units } of await balances(tx)) {
    if (!navs.has(planCode)) navs.set(planCode, await navOn(tx, planCode, onOrBefore(day)))
    const nav = navs.get(planCode)
    lines.push({
      AMC_CODE: 'NM',
      FOLIOCHK: folioNo,
      PRODUCT: planCode,
      REP_DATE: slashed(day),
      CLOS_BAL: units,
      RUPEE_BAL: nav ? rupees(Number(worthOf(scaled(units, 3), scaled(nav, 4)))) : '',
    })
  }
  return csvOf(['AMC_CODE', 'FOLIOCHK', 'PRODUCT', 'REP_DATE', 'CLOS_BAL', 'RUPEE_BAL'], lines)
}

/** All that the registrar ever booked, as it would tell it again. */
export async function allConfirmations(tx: Tx): Promise<string> {
  return csvOf(
    columns,
    (await tx.select().from(registrarBookings).orderBy(asc(registrarBookings.trxnNo))).map(lineOf),
  )
}
