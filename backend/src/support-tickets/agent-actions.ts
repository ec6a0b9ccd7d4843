import { t } from '@portal/contracts/words/macros'
import type { TicketEntryKind } from '@portal/contracts/support/support-ticket'
import { investorByPan } from '../identity/investors'
import { type MessageContent, notify } from '../notifications/notify'
import { ownDocument } from '../documents/document-store'
import { inTransaction, type Tx } from '../platform/database'
import type { Platform } from '../platform/module'
import { conflict } from '../platform/refusal'
import { serviceTerms } from '../regulation/service-terms'
import {
  addEntry,
  type TicketRow,
  changeTicket,
  entriesOf,
  latestTickets,
  lockTicket,
} from './ticket.repository'
import { stateAfter } from './ticket-states'
import { ticketView } from './ticket-view'

type AgentAction = Extract<TicketEntryKind, 'answer' | 'request' | 'closed'>

const news: Readonly<Record<AgentAction, (row: TicketRow) => Pick<MessageContent, 'subject' | 'body'>>> = {
  answer: ({ number, subject }) => ({
    subject: t`We answered your query ${number}`,
    body: t`"${subject}": log in and open Help to read our answer.`,
  }),
  request: ({ number, subject }) => ({
    subject: t`Your query ${number} needs your reply`,
    body: t`"${subject}": log in and open Help to see what we need from you.`,
  }),
  closed: ({ number, subject }) => ({
    subject: t`We closed your query ${number}`,
    body: t`"${subject}" is closed. You can reopen it in Help within ${{ days: serviceTerms.reopenQueryDays }} days.`,
  }),
}

/**
 * What the fund house writes in a query, and word of it to the investor by e-mail, SMS and notification. Throws a 409
 * where the query is closed.
 */
export function write(platform: Platform, number: string, kind: AgentAction, text: string): Promise<void> {
  const at = platform.clock.now()
  return inTransaction(platform.db, async (tx) => {
    const row = await lockTicket(tx, number)
    const state = stateAfter(row.state, kind)
    if (!state) throw conflict(t`The query ${number} is closed.`)
    await addEntry(tx, { ticketId: row.id, kind, byUs: true, text, at, attachments: [] })
    const closedAt = state === 'closed' ? at : null
    await changeTicket(tx, row.id, { state, lastAt: at, answerBy: null, closedAt })
    await notifyInvestor(tx, platform, row, kind)
  })
}

async function notifyInvestor(tx: Tx, platform: Platform, row: TicketRow, kind: AgentAction): Promise<void> {
  const investor = await investorByPan(tx, row.pan)
  if (!investor) return
  const url = `./home/help/query?number=${row.number}`
  const important = kind === 'request'
  await notify(tx, platform, investor, () => ({
    ...news[kind](row),
    url,
    ctaText: t`Open the query`,
    important,
  }))
}

/** The latest queries of everybody with all that was written, those that wait for us first. */
export async function ticketQueue({ db }: Pick<Platform, 'db'>, most: number) {
  const rows = await latestTickets(db, most)
  const entries = await entriesOf(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => ({
    ...ticketView(row),
    pan: row.pan,
    comment: row.comment,
    entries: (entries.get(row.id) ?? []).map(({ byUs, kind, text, attachments }) => ({
      byUs,
      kind,
      text,
      attachments,
    })),
  }))
}

/** A paper that came with a query, for whoever answers it. Throws a 404 for any other document. */
export async function attachmentOf({ db }: Pick<Platform, 'db'>, number: string, documentId: string) {
  return inTransaction(db, async (tx) => {
    const row = await lockTicket(tx, number)
    const entries = (await entriesOf(tx, [row.id])).get(row.id) ?? []
    const known = entries
      .flatMap(({ attachments }) => attachments)
      .find((attachment) => attachment.documentId === documentId)
    return ownDocument({ db: tx }, row.pan, known?.documentId ?? '')
  })
}
