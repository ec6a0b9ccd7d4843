import { randomUUID } from 'node:crypto'
import type { NotificationItem } from '@portal/kernel/contracts/notification'
import { and, count, desc, eq, inArray } from 'drizzle-orm'
import type { Database, Tx } from '../platform/database'
import type { Platform } from '../platform/module'
import { notFound } from '../platform/refusal'
import { notifications } from './schema'

export interface NewNotification {
  pan: string
  title: string
  description: string
  /** A page of the portal ('./home/…') or an https address; null for a mere message. */
  url?: string | null
  ctaText?: string | null
  important?: boolean
  module?: string
}

/** Puts a notification into the investor's panel, with the change that it tells of. */
export async function notify(
  { clock }: Pick<Platform, 'clock'>,
  tx: Tx,
  notification: NewNotification,
): Promise<void> {
  const { url = null, ctaText = null, important = false, module = 'Portal', ...rest } = notification
  await tx.insert(notifications).values({
    trackerId: randomUUID(),
    ...rest,
    url,
    ctaText,
    important,
    module,
    status: 'Pending',
    read: false,
    sentDate: clock.now(),
  })
}

/** The notifications of an investor, newest first; all of them, or only the read or unread ones. */
export async function notificationsOf(
  db: Tx,
  pan: string,
  wanted: { listAll: boolean; read: boolean },
): Promise<NotificationItem[]> {
  const own = eq(notifications.pan, pan)
  const rows = await db
    .select()
    .from(notifications)
    .where(wanted.listAll ? own : and(own, eq(notifications.read, wanted.read)))
    .orderBy(desc(notifications.sentDate), notifications.trackerId)
  return rows.map(({ trackerId, read, sentDate, status, ...rest }) => ({
    trackerId,
    userId: pan,
    read,
    sentDate: sentDate.toISOString(),
    status,
    notification: {
      title: rest.title,
      description: rest.description,
      url: rest.url,
      ctaText: rest.ctaText,
      important: rest.important,
      module: rest.module,
    },
  }))
}

/** Marks notifications as read. Throws a 404, and marks none, when one is not the investor's. */
export async function markRead(db: Database, pan: string, trackerIds: readonly string[]): Promise<void> {
  if (!trackerIds.length) return
  await db.transaction(async (tx) => {
    const named = and(eq(notifications.pan, pan), inArray(notifications.trackerId, [...trackerIds]))
    const [own] = await tx.select({ number: count() }).from(notifications).where(named)
    if (own?.number !== new Set(trackerIds).size) throw notFound()
    await tx.update(notifications).set({ read: true }).where(named)
  })
}
