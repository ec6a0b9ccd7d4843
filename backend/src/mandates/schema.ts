import { bigint, date, index, pgTable, text } from 'drizzle-orm/pg-core'
import { bankAccounts } from '../folios/schema'

/** The investor's word to the bank: debits up to a limit, without asking each time. */
export const mandates = pgTable(
  'mandates',
  {
    umrn: text('umrn').primaryKey(),
    pan: text('pan').notNull(),
    bankId: text('bank_id')
      .notNull()
      .references(() => bankAccounts.bankId),
    kind: text('kind', { enum: ['OTM', 'EMANDATE', 'UPI_AUTOPAY'] }).notNull(),
    limitPaise: bigint('limit_paise', { mode: 'number' }).notNull(),
    validFrom: date('valid_from').notNull(),
    validTill: date('valid_till').notNull(),
    state: text('state', {
      enum: ['ACTIVE', 'INACTIVE', 'EXPIRED', 'PENDING REGISTRATION', 'FAILED'],
    }).notNull(),
    failureReason: text('failure_reason'),
  },
  (table) => [index('mandates_pan').on(table.pan)],
)
