import { t } from '@portal/contracts/words/macros'
import type { ServiceRequest } from '@portal/contracts/service-requests/service-request'
import { formatDate, indiaDate, maskEmail, maskName, maskPhone } from '@portal/contracts/format'
import { addBusinessDays } from '../calendar/business-day'
import { groupBy } from '../platform/group-by'
import type { Platform } from '../platform/module'
import { sayWords } from '../platform/stored-text'
import { serviceTerms } from '../regulation/service-terms'
import { lapsesOn } from './advance-request'
import type { RequestRow } from './kinds/kind'
import { canCancel } from './request-state'
import {
  eventsOf,
  type EventRow,
  attachmentsOf,
  type AttachmentRow,
  type SignatureRow,
  signaturesOf,
} from './request.repository'
import { saidChange } from './detail-texts'
import { type DeedText, type NewsText, sayDeed, sayNews } from './event-texts'
import { titleOf } from './notify-request'

/** Requests as an investor reads them; `pan` is whose eyes these are. */
export async function requestViews(
  { db }: Platform,
  pan: string,
  rows: readonly RequestRow[],
): Promise<ServiceRequest[]> {
  if (!rows.length) return []
  const ids = rows.map(({ id }) => id)
  const signatures = groupBy(await signaturesOf(db, ids), ({ requestId }) => requestId)
  const events = groupBy(await eventsOf(db, ids), ({ requestId }) => requestId)
  const attachments = groupBy(await attachmentsOf(db, ids), ({ requestId }) => requestId)
  return rows.map((row) =>
    viewOf(row, pan, {
      signatures: signatures.get(row.id) ?? [],
      events: events.get(row.id) ?? [],
      attachments: attachments.get(row.id) ?? [],
    }),
  )
}

interface Parts {
  signatures: readonly SignatureRow[]
  events: readonly EventRow[]
  attachments: readonly AttachmentRow[]
}

function viewOf(row: RequestRow, pan: string, { signatures, events, attachments }: Parts): ServiceRequest {
  const isOwn = row.pan === pan
  const { waitsFrom, waitsUntil, state } = row
  const since = indiaDate(events.findLast(({ from, to }) => from !== to)?.at ?? row.createdAt)
  return {
    requestId: row.id,
    requestNumber: row.requestNumber,
    code: row.code,
    ...titleOf(row),
    folioNo: row.folioNo,
    state,
    stateText: stateText(row, signatures, since),
    changes: row.changes.map(saidChange),
    signatures: signatures.map((each) => signatureView(each, pan)),
    attachments: isOwn ? attachments.map(({ documentId, name }) => ({ documentId, name })) : [],
    attachmentWanted: row.attachmentWanted,
    reason: row.reason && sayWords(row.reason),
    createdAt: row.createdAt.toISOString(),
    expectedOn: expectedOn(row, since),
    wait: state === 'waiting' && waitsFrom && waitsUntil ? { from: waitsFrom, until: waitsUntil } : null,
    canCancel: isOwn && canCancel(state),
    canSendAgain: isOwn && state === 'rejected',
    timeline: events.map((event) => ({ at: event.at.toISOString(), text: toldTo(pan, event, signatures) })),
  }
}

function signatureView({ place, role, pan, name, email, mobile, signedAt }: SignatureRow, asker: string) {
  const isOwn = pan === asker
  const sentTo = [mobile && maskPhone(mobile), email && maskEmail(email)].filter((each) => each !== null)
  return {
    place,
    role,
    name: isOwn ? name : maskName(name),
    sentTo,
    signedAt: signedAt?.toISOString() ?? null,
    isOwn,
  }
}

/** "You asked for it.", and "AXXXX VXXXX asked for it." to another holder. */
function toldTo(reader: string, { by, text }: EventRow, signatures: readonly SignatureRow[]): string {
  if (by === null) return sayNews(text as NewsText)
  const name = signatures.find(({ pan }) => pan === by)?.name
  return sayDeed(text as DeedText, by === reader ? undefined : name ? maskName(name) : t`The first holder`)
}

function expectedOn(row: RequestRow, since: string): string | null {
  if (row.state === 'in_review') return addBusinessDays(since, serviceTerms.answerBusinessDays)
  if (row.state === 'waiting') return row.waitsUntil
  return row.state === 'unsigned' || row.state === 'paper_wanted' ? lapsesOn(row, since) : null
}

function stateText(row: RequestRow, signatures: readonly SignatureRow[], since: string): string {
  const day = formatDate(expectedOn(row, since) ?? since)
  switch (row.state) {
    case 'unsigned': {
      if (signatures.length === 1) return t`Enter the one-time code by ${day}.`
      const open = signatures.filter(({ signedAt }) => !signedAt).length
      return t`${open} of ${{ signatures: signatures.length }} codes still to be entered, by ${day}.`
    }
    case 'in_review':
      return t`We are looking at it. You hear from us by ${day}.`
    case 'paper_wanted':
      return t`Send us ${{ attachmentWanted: row.attachmentWanted ?? t`the paper` }} by ${day}.`
    case 'waiting':
      return t`It will be done on ${day}.`
    case 'done':
      return t`Done on ${{ createdAt: formatDate(indiaDate(row.doneAt ?? row.createdAt)) }}.`
    case 'rejected':
      return row.reason ? sayWords(row.reason) : t`We could not do it.`
    case 'cancelled':
      return t`Cancelled. Nothing was changed.`
    case 'expired':
      return t`It ended, because it was not completed in time. Nothing was changed.`
  }
}
