import * as z from 'zod/mini'
import { Paise } from '@portal/contracts/wire/common'
import { addDays } from '@portal/contracts/format'
import { onOrAfter } from '../../../calendar/business-day'
import { nameOfFile, spellDay } from '../../../file-exchange/layout-file'
import type { FileContent } from '../../../file-exchange/outgoing'
import { plainName } from '../../../file-exchange/plain-name'
import type { DebitInstruction } from '../../debit-bank'
import { columnOf, type HeaderField, type ItemField, type Layout } from './layout'

/** Who debits, as NPCI and the sponsor bank know the house. */
export interface NachUser {
  name: string
  /** The utility code. */
  number: string
  /** The IFSC of the sponsor bank, or what else it names itself by. */
  sponsor: string
  account: string
}

/** One debit, as it waits for its file. */
export const WaitingItem = z.object({
  debitId: z.uuid(),
  reference: z.string(),
  umrn: z.string(),
  accountNumber: z.string(),
  accountType: z.enum(['Savings', 'Current', 'NRO', 'NRE']),
  ifsc: z.string(),
  holder: z.string(),
  amount: Paise,
  presentOn: z.string(),
})
export type WaitingItem = z.infer<typeof WaitingItem>

/** The first hex digits of our id, as many as the column takes: what the bank answers about. */
export const referenceOf = (debitId: string, { item }: Layout): string =>
  debitId.replaceAll('-', '').slice(0, columnOf(item, 'reference')?.width).toUpperCase()

export const itemOf = (debit: DebitInstruction, layout: Layout): WaitingItem => ({
  ...debit,
  reference: referenceOf(debit.debitId, layout),
})

/**
 * How many days before it debits the bank must have a file. A bank that wants it earlier is not served: a plan is ordered as
 * long ahead, and a change of it holds from the second business day on.
 */
export const nachDaysAhead = 1

/** The business day on which a file of a day is debited that was wanted on one: no bank takes it later than a day before. */
export function settlementDay(presentOn: string, writtenOn: string): string {
  const earliest = addDays(writtenOn, nachDaysAhead)
  return onOrAfter(presentOn > earliest ? presentOn : earliest)
}

interface Drawing {
  layout: Layout
  user: NachUser
}

/**
 * A file for the bank, whose debits are all of one day: the same lines, day and number give the same bytes. Throws where a
 * value does not fit its column.
 */
export function drawFile(
  { layout, user }: Drawing,
  { lines, day, number }: FileContent,
): { name: string; text: string } {
  const items = lines.map(({ line }) => WaitingItem.parse(line))
  const days = new Set(items.map(({ presentOn }) => settlementDay(presentOn, day)))
  const [settledOn] = days
  if (settledOn === undefined || days.size > 1) throw new Error('The debits of a file must be of one day')
  const total = items.reduce((sum, { amount }) => sum + amount, 0)
  const head = drawHeader(layout, user, { total, items: items.length, settledOn })
  const records = [head, ...items.map((item) => drawItem(layout, user, item))]
  return {
    name: nameOfFile(layout.fileName, day, number),
    text: records.map((record) => `${record}\r\n`).join(''),
  }
}

function drawHeader(
  { header, itemLimit }: Layout,
  user: NachUser,
  { total, items, settledOn }: { total: number; items: number; settledOn: string },
): string {
  const values: Record<HeaderField, string | number> = {
    userName: plainName(user.name),
    userNumber: user.number,
    userAccount: user.account,
    sponsor: user.sponsor,
    itemLimit,
    total,
    items,
    settlementDate: spellDay('DDMMYYYY', settledOn),
  }
  return header.map((column) => cellOf(column, values)).join('')
}

/** One record of a debit, in which the bank fills in its number and its answer. Throws like `drawFile`. */
export function drawItem(layout: Layout, user: NachUser, item: WaitingItem): string {
  const { reference, umrn, accountNumber, accountType, ifsc, holder, amount } = item
  const values: Record<ItemField, string | number> = {
    ...{ reference, umrn, accountNumber, ifsc, amount },
    accountType: layout.accountTypes[accountType],
    holder: plainName(holder),
    userName: plainName(user.name),
    userNumber: user.number,
    sponsor: user.sponsor,
    ...{ itemNumber: '', flag: '', reason: '' },
  }
  return layout.item.map((column) => cellOf(column, values)).join('')
}

type Column = { text: string; width: number } | { field: string; width: number }

/** Names may lose their end; a number that lost one would be another's. */
function cellOf(column: Column, values: Readonly<Record<string, string | number>>): string {
  const { width } = column
  if ('text' in column) return fitting(column.text.padEnd(width), width, 'a text')
  const { field } = column
  const value = values[field] ?? ''
  if (typeof value === 'number') return fitting(String(value).padStart(width, '0'), width, field)
  const isName = field === 'holder' || field === 'userName'
  return fitting((isName ? value.slice(0, width) : value).padEnd(width), width, field)
}

function fitting(cell: string, width: number, what: string): string {
  if (cell.length > width || !/^[\w ./&-]*$/.test(cell))
    throw new Error(`${what} does not fit its column of a NACH file`)
  return cell
}

/** What stands in the columns of a record, without the blanks around it. */
export function cellsOf(columns: Layout['header'] | Layout['item'], record: string): Map<string, string> {
  const cells = new Map<string, string>()
  let start = 0
  for (const column of columns) {
    if ('field' in column) cells.set(column.field, record.slice(start, start + column.width).trim())
    start += column.width
  }
  return cells
}
