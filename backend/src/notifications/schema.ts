import type { PushTopic } from '@portal/contracts/notifications/notification'
import { boolean, index, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

export const notifications = pgTable(
  'notifications',
  {
    trackerId: text('tracker_id').primaryKey(),
    pan: text('pan').notNull(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    /** A page of the portal ('./home/…') or an https address. */
    url: text('url'),
    ctaText: text('cta_text'),
    important: boolean('important').notNull(),
    /** Who sent it: 'Portal', 'Marketing', 'Distributor Portal'. */
    module: text('module').notNull(),
    /** Where its call-to-action has got to (S4.004). */
    status: text('status', { enum: ['Pending', 'Processed', 'Failed'] }).notNull(),
    read: boolean('read').notNull(),
    /** What a dialog says of it, in HTML; null where the panel is enough (S2.156). */
    dialogHtml: text('dialog_html'),
    sentDate: moment('sent_date').notNull(),
  },
  (table) => [index('notifications_pan').on(table.pan, table.sentDate)],
)

/** Clicks on calls to action, each counted (S7.145). */
export const notificationClicks = pgTable(
  'notification_clicks',
  {
    id: uuid('id').primaryKey(),
    trackerId: text('tracker_id')
      .notNull()
      .references(() => notifications.trackerId),
    clickedAt: moment('clicked_at').notNull(),
  },
  (table) => [index('notification_clicks_tracker').on(table.trackerId)],
)

/** Browsers that take push messages (S3.071), by the hash of their subscription. */
export const pushDevices = pgTable(
  'push_devices',
  {
    pan: text('pan').notNull(),
    tokenHash: text('token_hash').notNull(),
    deviceToken: text('device_token').notNull(),
    browser: text('browser').notNull(),
    browserVersion: text('browser_version').notNull(),
    os: text('os').notNull(),
    osVersion: text('os_version').notNull(),
    topics: jsonb('topics').$type<PushTopic[]>().notNull(),
    registeredAt: moment('registered_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.pan, table.tokenHash] })],
)

/** By which campaign an investor came (S3.067). */
export const campaignVisits = pgTable(
  'campaign_visits',
  {
    referenceId: uuid('reference_id').primaryKey(),
    pan: text('pan').notNull(),
    source: text('source').notNull(),
    medium: text('medium').notNull(),
    campaign: text('campaign').notNull(),
    term: text('term').notNull(),
    content: text('content').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [index('campaign_visits_pan').on(table.pan, table.at)],
)
