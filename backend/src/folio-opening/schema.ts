import { index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { folios } from '../folios/schema'
import { investors } from '../identity/schema'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** Folios that investors have begun; what they entered, other people's data too, is sealed. */
export const newFolioDrafts = pgTable(
  'new_folio_drafts',
  {
    id: uuid('id').primaryKey(),
    investorId: uuid('investor_id')
      .notNull()
      .references(() => investors.id),
    /** Every change makes the next one. */
    version: integer('version').notNull(),
    sealed: text('sealed').notNull(),
    savedAt: moment('saved_at').notNull(),
    keptUntil: moment('kept_until').notNull(),
  },
  (table) => [
    index('new_folio_drafts_investor').on(table.investorId, table.savedAt),
    index('new_folio_drafts_kept').on(table.keptUntil),
  ],
)

/** What the second and third holders say; of a folio that was changed since they said nothing. */
export const newFolioHolders = pgTable(
  'new_folio_holders',
  {
    draftId: uuid('draft_id')
      .notNull()
      .references(() => newFolioDrafts.id, { onDelete: 'cascade' }),
    /** 2 or 3. */
    place: integer('place').notNull(),
    /** Hash of the folio that the holder was asked about. */
    contentHash: text('content_hash').notNull(),
    state: text('state', { enum: ['waiting', 'confirmed', 'refused'] }).notNull(),
    /** Of the secret in the link; absent where a code is typed in by the first holder. */
    linkHash: text('link_hash').unique(),
    until: moment('until').notNull(),
    /** The one-time code that was sent last. */
    codeReference: text('code_reference'),
    answeredAt: moment('answered_at'),
  },
  (table) => [primaryKey({ columns: [table.draftId, table.place] })],
)

/** What a folio was opened with: nominees' identities, tax details, holders' contacts and confirmations; sealed. */
export const folioAttachments = pgTable('folio_papers', {
  folioNo: text('folio_no')
    .primaryKey()
    .references(() => folios.folioNo),
  sealed: text('sealed').notNull(),
  openedAt: moment('opened_at').notNull(),
})
