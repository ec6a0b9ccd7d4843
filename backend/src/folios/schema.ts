import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  numeric,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { schemePlans } from '../schemes/schema'

const units = (name: string) => numeric(name, { precision: 18, scale: 3 })
const paise = (name: string) => bigint(name, { mode: 'number' })
const planCode = (name: string) => text(name).references(() => schemePlans.code)

/** Numbers of folios opened online. */
export const folioNumbers = pgSequence('folio_numbers', { startWith: 50010021, increment: 7 })

/** A folio; its first holder owns it. */
export const folios = pgTable(
  'folios',
  {
    folioNo: text('folio_no').primaryKey(),
    pan: text('pan').notNull(),
    holdingMode: text('holding_mode', { enum: ['Single', 'Joint', 'Anyone or Survivor'] }).notNull(),
    isDemat: boolean('is_demat').notNull(),
    email: text('email').notNull(),
    countryCode: text('country_code').notNull(),
    mobile: text('mobile').notNull(),
    distributorArn: text('distributor_arn'),
    euin: text('euin'),
    riaCode: text('ria_code'),
    branchCode: text('branch_code'),
    openedOn: date('opened_on').notNull(),
    /** The order that opened it: one order opens one folio. */
    openedBy: text('opened_by').unique(),
    /** The folio that everything of it moved to; nothing is done in it any more. */
    mergedInto: text('merged_into'),
    /** Set while nothing may leave it, by the holders' own wish. */
    lockedAt: timestamp('locked_at', { withTimezone: true, mode: 'date' }),
    /** Set where the holders chose to have no nominee. */
    nominationDeclinedAt: timestamp('nomination_declined_at', { withTimezone: true, mode: 'date' }),
  },
  (table) => [index('folios_pan').on(table.pan)],
)

const folioNo = () =>
  text('folio_no')
    .notNull()
    .references(() => folios.folioNo)

export const folioHolders = pgTable(
  'folio_holders',
  {
    folioNo: folioNo(),
    /** 1 to 3. */
    place: integer('place').notNull(),
    pan: text('pan').notNull(),
    firstName: text('first_name').notNull(),
    middleName: text('middle_name').notNull(),
    lastName: text('last_name').notNull(),
  },
  (table) => [primaryKey({ columns: [table.folioNo, table.place] })],
)

export const nominees = pgTable(
  'nominees',
  {
    folioNo: folioNo(),
    place: integer('place').notNull(),
    name: text('name').notNull(),
    relation: text('relation').notNull(),
    sharePercent: numeric('share_percent', { precision: 5, scale: 2 }).notNull(),
    birthDate: date('birth_date'),
    identityKind: text('identity_kind', { enum: ['PAN', 'DL', 'AADHAAR'] }),
    identityNumber: text('identity_number'),
    /** Of a nominee under 18. */
    guardianName: text('guardian_name'),
  },
  (table) => [primaryKey({ columns: [table.folioNo, table.place] })],
)

/** A bank account of an investor, known once however many folios use it. */
export const bankAccounts = pgTable(
  'bank_accounts',
  {
    bankId: text('bank_id').primaryKey(),
    pan: text('pan').notNull(),
    bankName: text('bank_name').notNull(),
    ifsc: text('ifsc').notNull(),
    branchName: text('branch_name').notNull(),
    branchCity: text('branch_city').notNull(),
    accountType: text('account_type', { enum: ['Savings', 'Current', 'NRO', 'NRE'] }).notNull(),
    accountNumber: text('account_number').notNull(),
    /** End of the cooling period: the first day on which it may pay or be paid. */
    usableFrom: date('usable_from').notNull(),
  },
  (table) => [unique('bank_accounts_once').on(table.pan, table.ifsc, table.accountNumber)],
)

export const folioBanks = pgTable(
  'folio_banks',
  {
    folioNo: folioNo(),
    bankId: text('bank_id')
      .notNull()
      .references(() => bankAccounts.bankId),
    isDefault: boolean('is_default').notNull(),
    /** End of the cooling period in this folio, where the account was known before. */
    usableFrom: date('usable_from'),
  },
  (table) => [primaryKey({ columns: [table.folioNo, table.bankId] })],
)

