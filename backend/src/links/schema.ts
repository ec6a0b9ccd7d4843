import type { ActionLinkKind } from '@portal/contracts/wire/action-link'
import { index, integer, numeric, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** A link that an investor was sent for one task. Its token is signed, and is kept nowhere. */
export const actionLinks = pgTable(
  'errand_links',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind').$type<ActionLinkKind>().notNull(),
    pan: text('pan').notNull(),
    /** What it is about: a registration, a plan, an order, or a distributor with a scheme plan. */
    subject: text('subject'),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
    wrongTries: integer('wrong_tries').notNull().default(0),
  },
  (table) => [index('errand_links_pan').on(table.pan)],
)

/**
 * A switch between two scheme plans of one folio that the fund house proposed by e-mail (DAAF). Its id is the link: it
 * opens nothing by itself, for its page asks who it is for to log in.
 */
export const daafProposals = pgTable(
  'daaf_proposals',
  {
    id: uuid('id').primaryKey(),
    pan: text('pan').notNull(),
    folioNo: text('folio_no').notNull(),
    schemePlanCode: text('scheme_plan_code').notNull(),
    toSchemePlanCode: text('to_scheme_plan_code').notNull(),
    units: numeric('units', { precision: 18, scale: 3 }).notNull(),
    expiresAt: moment('expires_at').notNull(),
    /** The switch that it became. */
    orderId: uuid('order_id'),
  },
  (table) => [index('daaf_proposals_pan').on(table.pan)],
)
