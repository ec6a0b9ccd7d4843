import { desc, eq } from 'drizzle-orm'
import { redemptionNavDate, sellCutOffAt } from '../../calendar/cut-off'
import { unitsFor } from '../../folios/allotment-math'
import { exitRequests, ledgerEntries, unclaimedPayouts, unitBlocks } from '../../folios/schema'
import type { Tx } from '../../platform/database'
import { navs } from '../../schemes/schema'

const minuteMs = 60_000

/** What is still on its way: a redemption and a switch that can be cancelled, blocked units, unclaimed IDCW. */
export async function seedExits(tx: Tx, now: Date): Promise<void> {
  const askedAt = new Date(now.getTime() - 12 * minuteMs)
  const [latest] = await tx
    .select()
    .from(navs)
    .where(eq(navs.planCode, 'LIQUID-DG'))
    .orderBy(desc(navs.date))
    .limit(1)
  if (!latest) throw new Error('LIQUID-DG has no NAV')
  const leaving = (id: string, rupees: number, toPlanCode: string | null) => ({
    id,
    folioNo: '91027306',
    planCode: 'LIQUID-DG',
    toPlanCode,
    units: unitsFor(rupees * 100, latest.nav),
    estimatePaise: rupees * 100,
    askedAt,
    navDate: redemptionNavDate(askedAt, 'liquid'),
    cancellableUntil: sellCutOffAt(askedAt, 'liquid'),
    state: 'waiting' as const,
  })
  await tx
    .insert(exitRequests)
    .values([leaving('NR900001', 15_000, null), leaving('NS900001', 20_000, 'CORPBOND-DG')])
  const lien = { folioNo: '91016015', planCode: 'CORPBOND-DG', holdUnits: '0.000', lienUnits: '500.000' }
  await tx.insert(unitBlocks).values({ ...lien, employeeFreeUnits: '0.000' })
  await seedUnclaimed(tx)
}

/** The latest payout of Asha's large cap IDCW came back from the bank. */
async function seedUnclaimed(tx: Tx): Promise<void> {
  const [payout] = await tx
    .select()
    .from(ledgerEntries)
    .where(eq(ledgerEntries.kind, 'IDCW_PAYOUT'))
    .orderBy(ledgerEntries.folioNo, desc(ledgerEntries.date))
    .limit(1)
  if (!payout) return
  await tx.insert(unclaimedPayouts).values({
    id: 'UI900001',
    folioNo: payout.folioNo,
    planCode: payout.planCode,
    paidOn: payout.date,
    amountPaise: payout.amountPaise,
  })
}
