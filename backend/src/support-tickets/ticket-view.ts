import type { Ticket, TicketDetails, TicketEntry } from '@portal/contracts/support/support-ticket'
import { addDays, indiaDate } from '@portal/contracts/format'
import type { Tx } from '../platform/database'
import { serviceTerms } from '../regulation/service-terms'
import { type TicketRow, entriesOf } from './ticket.repository'

/** The last day on which a query can be reopened; null where it is not closed. */
export const lastDayToReopen = ({ closedAt }: Pick<TicketRow, 'closedAt'>): string | null =>
  closedAt && addDays(indiaDate(closedAt), serviceTerms.reopenQueryDays)

export function ticketView({ number, topic, subject, state, answerBy, score, ...row }: TicketRow): Ticket {
  const [requestedAt, lastAt] = [row.requestedAt.toISOString(), row.lastAt.toISOString()]
  return { number, topic, subject, state, requestedAt, lastAt, answerBy, score }
}

/** A query as its page shows it, with all that was written. */
export async function detailsOf(tx: Tx, row: TicketRow, today: string): Promise<TicketDetails> {
  const entries = (await entriesOf(tx, [row.id])).get(row.id) ?? []
  const until = lastDayToReopen(row)
  return {
    case: ticketView(row),
    entries: entries.map(({ kind, byUs, text, at, attachments }): TicketEntry => ({
      kind,
      byUs,
      text,
      at: at.toISOString(),
      attachments: attachments.map(({ documentId, name }) => ({ documentId, name })),
    })),
    reopenUntil: until && until >= today ? until : null,
    canRate: row.score === null && entries.some(({ kind }) => kind === 'answer'),
  }
}