/**
 * Everything that ever happened to units, in the order it happened; rows are only ever added.
 * `units` and `costPaise` are signed: what the row changes in the balance and in the cost of the units held.
 */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    folioNo: folioNo(),
    planCode: planCode('plan_code').notNull(),
    kind: text('kind', {
      enum: [
        'PURCHASE',
        'PURCHASE_SIP',
        'REDEMPTION',
        'SWITCH_IN',
        'SWITCH_OUT',
        'IDCW_PAYOUT',
        'IDCW_REINVEST',
      ],
    }).notNull(),
    /** The date of the NAV. */
    date: date('date').notNull(),
    units: units('units').notNull(),
    /** What the investor paid or received, stamp duty included; never negative. */
    amountPaise: paise('amount_paise').notNull(),
    stampDutyPaise: paise('stamp_duty_paise').notNull(),
    /** What was kept back of the amount of a sale or a payout: exit load, STT and tax at source; the rest came. */
    withheldPaise: paise('withheld_paise').notNull().default(0),
    nav: numeric('nav', { precision: 14, scale: 4 }).notNull(),
    costPaise: paise('cost_paise').notNull(),
    /** The other side of a switch. */
    otherPlanCode: planCode('other_plan_code'),
    /** The order, instalment or request behind the row; each writes a kind of row once. */
    orderId: text('order_id').notNull(),
  },
  (table) => [
    uniqueIndex('ledger_once').on(table.orderId, table.kind),
    index('ledger_folio').on(table.folioNo, table.planCode, table.date),
    index('ledger_days_of_folio').on(table.folioNo, table.date, table.id),
    index('ledger_date').on(table.date),
    check('ledger_amounts', sql`amount_paise >= 0 and stamp_duty_paise >= 0`),
    check('ledger_withheld', sql`withheld_paise between 0 and amount_paise`),
  ],
)

/** What is left of each purchase, sold first in, first out; derived from the ledger. */
export const lots = pgTable(
  'lots',
  {
    /** What brought it into the holding; units that were carried over come with all of their purchases. */
    entryId: bigint('entry_id', { mode: 'number' })
      .notNull()
      .references(() => ledgerEntries.id),
    folioNo: folioNo(),
    planCode: planCode('plan_code').notNull(),
    boughtOn: date('bought_on').notNull(),
    unitsLeft: units('units_left').notNull(),
    costLeftPaise: paise('cost_left_paise').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.entryId, table.boughtOn] }),
    index('lots_holding').on(table.folioNo, table.planCode),
    check('lots_never_negative', sql`units_left >= 0 and cost_left_paise >= 0`),
  ],
)

/** Units that cannot be sold, and the employees' own count of free units (S3.012). */
export const unitBlocks = pgTable(
  'unit_blocks',
  {
    folioNo: folioNo(),
    planCode: planCode('plan_code').notNull(),
    holdUnits: units('hold_units').notNull(),
    lienUnits: units('lien_units').notNull(),
    employeeFreeUnits: units('employee_free_units').notNull(),
  },
  (table) => [primaryKey({ columns: [table.folioNo, table.planCode] })],
)

/** What a holding gets of an income distribution (IDCW): its units are counted once, after the record date. */
export const incomeShares = pgTable(
  'income_shares',
  {
    /** Its row of the ledger and its payout name it as their order. */
    id: uuid('id').primaryKey().defaultRandom(),
    planCode: planCode('plan_code').notNull(),
    recordDate: date('record_date').notNull(),
    /** Where the units were when the record date began. */
    heldIn: text('held_in').notNull(),
    /** Where it goes: another folio once that one was merged. */
    folioNo: folioNo(),
    units: units('units').notNull(),
    grossPaise: paise('gross_paise').notNull(),
    /** What was withheld of it, and the stamp duty of what bought units; both zero until it is booked. */
    taxPaise: paise('tax_paise').notNull().default(0),
    stampDutyPaise: paise('stamp_duty_paise').notNull().default(0),
    isReinvested: boolean('is_reinvested').notNull(),
    bookedAt: timestamp('booked_at', { withTimezone: true, mode: 'date' }),
    /** The day on which a bank credited it. */
    paidOn: date('paid_on'),
  },
  (table) => [
    /** Whatever goes wrong elsewhere: a holding gets a distribution once. */
    unique('income_shares_once').on(table.planCode, table.recordDate, table.heldIn),
    index('income_shares_folio').on(table.folioNo),
    index('income_shares_open')
      .on(table.planCode, table.recordDate)
      .where(sql`booked_at is null`),
    check('income_shares_amounts', sql`gross_paise > 0 and tax_paise between 0 and gross_paise`),
  ],
)
