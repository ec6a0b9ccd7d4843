import { bigint, date, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** The sandbox bank's own books: what it was told to pay out or to debit, and how that ends. */
export const bankInstructions = pgTable(
  'bank_instructions',
  {
    /** Our id of the payout or debit. */
    id: uuid('id').primaryKey(),
    kind: text('kind', { enum: ['payout', 'debit'] }).notNull(),
    accountNumber: text('account_number').notNull(),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    dueOn: date('due_on', { mode: 'string' }).notNull(),
    callbackUrl: text('callback_url').notNull(),
    outcome: text('outcome', { enum: ['done', 'refused'] }).notNull(),
    reference: text('reference'),
    reason: text('reason'),
    /** What the protocol by which it came must say again: the columns of its line in a file, or the IFSC of an account. */
    wire: jsonb('wire'),
    takenAt: moment('taken_at').notNull(),
    /** From when the bank knows, and says so when asked. */
    answersAt: moment('answers_at').notNull(),
    /** When it tells by itself, which may be late. */
    notifiesAt: moment('tells_at').notNull(),
    toldAt: moment('told_at'),
  },
  (table) => [index('bank_instructions_account').on(table.accountNumber, table.kind)],
)
