import { customType, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })

/** Uploaded files: in the database, where no web server can come upon them. */
export const documents = pgTable(
  'documents',
  {
    id: uuid('id').primaryKey(),
    pan: text('pan').notNull(),
    /** Of the secret in the last link. */
    linkHash: text('link_hash').notNull().unique(),
    linkUntil: moment('link_until').notNull(),
    name: text('name').notNull(),
    type: text('type', { enum: ['png', 'jpg', 'gif', 'tiff', 'pdf'] }).notNull(),
    size: integer('size').notNull(),
    content: bytes('content').notNull(),
    uploadedAt: moment('uploaded_at').notNull(),
  },
  (table) => [index('documents_pan').on(table.pan, table.uploadedAt)],
)

/** Files that nobody may read in the database: in pieces, each encrypted as it arrives. */
export const sealedPieces = pgTable(
  'sealed_pieces',
  {
    /** What the pieces belong to: a KYC with a video. */
    subject: uuid('subject').notNull(),
    place: integer('place').notNull(),
    sealed: bytes('sealed').notNull(),
  },
  (table) => [primaryKey({ columns: [table.subject, table.place] })],
)
