import type { Case, CaseDetails, CaseEntry } from '@portal/kernel/contracts/case'
import { addDays, indiaDate } from '@portal/kernel/format'
import type { Tx } from '../platform/database'
import { type CaseRow, entriesOf } from './case.repository'

/** Days for which a closed query can be reopened. */
const reopenDays = 30

/** The last day on which a query can be reopened; null where it is not closed. */
export const lastDayToReopen = ({ closedAt }: Pick<CaseRow, 'closedAt'>): string | null =>
  closedAt && addDays(indiaDate(closedAt), reopenDays)

export function caseView({ number, topic, subject, state, answerBy, score, ...row }: CaseRow): Case {
  const [askedAt, lastAt] = [row.askedAt.toISOString(), row.lastAt.toISOString()]
  return { number, topic, subject, state, askedAt, lastAt, answerBy, score }
}

/** A query as its page shows it, with all that was written. */
export async function detailsOf(tx: Tx, row: CaseRow, today: string): Promise<CaseDetails> {
  const entries = (await entriesOf(tx, [row.id])).get(row.id) ?? []
  const until = lastDayToReopen(row)
  return {
    case: caseView(row),
    entries: entries.map(({ kind, byUs, text, at, papers }): CaseEntry => ({
      kind,
      byUs,
      text,
      at: at.toISOString(),
      papers: papers.map(({ documentId, name }) => ({ documentId, name })),
    })),
    reopenUntil: until && until >= today ? until : null,
    canRate: row.score === null && entries.some(({ kind }) => kind === 'answer'),
  }
}
