import { and, eq, inArray } from 'drizzle-orm'
import { unitsFor } from '../folios/allotment-math'
import { allotUnits } from '../folios/ledger'
import { ledgerEntries } from '../folios/schema'
import { payouts } from '../payouts/schema'
import { inTransaction } from '../platform/database'
import { people } from '../../sandbox/data/people'
import { navOn } from '../schemes/nav-store'
import { startPostgresPortal } from '../../test-kit/postgres-portal'
import type { TestPortal } from '../../test-kit/test-portal'
import { checkInvariants } from '../invariants'
import { countHolders } from './count-holders'
import { declareIncome } from './declare-income'
import { payIncome } from './pay-income.job'

let portal: TestPortal
beforeAll(async () => void (portal = await startPostgresPortal()), 240_000)
afterAll(() => portal.close())

const recordDate = '2026-08-27'
const { pan } = people.priya
/** Two folios of one investor, and two schemes: the year is free up to one sum for all of them. */
const holdings = [
  ['91016022', 'AGGHYB-DD'],
  ['91016015', 'AGGHYB-DD'],
  ['91016015', 'MULTIASSET-DD'],
] as const

async function give(folioNo: string, plan: string): Promise<string> {
  const { db } = portal.platform
  const date = '2026-08-20'
  const nav = (await navOn(db, plan, date)) ?? ''
  const amount = 1_00_000_00
  const units = unitsFor(amount, nav)
  const bought = { folioNo, plan, orderId: `NM-${folioNo}-${plan}`, nav, units, date }
  await inTransaction(db, (tx) => allotUnits(tx, { ...bought, amount, stampDuty: 0, netAmount: amount }))
  return units
}

test('declared and booked by several at once, everybody is paid once, and one free sum is shared by all folios', async () => {
  const { platform } = portal
  const { db } = platform
  for (const [folioNo, plan] of holdings) await give(folioNo, plan)
  for (const schemeCode of ['AGGHYB', 'MULTIASSET']) {
    const draftTerms = { schemeCode, rupeesPerUnit: '1.5', recordDate }
    const declared = await Promise.allSettled([1, 2, 3].map(() => declareIncome(platform, draftTerms)))
    expect(declared.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  }
  await portal.advanceTo(new Date('2026-08-27T22:35:00+05:30'))
  await Promise.all([1, 2, 3].map(() => countHolders(platform, recordDate)))
  await Promise.all([1, 2, 3, 4].map(() => payIncome(platform, platform.clock.now())))

  const booked = await db
    .select()
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.kind, 'IDCW_PAYOUT'), eq(ledgerEntries.date, recordDate)))
  const mine = booked.filter(({ folioNo }) => folioNo.startsWith('91016'))
  expect(mine).toHaveLength(3)
  const year = mine.reduce((sum, { amountPaise }) => sum + amountPaise, 0)
  expect(year).toBeGreaterThan(10_000_00)
  const tax = mine.reduce((sum, { withheldPaise }) => sum + withheldPaise, 0)
  expect(tax).toBe(Math.round(year / 10))
  const paid = await db
    .select()
    .from(payouts)
    .where(
      inArray(
        payouts.orderId,
        booked.map(({ orderId }) => orderId),
      ),
    )
  expect(paid).toHaveLength(booked.length)
  expect(paid.filter((each) => each.pan === pan).reduce((sum, { amount }) => sum + amount, 0)).toBe(
    year - tax,
  )
  expect(await checkInvariants(db)).toEqual([])
})
