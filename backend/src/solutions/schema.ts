import type { SolutionType } from '@portal/contracts/schemes/investment'
import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { checkouts } from '../orders/schema'

/** Investment solutions: two purchases of one checkout that are brought back to their shares from time to time. */
export const solutions = pgTable(
  'solutions',
  {
    id: text('id').primaryKey(),
    checkoutId: uuid('checkout_id')
      .notNull()
      .unique()
      .references(() => checkouts.id),
    investorPan: text('investor_pan').notNull(),
    type: text('type').$type<SolutionType>().notNull(),
    equityPlan: text('equity_plan').notNull(),
    debtPlan: text('debt_plan').notNull(),
    equityPercent: integer('equity_percent').notNull(),
    everyMonths: integer('every_months').notNull(),
    /** Known once both parts have their units. */
    folioNo: text('folio_no'),
    startedOn: date('started_on', { mode: 'string' }),
    /** The next day on which it is to be rebalanced; it moves on with every order, so that no period has two. */
    nextOn: date('next_on', { mode: 'string' }),
    stoppedOn: date('stopped_on', { mode: 'string' }),
  },
  (table) => [
    index('solutions_investor').on(table.investorPan),
    check('solutions_share', sql`equity_percent between 1 and 99`),
    check('solutions_started', sql`started_on is null or (folio_no is not null and next_on is not null)`),
  ],
)
