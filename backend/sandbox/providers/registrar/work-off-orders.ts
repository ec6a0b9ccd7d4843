import { and, asc, eq, inArray, isNull, or } from 'drizzle-orm'
import { inTransaction, type Tx } from '../../../src/platform/database'
import type { Platform } from '../../../src/platform/module'
import { dayOf, paiseOf } from '../../../src/platform/file-fields'
import { readTable } from '../../../src/platform/file-table'
import { type RegistrarFiles, registrarFiles } from '../../../src/registrar/adapters/file/file-registrar'
import { type Catalogue, catalogueOn } from '../../../src/schemes/catalogue'
import { scaled } from './arithmetic'
import { type OrderRequest, type Booking, work } from './book-order'
import { openRegister, putBack } from './lots'
import { registrarBookings, registrarInstructions, registrarTroubles } from './schema'
import type { Trouble } from './troubles'

type Instruction = typeof registrarInstructions.$inferSelect
type Needed = Pick<Platform, 'db' | 'config' | 'clock'>

/** Takes the lines of an order file; a line that came before is a copy. */
export async function takeOrders({ db, config, clock }: Needed, text: string): Promise<void> {
  const { layout } = registrarFiles(config)
  const columns = layout.columns.flatMap((column) => ('field' in column ? [column] : []))
  const rows = readTable(
    Buffer.from(text),
    columns.map(({ name }) => name),
    layout.delimiter,
  )
  const receivedAt = clock.now()
  await inTransaction(db, async (tx) => {
    await openRegister(tx, receivedAt)
    for (const row of rows) {
      const line = Object.fromEntries(columns.map(({ name, field }) => [field, row.value(name)]))
      const reference = line.orderNumber ?? line.orderDigits ?? ''
      if (line.type === layout.types.revoke) await revoke(tx, reference)
      else
        await tx
          .insert(registrarInstructions)
          .values({ reference, line, state: 'waiting', receivedAt })
          .onConflictDoNothing()
    }
  })
}

/** What is not booked yet is left alone; what is, the house must talk about. */
async function revoke(tx: Tx, reference: string): Promise<void> {
  const { reference: of, state } = registrarInstructions
  await tx
    .update(registrarInstructions)
    .set({ state: 'revoked' })
    .where(and(eq(of, reference), eq(state, 'waiting')))
}

/** Books everything whose NAV is out. */
export async function bookOrders({ db, config, clock }: Needed): Promise<void> {
  const files = registrarFiles(config)
  const { reference, state, receivedAt } = registrarInstructions
  await inTransaction(db, async (tx) => {
    await openRegister(tx, clock.now())
    const catalogue = await catalogueOn(tx, clock.today())
    const open = await tx
      .select()
      .from(registrarInstructions)
      .where(inArray(state, ['waiting', 'half']))
      .orderBy(asc(receivedAt), asc(reference))
    for (const instruction of open) {
      const trouble = await plantedFor(tx, instruction)
      await book(tx, instruction, requestIn(instruction, files, catalogue), trouble)
    }
  })
}

/** The next step of an order, and the one after it where that can be done too; under numbers that it had before, if any. */
async function book(
  tx: Tx,
  instruction: Instruction,
  requested: OrderRequest,
  trouble: Trouble | undefined,
  numbers: number[] = [],
): Promise<void> {
  const worked = await work(tx, instruction, requested, trouble)
  if (!worked) return
  const { state, bookings, netPaise = null, buyOn = null } = worked
  const [next] = await tx
    .update(registrarInstructions)
    .set({ state, netPaise, buyOn })
    .where(eq(registrarInstructions.reference, instruction.reference))
    .returning()
  for (const booking of bookings) await write(tx, booking, numbers.shift())
  if (trouble) await befell(tx, instruction.reference, trouble)
  if (next?.state === 'half') await book(tx, next, requested, undefined, numbers)
}

const write = (tx: Tx, booking: Booking, trxnNo?: number) =>
  tx
    .insert(registrarBookings)
    .values({ ...booking, ...(trxnNo !== undefined && { trxnNo }) })
    .returning({ trxnNo: registrarBookings.trxnNo })

