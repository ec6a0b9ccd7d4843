import { and, desc, eq, inArray, or, sql } from 'drizzle-orm'
import type { Tx } from '../src/platform/database'
import type { Attachment, Message } from '../src/platform/messages'
import { notFound } from '../src/platform/refusal'
import { messageAttachments, messages } from '../src/platform/tables'

export interface InboxMessage extends Omit<Message, 'attachments' | 'channel'> {
  id: string
  channel: (typeof messages.$inferSelect)['channel']
  attachments: { name: string; size: number }[]
  sentAt: string
}

const newest = 200

/** What was sent to a PAN, mobile or e-mail, or to everybody; newest first. */
export async function inboxOf(db: Tx, to: string | undefined): Promise<InboxMessage[]> {
  const rows = await db
    .select()
    .from(messages)
    .where(to ? or(eq(messages.pan, to), eq(messages.to, to)) : undefined)
    .orderBy(desc(messages.order))
    .limit(newest)
  const attached = await attachmentsOf(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map(({ otp, prefix, sms, sentAt, order: _order, ...message }) => ({
    ...message,
    ...(otp !== null && { otp }),
    ...(prefix !== null && { prefix }),
    ...(sms !== null && { sms }),
    sentAt: sentAt.toISOString(),
    attachments: attached
      .filter(({ messageId }) => messageId === message.id)
      .map(({ name, size }) => ({ name, size })),
  }))
}

async function attachmentsOf(db: Tx, ids: string[]) {
  if (!ids.length) return []
  const { messageId, name, place, content } = messageAttachments
  return db
    .select({ messageId, name, size: sql<number>`length(${content})` })
    .from(messageAttachments)
    .where(inArray(messageId, ids))
    .orderBy(place)
}

/** One attachment with its bytes. Throws a 404 when there is none. */
export async function attachmentOf(db: Tx, id: string, place: string): Promise<Attachment> {
  const wanted = and(
    sql`${messageAttachments.messageId}::text = ${id}`,
    sql`${messageAttachments.place}::text = ${place}`,
  )
  const [attachment] = await db.select().from(messageAttachments).where(wanted)
  if (!attachment) throw notFound()
  return attachment
}
