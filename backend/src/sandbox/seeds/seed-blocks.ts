import { desc, eq } from 'drizzle-orm'
import { ledgerEntries, unclaimedPayouts, unitBlocks } from '../../folios/schema'
import type { Tx } from '../../platform/database'

/** Units of Priya's under lien, and IDCW that nobody claimed. */
export async function seedBlocks(tx: Tx): Promise<void> {
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
