import type { caseApi, CaseDetails } from '@portal/kernel/contracts/case'
import type { RequestOf } from '@portal/kernel/contracts/endpoint'
import { limits } from '@portal/kernel/validation'
import { sql } from 'drizzle-orm'
import { addBusinessDays } from '../calendar/business-day'
import { ownDocument } from '../documents/document-store'
import { inTransaction, type Tx } from '../platform/database'
import type { Platform } from '../platform/module'
import { Refusal, tooMany } from '../platform/refusal'
import {
  addEntry,
  changeCase,
  countCases,
  insertCase,
  lockCase,
  nextCaseNumber,
  ownCase,
} from './case.repository'
import type { CaseRow, Paper } from './case.repository'
import { stateAfter } from './case-states'
import { detailsOf, lastDayToReopen } from './case-view'

type Clocked = Pick<Platform, 'db' | 'clock'>
type Words = Pick<RequestOf<typeof caseApi.reply>, 'text' | 'documentIds'>

const hour = 3_600_000
/** Business days within which we answer. */
const daysToAnswer = 2

/** By when a question of today is answered. */
export const answerDay = ({ clock }: Pick<Platform, 'clock'>) => addBusinessDays(clock.today(), daysToAnswer)

/** Opens a query. Refuses -585 while too many wait; throws a 429 after many in an hour, a 404 for foreign papers. */
export function ask(
  platform: Clocked,
  pan: string,
  { topic, subject, ...words }: Omit<RequestOf<typeof caseApi.insert>, 'panNumber'>,
): Promise<CaseRow> {
  const now = platform.clock.now()
  return inTransaction(platform.db, async (tx) => {
    await refuseTooMany(tx, pan, now)
    const papers = await ownPapers(tx, pan, words)
    const row = await insertCase(tx, {
      number: await nextCaseNumber(tx, now),
      pan,
      topic,
      subject: subject.trim(),
      state: 'open',
      askedAt: now,
      lastAt: now,
      answerBy: answerDay(platform),
    })
    const text = words.text.trim()
    await addEntry(tx, { caseId: row.id, kind: 'question', byUs: false, text, at: now, papers })
    return row
  })
}

/** Questions at once are counted one by one. */
async function refuseTooMany(tx: Tx, pan: string, now: Date): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`queries ${pan}`}))`)
  const { asked, open } = await countCases(tx, pan, new Date(now.getTime() - hour))
  if (asked >= limits.anHour.queries) throw tooMany(600)
  if (open >= limits.kept.openQueries)
    throw new Refusal('-585', `You have ${open} queries that wait for our answer. Write more in one of them.`)
}

async function ownPapers(tx: Tx, pan: string, { documentIds }: Words): Promise<Paper[]> {
  const papers: Paper[] = []
  for (const id of new Set(documentIds)) {
    const { id: documentId, name } = await ownDocument({ db: tx }, pan, id)
    papers.push({ documentId, name })
  }
  return papers
}

type Change = (tx: Tx, row: CaseRow) => Promise<CaseRow>

/** Changes an own query under its lock, and shows it as it stands then. */
function changed(platform: Clocked, pan: string, number: string, change: Change): Promise<CaseDetails> {
  return inTransaction(platform.db, async (tx) => {
    await ownCase(tx, pan, number)
    return detailsOf(tx, await change(tx, await lockCase(tx, number)), platform.clock.today())
  })
}

/** Writes on in a query, and so reopens an answered or closed one. Refuses -586 long after it was closed. */
export function reply(platform: Clocked, pan: string, number: string, words: Words): Promise<CaseDetails> {
  const at = platform.clock.now()
  return changed(platform, pan, number, async (tx, row) => {
    const until = lastDayToReopen(row)
    if (until && until < platform.clock.today())
      throw new Refusal('-586', 'This query was closed more than 30 days ago. Ask a new question.')
    const papers = await ownPapers(tx, pan, words)
    const text = words.text.trim()
    await addEntry(tx, { caseId: row.id, kind: 'reply', byUs: false, text, at, papers })
    const state = stateAfter(row.state, 'reply') ?? row.state
    // Who writes twice before our answer does not wait longer for it.
    const answerBy = row.answerBy ?? answerDay(platform)
    return changeCase(tx, row.id, { state, lastAt: at, answerBy, closedAt: null })
  })
}

/** Closes a query. Refuses -587 where it is closed. */
export function close(platform: Clocked, pan: string, number: string): Promise<CaseDetails> {
  const at = platform.clock.now()
  return changed(platform, pan, number, async (tx, row) => {
    const state = stateAfter(row.state, 'closed')
    if (!state) throw new Refusal('-587', 'This query is already closed.')
    await addEntry(tx, { caseId: row.id, kind: 'closed', byUs: false, text: '', at, papers: [] })
    return changeCase(tx, row.id, { state, lastAt: at, answerBy: null, closedAt: at })
  })
}

/** Keeps how good the answer was, once. Refuses -588 before there is one, -589 a second time. */
export function rate(
  platform: Clocked,
  pan: string,
  { number, score, comment }: RequestOf<typeof caseApi.rate>,
): Promise<CaseDetails> {
  return changed(platform, pan, number, async (tx, row) => {
    if (row.score !== null) throw new Refusal('-589', 'You have already rated this answer.')
    const { canRate } = await detailsOf(tx, row, platform.clock.today())
    if (!canRate) throw new Refusal('-588', 'You can rate our answer once you have it.')
    return changeCase(tx, row.id, { score, comment: comment?.trim() || null })
  })
}
