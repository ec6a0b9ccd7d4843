import { and, eq } from 'drizzle-orm'
import { sumUnits } from '../../src/folios/allotment-math'
import { incomeShares, ledgerEntries, unitBlocks } from '../../src/folios/schema'
import { banksOf } from '../../src/folios/folio-reader'
import { incomeLines, post } from '../../src/payments/postings'
import { changePayout, insertPayout, lockPayout } from '../../src/payouts/payout.repository'
import type { Tx } from '../../src/platform/database'
import { people } from '../data/people'

/** Units of Priya's under lien, and IDCW of Asha's that nobody claimed. */
export async function seedBlocks(tx: Tx): Promise<void> {
  const lien = { folioNo: '91016015', planCode: 'CORPBOND-DG', holdUnits: '0.000', lienUnits: '500.000' }
  await tx.insert(unitBlocks).values({ ...lien, employeeFreeUnits: '0.000' })
  await seedUnclaimed(tx)
}

const folioNo = '91024821'

/** The latest payout of Asha's large cap IDCW came back from the bank. */
async function seedUnclaimed(tx: Tx): Promise<void> {
  const moves = await tx
    .select()
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.folioNo, folioNo), eq(ledgerEntries.planCode, 'LARGE-DD')))
    .orderBy(ledgerEntries.date, ledgerEntries.id)
  const paid = moves.findLast(({ kind }) => kind === 'IDCW_PAYOUT')
  const { pan } = people.asha
  const account = (await banksOf(tx, pan)).find(({ bankId }) => bankId === 'BA-1001-2')
  if (!paid || !account) return
  const { amountPaise: amount, orderId: id } = paid
  const at = new Date(`${paid.date}T12:00:00+05:30`)
  const held = moves.filter(({ date }) => date < paid.date).map(({ units }) => units)
  await tx.insert(incomeShares).values({
    id,
    planCode: paid.planCode,
    recordDate: paid.date,
    heldIn: folioNo,
    folioNo,
    units: sumUnits(held),
    grossPaise: amount,
    isReinvested: false,
    bookedAt: at,
  })
  await post(tx, { entry: `idcw:${id}`, subjectId: id, at, lines: incomeLines(amount, 0) })
  const payout = { orderId: id, attempt: 1, pan, folioNo, amount, dueOn: paid.date }
  const payoutId = await insertPayout(tx, payout, account, { cause: 'idcw', at })
  const due = await lockPayout(tx, payoutId)
  const sent = due && (await changePayout(tx, due, 'sent', { cause: 'job', at, sentAt: at }))
  const news = { cause: 'bank', at, settledAt: at, reason: 'The account is dormant.' }
  if (sent) await changePayout(tx, sent, 'returned', news)
}