function requestIn(
  { reference, line }: Instruction,
  { layout, codes }: RegistrarFiles,
  { byCode }: Catalogue,
): OrderRequest {
  const ourCode = new Map([...codes].map(([ours, theirs]) => [theirs, ours]))
  const planOf = (code = '') => byCode.get(ourCode.get(code) ?? code)
  const plan = planOf(line.schemeCode)
  const type = (['purchase', 'redemption', 'switch'] as const).find(
    (each) => layout.types[each] === line.type,
  )
  if (!plan || !type) throw new Error(`${reference} names no scheme, or action for nothing that is known`)
  const order = layout.dates === 'MM/DD/YYYY' ? 'monthFirst' : 'dayFirst'
  const day = dayOf((line.date ?? '').replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3'), order, 'date', 0)
  return {
    reference,
    type,
    kind: line.kind ?? '',
    folioNo: line.folioNo ?? '',
    plan,
    toPlan: planOf(line.toSchemeCode),
    amount: line.amount ? BigInt(paiseOf(line.amount, 'rupees', 'amount', 0)) : undefined,
    units: line.units ? scaled(line.units, 3) : undefined,
    stamp: new Date(`${day}T${line.time}+05:30`),
  }
}

/** What was planted for an order, or for whichever comes next; in a switch it befalls what is sold. */
async function plantedFor(tx: Tx, { reference, state }: Instruction): Promise<Trouble | undefined> {
  if (state !== 'waiting') return undefined
  const { reference: of, state: how, id } = registrarTroubles
  const [row] = await tx
    .select()
    .from(registrarTroubles)
    .where(and(eq(how, 'planted'), or(eq(of, reference), isNull(of))))
    .orderBy(asc(id))
    .limit(1)
  return row?.kind
}

async function befell(tx: Tx, reference: string, kind: Trouble): Promise<void> {
  const { reference: of, state, id } = registrarTroubles
  const [row] = await tx
    .select()
    .from(registrarTroubles)
    .where(and(eq(state, 'planted'), eq(registrarTroubles.kind, kind), or(eq(of, reference), isNull(of))))
    .orderBy(asc(id))
    .limit(1)
  if (row) await tx.update(registrarTroubles).set({ state: 'happened', reference }).where(eq(id, row.id))
}

/** Makes right what went wrong: told anew in the next file, under the numbers that the registrar gave before. */
export async function mendTroubles({ db, config, clock }: Needed): Promise<number> {
  const files = registrarFiles(config)
  return inTransaction(db, async (tx) => {
    const catalogue = await catalogueOn(tx, clock.today())
    const happened = await tx.select().from(registrarTroubles).where(eq(registrarTroubles.state, 'happened'))
    for (const { id, kind, reference, trxnNo } of happened) {
      if (trxnNo !== null) await reverse(tx, trxnNo)
      if (reference !== null) await bookAnew(tx, reference, kind, files, catalogue)
      await tx.update(registrarTroubles).set({ state: 'mended' }).where(eq(registrarTroubles.id, id))
    }
    return happened.length
  })
}

async function bookAnew(
  tx: Tx,
  reference: string,
  kind: Trouble,
  files: RegistrarFiles,
  catalogue: Catalogue,
): Promise<void> {
  const { reference: of, trxnNo, state } = registrarBookings
  const booked = await tx
    .select()
    .from(registrarBookings)
    .where(and(eq(of, reference), eq(state, 'booked')))
    .orderBy(asc(trxnNo))
  if (kind === 'twice') {
    if (booked[1]) await reverse(tx, booked[1].trxnNo)
    return
  }
  for (const row of [...booked].reverse()) {
    await putBack(tx, row.lots)
    await tx.delete(registrarBookings).where(eq(trxnNo, row.trxnNo))
  }
  const [again] = await tx
    .update(registrarInstructions)
    .set({ state: 'waiting', netPaise: null, buyOn: null })
    .where(eq(registrarInstructions.reference, reference))
    .returning()
  const numbers = booked.map((row) => row.trxnNo)
  if (again) await book(tx, again, requestIn(again, files, catalogue), undefined, numbers)
}

async function reverse(tx: Tx, trxnNo: number): Promise<void> {
  const [row] = await tx
    .update(registrarBookings)
    .set({ state: 'reversed', toldOn: null })
    .where(eq(registrarBookings.trxnNo, trxnNo))
    .returning()
  if (row) await putBack(tx, row.lots)
}
