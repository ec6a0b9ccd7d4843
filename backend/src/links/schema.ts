import type { ErrandLinkKind } from '@portal/kernel/contracts/errand-link'
import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** A link that an investor was sent for one errand. Its token is signed, and is kept nowhere. */
export const errandLinks = pgTable(
  'errand_links',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind').$type<ErrandLinkKind>().notNull(),
    pan: text('pan').notNull(),
    /** What it is about: a registration, a plan, an order, or a distributor with a scheme plan. */
    subject: text('subject'),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
    wrongTries: integer('wrong_tries').notNull().default(0),
  },
  (table) => [index('errand_links_pan').on(table.pan)],
)
