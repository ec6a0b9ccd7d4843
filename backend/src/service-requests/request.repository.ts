import type {
  ServiceRequestCode,
  ServiceRequestState,
} from '@portal/contracts/service-requests/service-request'
import { indiaDate } from '@portal/contracts/format'
import { and, asc, desc, eq, inArray, isNull, lte, ne, or, sql } from 'drizzle-orm'
import { rowsOf, type Tx } from '../platform/database'
import { notFound } from '../platform/refusal'
import type { RequestRow } from './kinds/kind'
import type { DeedText, NewsText } from './event-texts'
import { type goingOn, nextRequestState, type RequestEvent } from './request-state'
import { requestEvents, requestAttachments, requestSignatures, serviceRequests } from './schema'

export type SignatureRow = typeof requestSignatures.$inferSelect
export type EventRow = typeof requestEvents.$inferSelect
export type AttachmentRow = typeof requestAttachments.$inferSelect

/** What the timeline says: what somebody did, by the PAN, or what happened. */
export type Told = { by: string; text: DeedText } | { by?: never; text: NewsText }

/** What investors quote: "SR2608251001". */
export async function nextRequestNumber(tx: Tx, now: Date): Promise<string> {
  const [row] = await rowsOf<{ number: string }>(tx, sql`select nextval('request_numbers')::text as number`)
  return `SR${indiaDate(now).slice(2).replaceAll('-', '')}${row?.number ?? ''}`
}

/** Writes a request with who must sign it and its first event row. */
export async function insertRequest(
  tx: Tx,
  row: RequestRow,
  signatures: readonly SignatureRow[],
): Promise<void> {
  await tx.insert(serviceRequests).values(row)
  if (signatures.length) await tx.insert(requestSignatures).values([...signatures])
  const { id: requestId, state: to, createdAt: at, pan: by } = row
  await tx.insert(requestEvents).values({ requestId, from: null, to, by, text: { code: 'requested' }, at })
}

/** Nobody else changes the request until the transaction ends. Throws a 404. */
export async function lockRequest(tx: Tx, id: string): Promise<RequestRow> {
  const [row] = await tx.select().from(serviceRequests).where(eq(serviceRequests.id, id)).for('update')
  if (!row) throw notFound()
  return row
}

/**
 * Moves a locked request along a legal edge, with the event row of the change; undefined where the event changes
 * nothing.
 */
export async function changeRequest(
  tx: Tx,
  row: RequestRow,
  event: RequestEvent,
  { told: { by, text }, at, ...facts }: { told: Told; at: Date } & Partial<RequestRow>,
): Promise<RequestRow | undefined> {
  const to = nextRequestState(row.state, event)
  if (!to) return undefined
  const [changed] = await tx
    .update(serviceRequests)
    .set({ ...facts, state: to, remindedAt: null })
    .where(eq(serviceRequests.id, row.id))
    .returning()
  await tx.insert(requestEvents).values({ requestId: row.id, from: row.state, to, by, text, at })
  return changed
}

/** Tells something on the timeline that does not change where the request stands. */
export async function noteOnRequest(tx: Tx, row: RequestRow, { by, text }: Told, at: Date): Promise<void> {
  await tx.insert(requestEvents).values({ requestId: row.id, from: row.state, to: row.state, by, text, at })
}

export const signaturesOf = (tx: Tx, ids: readonly string[]): Promise<SignatureRow[]> =>
  tx
    .select()
    .from(requestSignatures)
    .where(inArray(requestSignatures.requestId, [...ids]))
    .orderBy(asc(requestSignatures.place))

export async function sign(
  tx: Tx,
  requestId: string,
  place: number,
  signed: { signedAt: Date; deviceHash: string },
): Promise<void> {
  await tx
    .update(requestSignatures)
    .set(signed)
    .where(and(eq(requestSignatures.requestId, requestId), eq(requestSignatures.place, place)))
}

export const eventsOf = (tx: Tx, ids: readonly string[]): Promise<EventRow[]> =>
  tx
    .select()
    .from(requestEvents)
    .where(inArray(requestEvents.requestId, [...ids]))
    .orderBy(asc(requestEvents.id))

export const attachmentsOf = (tx: Tx, ids: readonly string[]): Promise<AttachmentRow[]> =>
  tx
    .select()
    .from(requestAttachments)
    .where(inArray(requestAttachments.requestId, [...ids]))
    .orderBy(asc(requestAttachments.addedAt))

export async function addAttachmentRow(tx: Tx, attachment: AttachmentRow): Promise<void> {
  await tx.insert(requestAttachments).values(attachment).onConflictDoNothing()
}

/** Requests of an investor, and those of others that this investor must sign, newest first. */
export async function requestsOf(tx: Tx, pan: string, most: number): Promise<RequestRow[]> {
  const toSign = tx
    .select({ id: requestSignatures.requestId })
    .from(requestSignatures)
    .where(eq(requestSignatures.pan, pan))
  return tx
    .select()
    .from(serviceRequests)
    .where(
      or(
        eq(serviceRequests.pan, pan),
        and(inArray(serviceRequests.id, toSign), ne(serviceRequests.state, 'cancelled')),
      ),
    )
    .orderBy(desc(serviceRequests.createdAt), desc(serviceRequests.requestNumber))
    .limit(most)
}

/** Open requests of some kinds, of an investor or in a folio. */
export function openRequests(
  tx: Tx,
  { pan, folioNo, codes }: { pan: string; folioNo: string | null; codes: readonly ServiceRequestCode[] },
  states: readonly ((typeof goingOn)[number] | 'unsigned')[],
): Promise<RequestRow[]> {
  return tx
    .select()
    .from(serviceRequests)
    .where(
      and(
        eq(serviceRequests.pan, pan),
        folioNo === null ? isNull(serviceRequests.folioNo) : eq(serviceRequests.folioNo, folioNo),
        inArray(serviceRequests.code, [...codes]),
        inArray(serviceRequests.state, [...states]),
      ),
    )
}

/** Where we have an investor living: what the newest request that took over an address did. Null where none did. */
export async function addressHeld(tx: Tx, pan: string): Promise<string | null> {
  const address = sql<string>`${serviceRequests.terms} ->> 'address'`
  const done = and(
    eq(serviceRequests.pan, pan),
    eq(serviceRequests.code, 'UP'),
    eq(serviceRequests.state, 'done'),
  )
  const [row] = await tx
    .select({ address })
    .from(serviceRequests)
    .where(and(done, sql`${address} is not null`))
    .orderBy(desc(serviceRequests.doneAt), desc(serviceRequests.requestNumber))
    .limit(1)
  return row?.address ?? null
}

/** Requests that wait until a day that has come. */
export async function dueRequests(tx: Tx, today: string): Promise<string[]> {
  const due = and(eq(serviceRequests.state, 'waiting'), lte(serviceRequests.waitsUntil, today))
  const rows = await tx.select({ id: serviceRequests.id }).from(serviceRequests).where(due)
  return rows.map(({ id }) => id)
}

/** Requests in some states, oldest first. */
export function requestsIn(tx: Tx, states: readonly ServiceRequestState[]): Promise<RequestRow[]> {
  return tx
    .select()
    .from(serviceRequests)
    .where(inArray(serviceRequests.state, [...states]))
    .orderBy(asc(serviceRequests.createdAt))
}

export async function noteReminded(tx: Tx, id: string, remindedAt: Date): Promise<void> {
  await tx.update(serviceRequests).set({ remindedAt }).where(eq(serviceRequests.id, id))
}
