import { index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { KycAttachments } from '@portal/contracts/kyc/kyc-video'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** KYCs that were begun on this portal, done for the first time or changed; the newest of a PAN counts. */
export const kycApplications = pgTable(
  'kyc_journeys',
  {
    id: uuid('id').primaryKey(),
    pan: text('pan').notNull(),
    way: text('way', { enum: ['DIGILOCKER', 'VIDEO', 'REGISTRATION'] }).notNull(),
    purpose: text('purpose', { enum: ['complete', 'modify'] }).notNull(),
    state: text('state', { enum: ['DRAFT', 'PENDING', 'DONE', 'FAILED'] }).notNull(),
    reason: text('reason'),
    /** Where the browser comes back to, and the code of one use that it brings, as a hash; a video has none. */
    returnPath: text('return_path'),
    returnHash: text('return_hash').unique(),
    returnUntil: moment('return_until'),
    returnUsedAt: moment('return_used_at'),
    startedAt: moment('started_at').notNull(),
    changedAt: moment('changed_at').notNull(),
  },
  (table) => [index('kyc_journeys_pan').on(table.pan, table.startedAt)],
)

/** What belongs to a KYC by video beside its recording, which lies sealed with the documents. */
export const kycVideos = pgTable('kyc_videos', {
  applicationId: uuid('journey_id')
    .primaryKey()
    .references(() => kycApplications.id),
  /** To be said in the video, so that it is one of now. */
  digits: text('digits').notNull(),
  recordBy: moment('record_by').notNull(),
  /** In bytes, once it was sent. */
  size: integer('size'),
  mediaType: text('media_type', { enum: ['video/webm', 'video/mp4'] }),
  attachments: jsonb('papers').$type<KycAttachments>(),
  sentAt: moment('sent_at'),
})
