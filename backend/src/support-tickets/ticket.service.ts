import { t } from '@portal/contracts/words/macros'
import type { ticketApi, TicketDetails } from '@portal/contracts/support/support-ticket'
import type { RequestOf } from '@portal/contracts/wire/endpoint'
import { limits } from '@portal/contracts/validation'
import { sql } from 'drizzle-orm'
import { addBusinessDays } from '../calendar/business-day'
import { ownDocument } from '../documents/document-store'
import { inTransaction, type Tx } from '../platform/database'
import type { Platform } from '../platform/module'
import { Refusal, tooMany } from '../platform/refusal'
import { serviceTerms } from '../regulation/service-terms'
import {
  addEntry,
  changeTicket,
  countTickets,
  insertTicket,
  lockTicket,
  nextTicketNumber,
  ownTicket,
} from './ticket.repository'
import type { TicketRow, Attachment } from './ticket.repository'
import { stateAfter } from './ticket-states'
import { detailsOf, lastDayToReopen } from './ticket-view'

type Clocked = Pick<Platform, 'db' | 'clock'>
type Words = Pick<RequestOf<typeof ticketApi.reply>, 'text' | 'documentIds'>

const hour = 3_600_000
/** By when a question of today is answered. */
export const answerDay = ({ clock }: Pick<Platform, 'clock'>) =>
  addBusinessDays(clock.today(), serviceTerms.answerBusinessDays)

/** Opens a query. Refuses -585 while too many wait; throws a 429 after many in an hour, a 404 for foreign papers. */
export function ask(
  platform: Clocked,
  pan: string,
  { topic, subject, ...words }: Omit<RequestOf<typeof ticketApi.insert>, 'panNumber'>,
): Promise<TicketRow> {
  const now = platform.clock.now()
  return inTransaction(platform.db, async (tx) => {
    await refuseTooMany(tx, pan, now)
    const attachments = await ownAttachments(tx, pan, words)
    const row = await insertTicket(tx, {
      number: await nextTicketNumber(tx, now),
      pan,
      topic,
      subject: subject.trim(),
      state: 'open',
      requestedAt: now,
      lastAt: now,
      answerBy: answerDay(platform),
    })
    const text = words.text.trim()
    await addEntry(tx, { ticketId: row.id, kind: 'question', byUs: false, text, at: now, attachments })
    return row
  })
}

/** Questions at once are counted one by one. */
async function refuseTooMany(tx: Tx, pan: string, now: Date): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`queries ${pan}`}))`)
  const { requested, open } = await countTickets(tx, pan, new Date(now.getTime() - hour))
  if (requested >= limits.anHour.queries) throw tooMany(600)
  if (open >= limits.kept.openQueries)
    throw new Refusal(
      '-585',
      t`You have ${open} queries that wait for our answer. Write more in one of them.`,
    )
}

async function ownAttachments(tx: Tx, pan: string, { documentIds }: Words): Promise<Attachment[]> {
  const attachments: Attachment[] = []
  for (const id of new Set(documentIds)) {
    const { id: documentId, name } = await ownDocument({ db: tx }, pan, id)
    attachments.push({ documentId, name })
  }
  return attachments
}

type Change = (tx: Tx, row: TicketRow) => Promise<TicketRow>

/** Changes an own query under its lock, and shows it as it stands then. */
function changed(platform: Clocked, pan: string, number: string, change: Change): Promise<TicketDetails> {
  return inTransaction(platform.db, async (tx) => {
    await ownTicket(tx, pan, number)
    return detailsOf(tx, await change(tx, await lockTicket(tx, number)), platform.clock.today())
  })
}

/** Writes on in a query, and so reopens an answered or closed one. Refuses -586 long after it was closed. */
export function reply(platform: Clocked, pan: string, number: string, words: Words): Promise<TicketDetails> {
  const at = platform.clock.now()
  return changed(platform, pan, number, async (tx, row) => {
    const until = lastDayToReopen(row)
    if (until && until < platform.clock.today())
      throw new Refusal(
        '-586',
        t`This query was closed more than ${{ reopenQueryDays: serviceTerms.reopenQueryDays }} days ago. Ask a new question.`,
      )
    const attachments = await ownAttachments(tx, pan, words)
    const text = words.text.trim()
    await addEntry(tx, { ticketId: row.id, kind: 'reply', byUs: false, text, at, attachments })
    const state = stateAfter(row.state, 'reply') ?? row.state
    // Who writes twice before our answer does not wait longer for it.
    const answerBy = row.answerBy ?? answerDay(platform)
    return changeTicket(tx, row.id, { state, lastAt: at, answerBy, closedAt: null })
  })
}

/** Closes a query. Refuses -587 where it is closed. */
export function close(platform: Clocked, pan: string, number: string): Promise<TicketDetails> {
  const at = platform.clock.now()
  return changed(platform, pan, number, async (tx, row) => {
    const state = stateAfter(row.state, 'closed')
    if (!state) throw new Refusal('-587', t`This query is already closed.`)
    await addEntry(tx, { ticketId: row.id, kind: 'closed', byUs: false, text: '', at, attachments: [] })
    return changeTicket(tx, row.id, { state, lastAt: at, answerBy: null, closedAt: at })
  })
}

/** Keeps how good the answer was, once. Refuses -588 before there is one, -589 a second time. */
export function rate(
  platform: Clocked,
  pan: string,
  { number, score, comment }: RequestOf<typeof ticketApi.rate>,
): Promise<TicketDetails> {
  return changed(platform, pan, number, async (tx, row) => {
    if (row.score !== null) throw new Refusal('-589', t`You have already rated this answer.`)
    const { canRate } = await detailsOf(tx, row, platform.clock.today())
    if (!canRate) throw new Refusal('-588', t`You can rate our answer once you have it.`)
    return changeTicket(tx, row.id, { score, comment: comment?.trim() || null })
  })
}
