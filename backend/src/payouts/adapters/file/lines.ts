import * as z from 'zod/mini'
import { Paise } from '@portal/contracts/wire/common'
import { nameOfFile, spellDay } from '../../../file-exchange/layout-file'
import type { FileContent } from '../../../file-exchange/outgoing'
import { plainName } from '../../../file-exchange/plain-name'
import { rupeesOf } from '../../../platform/file-fields'
import type { PayoutInstruction } from '../../payout-bank'
import { transferSystemOf } from '../../transfer-system'
import type { Column, Layout } from './layout'

/** One payout, as it waits for its file. */
export const WaitingLine = z.object({
  payoutId: z.uuid(),
  system: z.enum(['NEFT', 'RTGS', 'IMPS']),
  reference: z.string(),
  holder: z.string(),
  accountNumber: z.string(),
  ifsc: z.string(),
  amount: Paise,
  dueOn: z.string(),
})
export type WaitingLine = z.infer<typeof WaitingLine>

/** The first hex digits of our id, as many as the bank takes: what it answers about. */
export const referenceOf = (payoutId: string, { referenceLength }: Layout): string =>
  payoutId.replaceAll('-', '').slice(0, referenceLength).toUpperCase()

export const lineOf = (payout: PayoutInstruction, layout: Layout): WaitingLine => {
  const { payoutId, holder, accountNumber, ifsc, amount, dueOn } = payout
  const system = transferSystemOf(payout, layout.systems.IMPS !== null)
  return {
    payoutId,
    system,
    reference: referenceOf(payoutId, layout),
    holder,
    accountNumber,
    ifsc,
    amount,
    dueOn,
  }
}

/** A file for the bank: the same lines, day and number give the same bytes. Throws where a value does not fit its column. */
export function drawFile(
  layout: Layout,
  { lines, day, number }: FileContent,
): { name: string; text: string } {
  const rows = lines.map(({ line }) => drawLine(layout, WaitingLine.parse(line), day))
  const text = [...(layout.header === null ? [] : [layout.header]), ...rows].map((row) => `${row}\r\n`)
  return { name: nameOfFile(layout.fileName, day, number), text: text.join('') }
}

/** One line of it. Throws where a value does not fit its column. */
export function drawLine(layout: Layout, line: WaitingLine, day: string): string {
  return layout.columns.map((column) => cellOf(layout, column, line, day)).join(layout.delimiter)
}

function cellOf(layout: Layout, column: Column, line: WaitingLine, day: string): string {
  if ('text' in column) return column.text
  const { field, most = 200 } = column
  if (field === 'holder') return plainName(line.holder).slice(0, most).trim()
  const value = valueOf(layout, field, line, day)
  // A number that lost its end would be another account's.
  if (value.length > most || !/^[\w./ -]*$/.test(value))
    throw new Error(`The column ${field} of the payout ${line.payoutId} does not fit the file`)
  return value
}

function valueOf(
  layout: Layout,
  field: Exclude<Extract<Column, { field: string }>['field'], 'holder'>,
  { system, reference, accountNumber, ifsc, amount, dueOn }: WaitingLine,
  day: string,
): string {
  switch (field) {
    case 'system':
      return layout.systems[system] ?? layout.systems.NEFT
    case 'reference':
      return reference
    case 'accountNumber':
      return accountNumber
    case 'ifsc':
      return ifsc
    case 'amount':
      return rupeesOf(amount)
    case 'valueDate':
      // What is late goes today: no bank takes a day that is past.
      return dateOf(layout, dueOn > day ? dueOn : day)
    case 'debitAccount':
      return layout.debitAccount
  }
}

export const dateOf = ({ dates }: Layout, day: string): string => spellDay(dates, day)
