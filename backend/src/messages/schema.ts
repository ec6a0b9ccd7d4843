import { sql } from 'drizzle-orm'
import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** What became of each message that left: no text, no code, and of the address a few characters. */
export const sentMessages = pgTable(
  'sent_messages',
  {
    /** Of the outbox event that sends it. */
    id: uuid('id').primaryKey(),
    channel: text('channel', { enum: ['sms', 'email', 'voice', 'whatsapp'] }).notNull(),
    provider: text('provider').notNull(),
    providerId: text('provider_id'),
    maskedTo: text('masked_to').notNull(),
    state: text('state', { enum: ['queued', 'sent', 'delivered', 'failed'] }).notNull(),
    /** Why it failed, as a code. */
    reason: text('reason'),
    queuedAt: moment('queued_at').notNull(),
    /** When its end was known: delivered, failed, or sent where no receipt is to come. */
    endedAt: moment('ended_at'),
    /** The outbox event that moves it to another channel unless a receipt says that it arrived. */
    secondEventId: uuid('second_event_id'),
    movedAt: moment('moved_at'),
  },
  (table) => [
    index('sent_messages_provider').on(table.provider, table.providerId),
    index('sent_messages_ended').on(table.channel, table.endedAt),
    index('sent_messages_open')
      .on(table.queuedAt)
      .where(sql`ended_at is null`),
    index('sent_messages_age').on(table.queuedAt),
  ],
)
