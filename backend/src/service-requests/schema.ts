import type {
  ServiceRequestCode,
  ServiceRequestState,
} from '@portal/contracts/service-requests/service-request'
import {
  bigint,
  date,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { folios } from '../folios/schema'
import type { StoredWords } from '../platform/stored-text'
import type { Change } from './detail-texts'
import type { DeedText, NewsText } from './event-texts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

export const requestNumbers = pgSequence('request_numbers', { startWith: 1001 })

/** What investors ask for; a row that is done is the version of the detail that it made. */
export const serviceRequests = pgTable(
  'service_requests',
  {
    id: uuid('id').primaryKey(),
    requestNumber: text('request_number').notNull().unique(),
    code: text('code').$type<ServiceRequestCode>().notNull(),
    state: text('state').$type<ServiceRequestState>().notNull(),
    pan: text('pan').notNull(),
    investorId: uuid('investor_id').notNull(),
    folioNo: text('folio_no').references(() => folios.folioNo),
    /** In the shape of its kind. */
    terms: jsonb('terms').notNull(),
    changes: jsonb('changes').$type<Change[]>().notNull(),
    /** Of the device that it was made on. */
    deviceHash: text('device_hash').notNull(),
    createdAt: moment('created_at').notNull(),
    doneAt: moment('done_at'),
    /** The last day of a wait that the rules ask for, and its first one. */
    waitsFrom: date('waits_from'),
    waitsUntil: date('waits_until'),
    attachmentWanted: text('paper_wanted'),
    /** Why it was rejected. */
    reason: jsonb('reason').$type<StoredWords>(),
    remindedAt: moment('reminded_at'),
  },
  (table) => [
    index('service_requests_pan').on(table.pan, table.createdAt),
    index('service_requests_state').on(table.state),
  ],
)

const requestId = () =>
  uuid('request_id')
    .notNull()
    .references(() => serviceRequests.id)

/** Who confirms a request by a code, and where that goes: fixed when it is made. */
export const requestSignatures = pgTable(
  'request_signatures',
  {
    requestId: requestId(),
    place: integer('place').notNull(),
    role: text('role', { enum: ['holder', 'new contact'] }).notNull(),
    /** Whose code it is. */
    pan: text('pan').notNull(),
    name: text('name').notNull(),
    /** With country code. */
    mobile: text('mobile'),
    email: text('email'),
    signedAt: moment('signed_at'),
    deviceHash: text('device_hash'),
  },
  (table) => [
    primaryKey({ columns: [table.requestId, table.place] }),
    index('request_signatures_pan').on(table.pan),
  ],
)

export const requestAttachments = pgTable(
  'request_papers',
  {
    requestId: requestId(),
    documentId: uuid('document_id').notNull(),
    name: text('name').notNull(),
    addedAt: moment('added_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.requestId, table.documentId] })],
)

/** One row for every change of a request, never changed afterwards. */
export const requestEvents = pgTable(
  'request_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    requestId: requestId(),
    from: text('from').$type<ServiceRequestState>(),
    to: text('to').$type<ServiceRequestState>().notNull(),
    /** Whose deed it was; null where nobody's. */
    by: text('by'),
    text: jsonb('text').$type<NewsText | DeedText>().notNull(),
    at: moment('at').notNull(),
  },
  (table) => [index('request_events_request').on(table.requestId)],
)

/** FATCA and CRS declarations, each in the place of the one before; the highest version holds. */
export const taxDeclarations = pgTable(
  'tax_declarations',
  {
    pan: text('pan').notNull(),
    version: integer('version').notNull(),
    declaration: jsonb('declaration').notNull(),
    requestId: requestId(),
    declaredAt: moment('declared_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.pan, table.version] })],
)
