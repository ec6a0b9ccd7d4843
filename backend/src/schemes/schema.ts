import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import type { RiskLevel } from '@portal/contracts/wire/common'
import type { InLanguages } from '../platform/said-row'
import type { SchemeKind } from '../regulation/regulated-rules'
import type { ExitLoadCode } from './exit-load'
import type { Horizon } from './horizon'

/** A fund of the house with all that its plans share. */
export const schemes = pgTable('schemes', {
  code: text('code').primaryKey(),
  name: text('name').notNull(),
  category: text('category', { enum: ['EQUITY', 'DEBT', 'HYBRID', 'INTERNATIONAL'] }).notNull(),
  subCategory: text('sub_category').notNull(),
  kind: text('kind').$type<SchemeKind>().notNull(),
  /** Years for which every purchase is locked; 0 except for tax savers. */
  lockInYears: integer('lock_in_years').notNull(),
  risk: text('risk').$type<RiskLevel>().notNull(),
  benchmark: text('benchmark').notNull(),
  benchmarkRisk: text('benchmark_risk').$type<RiskLevel>().notNull(),
  tagline: text('tagline').notNull(),
  objective: text('objective').notNull(),
  inLanguages: jsonb('in_languages').$type<InLanguages<'tagline' | 'objective'>>().notNull().default({}),
  horizon: text('horizon').$type<Horizon>().notNull(),
  exitLoad: text('exit_load').$type<ExitLoadCode>().notNull(),
  redemptionDays: integer('redemption_days').notNull(),
  fundSizeCrore: integer('fund_size_crore').notNull(),
  launchedOn: date('launched_on').notNull(),
  faceValue: numeric('face_value', { precision: 14, scale: 4 }).notNull(),
  purchaseAllowed: boolean('purchase_allowed').notNull(),
  sipAllowed: boolean('sip_allowed').notNull(),
  minPurchasePaise: bigint('min_purchase_paise', { mode: 'number' }).notNull(),
  minAdditionalPaise: bigint('min_additional_paise', { mode: 'number' }).notNull(),
  minSipPaise: bigint('min_sip_paise', { mode: 'number' }).notNull(),
  multiplePaise: bigint('multiple_paise', { mode: 'number' }).notNull(),
  nfoStart: date('nfo_start'),
  nfoEnd: date('nfo_end'),
  autoSwitchTill: date('auto_switch_till'),
  /** The day on which its offer was called off: whoever paid gets the money back. */
  nfoFailedOn: date('nfo_failed_on'),
  isDefault: boolean('is_default').notNull(),
  displayOrder: integer('display_order').notNull(),
})

/** Scheme + plan + option: what is bought, and what has a NAV. */
export const schemePlans = pgTable(
  'scheme_plans',
  {
    code: text('code').primaryKey(),
    schemeCode: text('scheme_code')
      .notNull()
      .references(() => schemes.code),
    plan: text('plan', { enum: ['D', 'R'] }).notNull(),
    option: text('option', { enum: ['G', 'D', 'R'] }).notNull(),
    /** Yearly, in hundredths of a percent. */
    expenseBasisPoints: integer('expense_basis_points').notNull(),
    /** What the public daily NAV file calls the plan; payout and reinvestment share one code there. */
    amfiCode: text('amfi_code'),
    isin: text('isin').unique(),
  },
  (table) => [
    index('scheme_plans_scheme').on(table.schemeCode),
    index('scheme_plans_amfi').on(table.amfiCode),
  ],
)

export const navs = pgTable(
  'navs',
  {
    planCode: text('plan_code').notNull(),
    date: date('date').notNull(),
    nav: numeric('nav', { precision: 14, scale: 4 }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.planCode, table.date] })],
)

/** Levels of the benchmark indices, for comparison. */
export const benchmarkLevels = pgTable(
  'benchmark_levels',
  {
    benchmark: text('benchmark').notNull(),
    date: date('date').notNull(),
    level: numeric('level', { precision: 14, scale: 4 }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.benchmark, table.date] })],
)

/** One row whenever NAVs came in; everything computed from NAVs is valid for one publication. */
export const navPublications = pgTable('nav_publications', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  /** The latest day that the funds dealt on whose NAVs are in. */
  navDate: date('nav_date').notNull(),
  source: text('source').notNull(),
  at: timestamp('at', { withTimezone: true, mode: 'date' }).notNull(),
})

/** What an IDCW plan pays out to those who hold it when a day begins, in rupees a unit; its NAV falls by as much. */
export const distributions = pgTable(
  'distributions',
  {
    planCode: text('plan_code').notNull(),
    recordDate: date('record_date').notNull(),
    rupeesPerUnit: numeric('rupees_per_unit', { precision: 14, scale: 4 }).notNull(),
    /** Null for one from before the portal, which is in the ledger already. */
    declaredAt: timestamp('declared_at', { withTimezone: true, mode: 'date' }),
    /** When its holders were counted; from then on nobody gets a share of it any more. */
    countedAt: timestamp('counted_at', { withTimezone: true, mode: 'date' }),
  },
  (table) => [primaryKey({ columns: [table.planCode, table.recordDate] })],
)

/** Since when a scheme has which risk level; every change is told (S3.014). */
export const riskLevels = pgTable(
  'risk_levels',
  {
    schemeCode: text('scheme_code')
      .notNull()
      .references(() => schemes.code),
    since: date('since').notNull(),
    risk: text('risk').$type<RiskLevel>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.schemeCode, table.since] })],
)

/** Plans that went into others; days and costs of what was bought went with them. */
export const schemeMergers = pgTable('scheme_mergers', {
  fromPlan: text('from_plan').primaryKey(),
  intoPlan: text('into_plan').notNull(),
  mergedOn: date('merged_on').notNull(),
})
