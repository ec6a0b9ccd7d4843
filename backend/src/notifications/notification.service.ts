import { randomUUID } from 'node:crypto'
import type { NotificationItem, PushNotification } from '@portal/contracts/notifications/notification'
import { and, asc, count, desc, eq, inArray, isNotNull } from 'drizzle-orm'
import type { Database, Tx } from '../platform/database'
import type { Platform } from '../platform/module'
import { notFound } from '../platform/refusal'
import { rowWriter } from '../platform/rows'
import { pushNotification } from './push-message'
import { notificationClicks, notifications } from './schema'

type Row = typeof notifications.$inferSelect

export interface NewNotification {
  pan: string
  title: string
  description: string
  /** A page of the portal ('./home/…') or an https address; null for a mere message. */
  url?: string | null
  ctaText?: string | null
  important?: boolean
  module?: string
  /** HTML of a small allow-list: puts it before the investor in a dialog too. */
  dialogHtml?: string
}

const writeNotification = rowWriter(notifications)

/** Puts a notification into the investor's panel and on registered browsers, with the change that it tells of. */
export async function addNotification(
  platform: Pick<Platform, 'clock' | 'messages'>,
  tx: Tx,
  notification: NewNotification,
): Promise<void> {
  const { url = null, ctaText = null, important = false, module = 'Portal', ...rest } = notification
  const { dialogHtml = null, ...told } = rest
  const trackerId = randomUUID()
  await writeNotification(tx, {
    trackerId,
    ...told,
    dialogHtml,
    url,
    ctaText,
    important,
    module,
    status: 'Pending',
    read: false,
    sentDate: platform.clock.now(),
  })
  await pushNotification(platform, tx, { trackerId, ...told, url, module })
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
  return rows.map(itemOf)
}

function itemOf({ trackerId, pan, read, sentDate, status, ...rest }: Row): NotificationItem {
  return {
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
  }
}

/** What a dialog has still to put before the investor, oldest first (S7.130). */
export async function pendingDialogs(db: Tx, pan: string): Promise<PushNotification[]> {
  const rows = await db
    .select()
    .from(notifications)
    .where(
      and(
        eq(notifications.pan, pan),
        eq(notifications.status, 'Pending'),
        isNotNull(notifications.dialogHtml),
      ),
    )
    .orderBy(asc(notifications.sentDate), notifications.trackerId)
  return rows.map((row) => {
    const { notification, ...item } = itemOf(row)
    return { ...item, notification: { ...notification, message: row.dialogHtml ?? '' } }
  })
}

/** Says how far a notification's call-to-action got (S4.004). Throws a 404 when it is not the investor's. */
export async function setStatus(
  db: Tx,
  pan: string,
  trackerId: string,
  status: Row['status'],
): Promise<void> {
  const changed = await db
    .update(notifications)
    .set({ status })
    .where(and(eq(notifications.pan, pan), eq(notifications.trackerId, trackerId)))
    .returning({ trackerId: notifications.trackerId })
  if (!changed.length) throw notFound()
}

/** Counts a click (S7.145). Throws a 404 when the notification is not the investor's. */
export async function countClick(db: Tx, pan: string, trackerId: string, clickedAt: Date): Promise<void> {
  const [own] = await db
    .select({ trackerId: notifications.trackerId })
    .from(notifications)
    .where(and(eq(notifications.pan, pan), eq(notifications.trackerId, trackerId)))
  if (!own) throw notFound()
  await db.insert(notificationClicks).values({ id: randomUUID(), trackerId, clickedAt })
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
