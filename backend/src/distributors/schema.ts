import { date, index, pgTable, text } from 'drizzle-orm/pg-core'

/** Mutual fund distributors, by registration number; the register says until when each may advise. */
export const distributors = pgTable('distributors', {
  arn: text('arn').primaryKey(),
  name: text('name').notNull(),
  city: text('city').notNull(),
  validTill: date('valid_till').notNull(),
})

/** Their employees who may advise. */
export const distributorEuins = pgTable(
  'distributor_euins',
  {
    euin: text('euin').primaryKey(),
    arn: text('arn')
      .notNull()
      .references(() => distributors.arn),
    name: text('name').notNull(),
    validTill: date('valid_till').notNull(),
  },
  (table) => [index('distributor_euins_arn').on(table.arn)],
)

/** Registered investment advisers. */
export const advisers = pgTable('advisers', {
  code: text('code').primaryKey(),
  name: text('name').notNull(),
  validTill: date('valid_till').notNull(),
})
