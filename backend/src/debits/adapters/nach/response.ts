import type { IncomingFile } from '../../../file-exchange/incoming'
import { outgoingOf } from '../../../file-exchange/outgoing'
import { indiaMoment } from '../../../calendar/india-time'
import type { FailureReason } from '../../../payments/failure-reasons'
import type { Tx } from '../../../platform/database'
import { dayOf, paiseOf } from '../../../platform/file-fields'
import { FileRefusal } from '../../../platform/file-refusal'
import type { DebitReport } from '../../debit-bank'
import { cellsOf, WaitingItem } from './records'
import { type ItemField, type Layout, widthOf } from './layout'
import { knownReason } from './reasons'

/** The debits that go to the bank, and its answers. */
export const nachChannel = 'nach'

/** What the bank says of an item that is not as it was sent. */
export interface OtherItem {
  debitId: string
  /** What is another. */
  differs: ComparedField[]
  line: number
}

const compared = ['amount', 'umrn', 'accountNumber'] as const
type ComparedField = (typeof compared)[number]

export interface Response {
  /** Of the items that are at their end and were sent just so. */
  reports: DebitReport[]
  others: OtherItem[]
  /** Reasons that have no words of ours. */
  unknownReasons: string[]
}

/** A line of the file by its columns. */
interface ItemRecord {
  line: number
  cells: ReadonlyMap<string, string>
}

/**
 * What an answer of the bank says of each item.
 * @throws FileRefusal for what is no such file, or tells of a debit that went out in no file of ours
 */
export async function readResponse(
  db: Tx,
  layout: Layout,
  { bytes }: Pick<IncomingFile, 'bytes'>,
  now: Date,
): Promise<Response> {
  const { head, items } = recordsIn(layout, bytes)
  const settledOn = settlementIn(head)
  const told = items.map((record) => ({ ...record, reference: referenceIn(record) }))
  const known = new Map(
    (await outgoingOf(db, nachChannel, [...new Set(told.map(({ reference }) => reference))]))
      .filter(({ file }) => file !== null)
      .map(({ subjectId, line }) => [subjectId, WaitingItem.parse(line)]),
  )
  const answer: Response = { reports: [], others: [], unknownReasons: [] }
  for (const record of told) {
    const sent = known.get(record.reference)
    if (!sent)
      throw new FileRefusal(`${record.reference} is the reference of no debit that was sent`, record.line)
    const end = endOf(layout, record)
    const differs = compared.filter((field) => record.cells.get(field) !== sentAs(record, sent, field))
    if (differs.length) answer.others.push({ debitId: sent.debitId, differs, line: record.line })
    else if (end) answer.reports.push(reportOf(sent, end, { layout, settledOn, now, line: record.line }))
    if (end?.state === 'failed' && !knownReason(end.reason)) answer.unknownReasons.push(end.reason)
  }
  return answer
}

function recordsIn(layout: Layout, bytes: Uint8Array): { head: ItemRecord; items: ItemRecord[] } {
  const width = widthOf(layout.item)
  const lines = new TextDecoder('latin1').decode(bytes).split(/\r?\n/)
  const records = lines.map((text, at) => ({ text, line: at + 1 })).filter(({ text }) => text.trim())
  const [head, ...items] = records.map(({ text, line }, at): ItemRecord => {
    // Blanks at the end of a line are lost on many ways.
    const record = text.padEnd(width)
    const hint = at === 0 ? `. ${wholeFile}` : ''
    if (record.length !== width || /[^ -~]/.test(record))
      throw new FileRefusal(`it is no record of ${width} characters${hint}`, line)
    const { headerCode, itemCode } = layout.response
    const [columns, code] = at === 0 ? [layout.header, headerCode] : [layout.item, itemCode]
    if (!record.startsWith(code)) throw new FileRefusal(`it does not begin with ${code}${hint}`, line)
    return { line, cells: cellsOf(columns, record) }
  })
  if (!head || !items.length) throw new FileRefusal(`The file has no items. ${wholeFile}`)
  return { head, items }
}

/** What a person does whose bank refused a file as a whole; no document tells how a bank says so. */
const wholeFile =
  'If the bank refused a file of ours as a whole, none of its debits was taken: see "Debits by NACH files" in docs/going-live.md.'

const cell = ({ cells }: ItemRecord, field: ItemField | 'settlementDate') => cells.get(field) ?? ''

function settlementIn(head: ItemRecord): string {
  const text = cell(head, 'settlementDate')
  return dayOf(
    text.replace(/^(\d\d)(\d\d)(\d{4})$/, '$1-$2-$3'),
    'dayFirst',
    'the settlement date',
    head.line,
  )
}

function referenceIn(record: ItemRecord): string {
  const reference = cell(record, 'reference').toUpperCase()
  if (!reference) throw new FileRefusal('it has no reference', record.line)
  return reference
}

const sentAs = (record: ItemRecord, sent: WaitingItem, field: ComparedField): string =>
  field === 'amount'
    ? String(sent.amount).padStart(record.cells.get('amount')?.length ?? 0, '0')
    : sent[field]

type End = { state: 'paid'; itemNumber: string } | { state: 'failed'; reason: string }

/** Undefined where the bank has not decided yet. */
function endOf({ response: { paid, failed, pending } }: Layout, record: ItemRecord): End | undefined {
  const [flag, reason, amount] = (['flag', 'reason', 'amount'] as const).map((field) => cell(record, field))
  paiseOf(amount ?? '', 'paise', 'the amount', record.line)
  if (pending.includes(reason ?? '')) return undefined
  if (failed.includes(flag ?? '')) return { state: 'failed', reason: reason ?? '' }
  if (!paid.includes(flag ?? ''))
    throw new FileRefusal(`"${flag}" is no flag that NACH_FILE_LAYOUT names`, record.line)
  if (!/^0*$/.test(reason ?? ''))
    throw new FileRefusal(`the money was taken, and ${reason} is why it was not`, record.line)
  const itemNumber = cell(record, 'itemNumber')
  if (!/^\w+$/.test(itemNumber)) throw new FileRefusal('the money was taken without a number', record.line)
  return { state: 'paid', itemNumber }
}

const general: FailureReason = { code: 'bankDeclined' }

function reportOf(
  { debitId, amount, presentOn }: WaitingItem,
  end: End,
  { layout, settledOn, now, line }: { layout: Layout; settledOn: string; now: Date; line: number },
): DebitReport {
  if (end.state === 'failed')
    return { news: 'failed', debitId, reason: knownReason(end.reason) ?? general, at: now }
  const at = indiaMoment(settledOn, layout.moneyBy)
  // The NAV hangs on this day.
  if (settledOn < presentOn || indiaMoment(settledOn, '00:00') > now)
    throw new FileRefusal('the money was taken on a day before it was asked for, or that is not yet', line)
  // Nothing says that the number of an item does not come again on another day.
  const bankReference = `${settledOn.replaceAll('-', '')}-${end.itemNumber}`
  return { news: 'paid', debitId, amount, bankReference, at }
}
