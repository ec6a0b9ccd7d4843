import { eq } from 'drizzle-orm'
import { inTransaction } from '../../../src/platform/database'
import type { Platform } from '../../../src/platform/module'
import { navOn } from '../../../src/schemes/nav-store'
import { onOrBefore } from '../../../src/calendar/business-day'
import { scaled, unitsText, worthOf } from './arithmetic'
import { lotsOf, oldestFirst, openRegister, takeOut } from './lots'
import { registrarBookings, registrarInstructions, registrarTroubles } from './schema'
import type { Trouble } from './troubles'

/** One unit of a holding, which nobody requested back. */
export interface Holding {
  folioNo: string
  planCode: string
}

/** Has something go wrong with an order that comes, the next one where none is named. */
export async function plantTrouble(
  { db }: Pick<Platform, 'db'>,
  kind: Exclude<Trouble, 'redemption nobody ordered'>,
  reference: string | null,
): Promise<void> {
  await db.insert(registrarTroubles).values({ kind, reference, state: 'planted' })
}

/** Books a redemption of one unit that nobody ordered; false where the holding has none. */
export async function redeemUnordered(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  { folioNo, planCode }: Holding,
): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    await openRegister(tx, clock.now())
    const on = onOrBefore(clock.today())
    const parts = oldestFirst(await lotsOf(tx, folioNo, planCode), 1000n)
    if (!parts) return false
    const nav = (await navOn(tx, planCode, on)) ?? '10.0000'
    const [row] = await tx
      .insert(registrarBookings)
      .values({
        reference: null,
        type: 'R',
        folioNo,
        planCode,
        navOn: on,
        nav,
        units: unitsText(-1000n),
        amount: Number(worthOf(1000n, scaled(nav, 4))),
        load: 0,
        stampDuty: 0,
        stt: 0,
        state: 'booked',
        remarks: '',
        lots: await takeOut(tx, parts),
      })
      .returning({ trxnNo: registrarBookings.trxnNo })
    await tx
      .insert(registrarTroubles)
      .values({ kind: 'redemption nobody ordered', trxnNo: row?.trxnNo ?? null, state: 'happened' })
    return true
  })
}

/** What the back office shows of the registrar's work: what it was told, and what was planted. */
export async function registrarAtWork({ db }: Pick<Platform, 'db'>) {
  const [waiting, planted] = await Promise.all([
    db
      .select({ reference: registrarInstructions.reference, state: registrarInstructions.state })
      .from(registrarInstructions)
      .where(eq(registrarInstructions.state, 'waiting'))
      .limit(50),
    db.select().from(registrarTroubles).limit(50),
  ])
  return { waiting, troubles: planted }
}
