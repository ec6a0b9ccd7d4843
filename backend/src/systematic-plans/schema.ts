import { bigint, boolean, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { bankAccounts, folios } from '../folios/schema'
import { schemePlans } from '../schemes/schema'

/** A standing instruction: SIP buys, STP moves from one plan to another, SWP sells. */
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
    amountPaise: bigint('amount_paise', { mode: 'number' }).notNull(),
    /** 1 to 28. */
    dayOfMonth: integer('day_of_month').notNull(),
    everyMonths: integer('every_months').notNull(),
    firstDue: date('first_due').notNull(),
    /** The last instalment's due date; null: until cancelled. */
    lastDue: date('last_due'),
    state: text('state', { enum: ['ACTIVE', 'PAUSED', 'CANCELLED', 'COMPLETED'] }).notNull(),
    registeredOn: date('registered_on').notNull(),
    registeredOnline: boolean('registered_online').notNull(),
    bankId: text('bank_id').references(() => bankAccounts.bankId),
    umrn: text('umrn'),
  },
  (table) => [index('systematic_plans_folio').on(table.folioNo)],
)

/** What became of each instalment; one row for a due date, so an instalment runs once. */
export const planInstalments = pgTable(
  'plan_instalments',
  {
    planId: text('plan_id')
      .notNull()
      .references(() => systematicPlans.id),
    dueOn: date('due_on').notNull(),
    state: text('state', { enum: ['done', 'failed'] }).notNull(),
    /** Why it failed, in a few words. */
    reason: text('reason'),
  },
  (table) => [primaryKey({ columns: [table.planId, table.dueOn] })],
)
