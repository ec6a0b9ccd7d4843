import { createHash } from 'node:crypto'
import { outgoingOf } from '../../../file-exchange/outgoing'
import type { IncomingFile } from '../../../file-exchange/incoming'
import type { Tx } from '../../../platform/database'
import { dayOf, paiseOf } from '../../../platform/file-fields'
import { FileRefusal } from '../../../platform/file-refusal'
import { type PlacedRow, readPlaces } from '../../../platform/file-table'
import type { PayoutEvent, PayoutReport } from '../../payout-bank'
import type { Layout } from './layout'
import { WaitingLine } from './lines'

/** The lines that go to the bank, and its answers. */
export const payoutChannel = 'payouts'

/**
 * What an answer of the bank says, one event a line that is at its end; the same line in another file is a copy of it.
 * @throws FileRefusal for what is no such file, or tells of a payout that went out in no file of ours
 */
export async function readResponse(
  db: Tx,
  layout: Layout,
  { name, bytes }: IncomingFile,
  now: Date,
): Promise<PayoutEvent[]> {
  const { delimiter, headLines } = layout.response
  const rows = readPlaces(bytes, headLines, delimiter)
  if (!rows.length) throw new FileRefusal('The file has no lines.')
  const told = rows.map((row) => ({ row, reference: referenceIn(layout, row) }))
  const references = told.map(({ reference }) => reference)
  const known = new Map(
    (await outgoingOf(db, payoutChannel, references))
      .filter(({ file }) => file !== null)
      .map(({ subjectId, line }) => [subjectId, WaitingLine.parse(line).payoutId]),
  )
  return told.flatMap(({ row, reference }) => {
    const payoutId = known.get(reference)
    if (!payoutId) throw new FileRefusal(`${reference} is the reference of no payout that was sent`, row.line)
    const report = reportIn(layout, row, payoutId, now)
    return report ? [eventOf(report, { file: name, line: row.line })] : []
  })
}

function referenceIn({ response: { columns } }: Layout, row: PlacedRow): string {
  const reference = row.at(columns.reference, 'the reference').toUpperCase()
  if (!reference) throw new FileRefusal('it has no reference', row.line)
  return reference
}

function reportIn(
  { response: { columns, states } }: Layout,
  row: PlacedRow,
  payoutId: string,
  now: Date,
): PayoutReport | undefined {
  const { line } = row
  const at = (place: number | null, what: string) => (place === null ? '' : row.at(place, what))
  const word = at(columns.state, 'the state')
  const state = Object.hasOwn(states, word) ? states[word] : undefined
  if (!state) throw new FileRefusal(`"${word}" is no state that PAYOUT_FILE_LAYOUT names`, line)
  const told = {
    payoutId,
    at: momentOf(at(columns.on, 'the day'), line, now),
    // An empty amount is none that the bank agrees to.
    amount:
      columns.amount === null
        ? undefined
        : paiseOf(at(columns.amount, 'the amount'), 'rupees', 'the amount', line),
    accountNumber: columns.accountNumber === null ? undefined : at(columns.accountNumber, 'the account'),
  }
  if (state === 'open') return undefined
  if (state === 'returned')
    return { ...told, news: 'returned', reason: at(columns.reason, 'the reason') || 'notTaken' }
  const utr = at(columns.utr, 'the UTR')
  if (!/^\S{1,64}$/.test(utr)) throw new FileRefusal('a payout is credited without a UTR', line)
  return { ...told, news: 'credited', utr }
}

/** A day is of India's clock, at noon: nothing is settled before it was sent or in the future in any case. */
function momentOf(text: string, line: number, now: Date): Date {
  if (!text) return now
  const plain = text.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3')
  return new Date(`${dayOf(plain, 'dayFirst', 'the day', line)}T12:00:00+05:30`)
}

/** Lines have no ids of the bank's: one that says the same of a payout is the same. */
function eventOf(report: PayoutReport, place: { file: string; line: number }): PayoutEvent {
  const { accountNumber, at: _at, ...rest } = report
  const eventId = createHash('sha256')
    .update(JSON.stringify({ ...rest, accountNumber }))
    .digest('hex')
  return { eventId, report, body: { ...rest, ...place } }
}
