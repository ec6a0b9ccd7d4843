import { bigint, date, index, integer, jsonb, numeric, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { Trouble } from './troubles'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
const units = (name: string) => numeric(name, { precision: 18, scale: 3 })
const paise = (name: string) => bigint(name, { mode: 'number' })
const day = (name: string) => date(name, { mode: 'string' })

/** When the sandbox's registrar took over the books of the house; one row. */
export const registrarOpening = pgTable('registrar_opening', {
  id: integer('id').primaryKey(),
  openedAt: moment('opened_at').notNull(),
})

/** What is left of each purchase, by the registrar's own books. */
export const registrarLots = pgTable(
  'registrar_lots',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    folioNo: text('folio_no').notNull(),
    planCode: text('plan_code').notNull(),
    boughtOn: day('bought_on').notNull(),
    units: units('units').notNull(),
  },
  (table) => [index('registrar_lots_holding').on(table.folioNo, table.planCode)],
)

/** What its lines requested it to do, and how far that is. */
export const registrarInstructions = pgTable('registrar_instructions', {
  reference: text('reference').primaryKey(),
  /** The line, by what its columns hold. */
  line: jsonb('line').$type<Record<string, string>>().notNull(),
  state: text('state', { enum: ['waiting', 'half', 'done', 'refused', 'revoked'] }).notNull(),
  /** Of a switch whose units are sold: what buys the others, and the day of their NAV. */
  netPaise: paise('net_paise'),
  buyOn: day('buy_on'),
  receivedAt: moment('received_at').notNull(),
})

/** What it booked, refused or took back, under a number of its own. */
export const registrarBookings = pgTable(
  'registrar_bookings',
  {
    trxnNo: bigint('trxn_no', { mode: 'number' })
      .primaryKey()
      .generatedByDefaultAsIdentity({ startWith: 70001 }),
    /** Null for what nobody ordered here. */
    reference: text('reference'),
    type: text('type', { enum: ['P', 'R', 'SO', 'SI', 'DP', 'DR'] }).notNull(),
    folioNo: text('folio_no').notNull(),
    planCode: text('plan_code').notNull(),
    navOn: day('nav_on').notNull(),
    nav: numeric('nav', { precision: 14, scale: 4 }),
    /** Signed: what they brought into the holding. */
    units: units('units').notNull(),
    amount: paise('amount').notNull(),
    load: paise('load').notNull(),
    stampDuty: paise('stamp_duty').notNull(),
    stt: paise('stt').notNull(),
    state: text('state', { enum: ['booked', 'rejected', 'reversed'] }).notNull(),
    remarks: text('remarks').notNull(),
    /** What it changed in the lots, by which it is taken back. */
    lots: jsonb('lots').$type<{ id: number; units: string }[]>().notNull(),
    /** The day of the file that tells of it as it is; null until then. */
    toldOn: day('told_on'),
  },
  (table) => [index('registrar_bookings_reference').on(table.reference)],
)

/** What somebody planted to go wrong, with an order or, where it names none, with the next one. */
export const registrarTroubles = pgTable('registrar_troubles', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  kind: text('kind').$type<Trouble>().notNull(),
  /** The order that it befell. */
  reference: text('reference'),
  /** The booking of what nobody ordered. */
  trxnNo: bigint('trxn_no', { mode: 'number' }),
  state: text('state', { enum: ['planted', 'happened', 'mended'] }).notNull(),
})
