import * as z from 'zod/mini'
import { indiaDate } from '@portal/contracts/format'
import type { FileContent } from '../../../file-exchange/outgoing'
import { nameOfFile, spellDay } from '../../../file-exchange/layout-file'
import { plainName } from '../../../file-exchange/plain-name'
import { rupeesOf } from '../../../platform/file-fields'
import { digitsOf } from '../../../orders/order-reader'
import type { RegistrarOrder } from '../../registrar'
import type { Column, Field, Layout } from './layout'

/** What a line says: the text of every field that a layout may have. */
const WaitingLine = z.record(z.string(), z.string())
type WaitingLine = Readonly<Record<Field, string>>

/** Which scheme plans the registrar calls otherwise, by our codes. */
export type SchemeCodes = ReadonlyMap<string, string>

/** What a line is about: an order is told once, and once that it shall not be done. */
export const subjectOf = ({ orderNumber, action }: RegistrarOrder): string =>
  action === 'book' ? orderNumber : `${orderNumber} ${action}`

/** The line of an order, once and for all: a layout that changes changes none that waits. */
export function lineOf(order: RegistrarOrder, layout: Layout, codes: SchemeCodes): WaitingLine {
  const { action, family, scheme, toScheme, pans, amount, units, account, stampedAt } = order
  const [pan1 = '', pan2 = '', pan3 = ''] = pans
  const codeOf = (code: string) => codes.get(code) ?? code
  return {
    type: action === 'revoke' ? layout.types.revoke : layout.types[family],
    kind: order.kind,
    orderNumber: order.orderNumber,
    orderDigits: digitsOf(order.orderNumber),
    folioNo: order.folioNo,
    schemeCode: codeOf(scheme.code),
    isin: scheme.isin ?? '',
    plan: scheme.plan,
    option: scheme.option,
    toSchemeCode: toScheme ? codeOf(toScheme.code) : '',
    toIsin: toScheme?.isin ?? '',
    holder: plainName(order.holder),
    pan1,
    pan2,
    pan3,
    amount: amount === null ? '' : rupeesOf(amount),
    units: units ?? '',
    allUnits: order.isAllUnits ? 'Y' : 'N',
    date: spellDay(layout.dates, indiaDate(stampedAt)),
    time: timeOf(stampedAt),
    paymentReference: order.paymentReference ?? '',
    arn: order.arn ?? '',
    subBroker: order.subBroker ?? '',
    euin: order.euin ?? '',
    accountNumber: account?.accountNumber ?? '',
    accountType: account?.accountType ?? '',
    ifsc: account?.ifsc ?? '',
  }
}

/** Of India's clock, to the second: the registrar decides by it which NAV is the order's. */
const timeOf = (moment: Date): string =>
  moment.toLocaleTimeString('en-GB', { timeZone: 'Asia/Kolkata', hour12: false })

/** A file for the registrar: the same lines, day and number give the same bytes. Throws where a value does not fit. */
export function drawFile(
  layout: Layout,
  { lines, day, number }: FileContent,
): { name: string; text: string } {
  const names = layout.columns.map(({ name }) => name).join(layout.delimiter)
  const rows = lines.map(({ line }) => drawLine(layout, WaitingLine.parse(line)))
  return {
    name: nameOfFile(layout.fileName, day, number),
    text: [names, ...rows].map((row) => `${row}\r\n`).join(''),
  }
}

/** One line of it. Throws where a value does not fit its column. */
export const drawLine = (layout: Layout, line: Readonly<Record<string, string>>): string =>
  layout.columns.map((column) => cellOf(column, line)).join(layout.delimiter)

function cellOf(column: Column, line: Readonly<Record<string, string>>): string {
  if ('text' in column) return column.text
  const { field, most = 200 } = column
  const value = line[field] ?? ''
  if (field === 'holder') return value.slice(0, most).trim()
  // A number that lost its end would be another folio's, or another account's.
  if (value.length > most || !/^[\w./: -]*$/.test(value))
    throw new Error(`The column ${field} of the order ${line.orderNumber} does not fit the file`)
  return value
}
