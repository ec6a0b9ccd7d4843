import { bigint, jsonb, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** What a person must look at: open until somebody says that it is done. */
export const opsTasks = pgTable(
  'desk_entries',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind', {
      enum: [
        'money-time',
        'refund-failed',
        'holiday-list',
        'payout-returned',
        'payout-held',
        'payout-mismatch',
        'debit-mismatch',
        'bank-silent',
        'bank-contradiction',
        'video-kyc',
        'nav-doubt',
        'nav-missing',
        'messages-fail',
        'outbox-dead',
        'reconciliation',
        'reconciliation-missing',
        'kyc-code',
        'file-refused',
        'file-unwritten',
        'registrar-unsent',
      ],
    }).notNull(),
    /** What it is about; told once, however often it is found. */
    subject: text('subject').notNull(),
    /** One sentence for the person. */
    text: text('text').notNull(),
    detail: jsonb('detail').notNull(),
    raisedAt: moment('raised_at').notNull(),
    doneAt: moment('done_at'),
  },
  (table) => [unique('desk_entries_once').on(table.kind, table.subject)],
)
