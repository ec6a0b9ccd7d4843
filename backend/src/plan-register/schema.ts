import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { bankAccounts, folios } from '../folios/schema'
import { schemePlans } from '../schemes/schema'
import type { PlanStepUp } from './step-up'
import type { StoredWords } from '../platform/stored-text'

/** Last part of the number of a plan, "SR100101"; the demo data has its own below. */
export const planNumbers = pgSequence('plan_numbers', { startWith: 100_101 })

/** What an order may change of a plan: how much, when, whether, and which mandate pays. */
const terms = () => ({
  amountPaise: bigint('amount_paise', { mode: 'number' }).notNull(),
  /** How the amount grows; null: it does not. */
  stepUp: jsonb('step_up').$type<PlanStepUp>(),
  /** 1 to 28; it decides nothing in a plan of every business day. */
  dayOfMonth: integer('day_of_month').notNull(),
  /** Null: due on every business day. */
  everyMonths: integer('every_months'),
  firstDue: date('first_due').notNull(),
  /** The last instalment's due date; null: until cancelled. */
  lastDue: date('last_due'),
  state: text('state', { enum: ['ACTIVE', 'PAUSED', 'CANCELLED', 'COMPLETED'] }).notNull(),
  umrn: text('umrn'),
})

/** A standing instruction as it stands now: SIP buys, STP moves from one plan to another, SWP sells. */
export const systematicPlans = pgTable(
  'systematic_plans',
  {
    id: text('id').primaryKey(),
    folioNo: text('folio_no')
      .notNull()
      .references(() => folios.folioNo),
    kind: text('kind', { enum: ['SIP', 'STP', 'SWP'] }).notNull(),
    planCode: text('plan_code')
      .notNull()
      .references(() => schemePlans.code),
    /** Where an STP leads. */
    toPlanCode: text('to_plan_code').references(() => schemePlans.code),
    ...terms(),
    /** Debits that failed since the last one that was paid. */
    failedInARow: integer('failed_in_a_row').notNull().default(0),
    /** The latest due date whose debit the investor was told of before it. */
    announcedDue: date('announced_due'),
    registeredOn: date('registered_on').notNull(),
    registeredOnline: boolean('registered_online').notNull(),
    /** With a life cover, which ends with a pause; so it has none. */
    isSmart: boolean('is_smart').notNull().default(false),
    bankId: text('bank_id').references(() => bankAccounts.bankId),
  },
  (table) => [
    index('systematic_plans_folio').on(table.folioNo),
    index('systematic_plans_mandate')
      .on(table.umrn)
      .where(sql`umrn is not null`),
    check('systematic_plans_failures', sql`failed_in_a_row >= 0`),
  ],
)

/** Every state of a plan, never changed afterwards; the highest number is the plan as it stands now. */
export const systematicPlanVersions = pgTable(
  'systematic_plan_versions',
  {
    planId: text('plan_id')
      .notNull()
      .references(() => systematicPlans.id),
    version: integer('version').notNull(),
    /** The first day on which it holds. */
    holdsFrom: date('holds_from').notNull(),
    ...terms(),
    /** The order that made it; null for plans of before the orders. */
    orderId: uuid('order_id'),
  },
  (table) => [
    primaryKey({ columns: [table.planId, table.version] }),
    check('systematic_plan_versions_order', sql`version = 1 or order_id is not null`),
  ],
)

/** What became of due dates that are no order: those of before the orders, and those that nothing could be ordered on. */
export const planInstalments = pgTable(
  'plan_instalments',
  {
    planId: text('plan_id')
      .notNull()
      .references(() => systematicPlans.id),
    dueOn: date('due_on').notNull(),
    state: text('state', { enum: ['done', 'failed'] }).notNull(),
    /** Why it failed. */
    reason: jsonb('reason').$type<StoredWords>(),
  },
  (table) => [primaryKey({ columns: [table.planId, table.dueOn] })],
)
