import { eq } from 'drizzle-orm'
import { unitsFor } from '../folios/allotment-math'
import { allotUnits } from '../folios/ledger'
import { mergeFolio } from '../folios/merge-folios'
import { incomeShares, ledgerEntries } from '../folios/schema'
import { inTransaction } from '../platform/database'
import { writeDistributions } from '../schemes/distributions'
import { navOn } from '../schemes/nav-store'
import { startTestPortal, type TestPortal } from '../../test-kit/test-portal'
import { checkInvariants } from '../invariants'

const planCode = 'AGGHYB-DD'
const recordDate = '2026-08-27'
/** Three folios of Asha. */
const [first, second, last] = ['91021954', '91027306', '91024821'] as const

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal.close())

const navOf = async (date: string) => ({ nav: (await navOn(portal.platform.db, planCode, date)) ?? '', date })

async function holdUnits(folioNo: string) {
  const { nav, date } = await navOf('2026-08-20')
  const amount = 50_000_00
  const bought = { amount, stampDuty: 0, netAmount: amount, nav, units: unitsFor(amount, nav), date }
  await inTransaction(portal.platform.db, (tx) =>
    allotUnits(tx, { folioNo, plan: planCode, orderId: 'NM-before-the-merger', ...bought }),
  )
}

const merge = async (from: string, into: string) => {
  const priced = await navOf(recordDate)
  await inTransaction(portal.platform.db, (tx) =>
    mergeFolio(tx, { from, into, requestId: `SR-${from}` }, () => Promise.resolve(priced)),
  )
}

test('the IDCW of a folio that was merged twice before its holders were counted goes into the last one', async () => {
  const { db, clock } = portal.platform
  await holdUnits(first)
  await writeDistributions(db, [{ planCode, recordDate, rupeesPerUnit: '0.5', declaredAt: clock.now() }])
  await portal.advanceTo(new Date('2026-08-27T22:35:00+05:30'))
  await merge(first, second)
  await merge(second, last)
  await portal.advanceTo(new Date('2026-08-27T23:00:00+05:30'))
  const [share] = await db.select().from(incomeShares).where(eq(incomeShares.heldIn, first))
  expect(share).toMatchObject({ folioNo: last, recordDate })
  const [entry] = await db
    .select()
    .from(ledgerEntries)
    .where(eq(ledgerEntries.orderId, share?.id ?? ''))
  expect(entry).toMatchObject({ folioNo: last, kind: 'IDCW_PAYOUT', amountPaise: share?.grossPaise })
  expect(await checkInvariants(db)).toEqual([])
})
