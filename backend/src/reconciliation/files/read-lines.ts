import { incomeOf, type MoneyKind, type TheirMoney } from '../compare-money'
import { subjectOfHolding, type TheirHolding } from '../compare-units'
import type { MoneyLayout, UnitLayout } from '../settings'
import type { MoneySource } from '../sources'
import { dayOf, decimalOf, paiseOf } from '../../platform/file-fields'
import { FileRefusal } from '../../platform/file-refusal'
import { readTable, type TableRow } from '../../platform/file-table'

/** What a line is where the file has no column for it. */
const kindOf: Readonly<Record<MoneySource, MoneyKind>> = {
  settlement: 'capture',
  payouts: 'payout',
  debits: 'debit',
  confirmations: 'trade',
}

/** Names are compared without regard to case: spreadsheets and banks change it. */
export const nameOf = (text: string): string => text.toLowerCase()

const named = (columns: Record<string, string | readonly string[] | null>): string[] => [
  ...new Set(Object.values(columns).flatMap((column) => column ?? [])),
]

/** The movements that a file of money tells of. @throws FileRefusal */
export function readMoney(bytes: Uint8Array, source: MoneySource, layout: MoneyLayout): TheirMoney[] {
  const rows = readTable(bytes, named(layout.columns), layout.delimiter)
  return rows.map((row) => moneyOf(row, source, layout))
}

function moneyOf(row: TableRow, source: MoneySource, layout: MoneyLayout): TheirMoney {
  const { columns, amounts, dates } = layout
  const { line } = row
  const text = (column: string | null) => (column === null ? '' : row.value(column))
  const paise = (column: string | null) =>
    column === null ? 0 : paiseOf(text(column), amounts, column, line)
  const dayIn = (column: string | null) =>
    column === null || text(column) === '' ? null : dayOf(text(column), dates, column, line)
  const word = columns.kind === null ? kindOf[source] : (wordIn(layout.kinds, text(columns.kind)) ?? 'other')
  const kind = word === 'income' ? 'trade' : word
  const on = dayIn(columns.on)
  const called =
    word === 'income'
      ? [incomeOf(on ?? '')]
      : columns.names.map((column) => nameOf(row.value(column))).filter(Boolean)
  if (!called.length) throw new FileRefusal(`nothing names it: ${columns.names.join(', ')} are empty`, line)
  const state = columns.state === null ? 'done' : wordIn(layout.states, text(columns.state))
  if (!state)
    throw new FileRefusal(
      `${columns.state} is "${text(columns.state)}", which is none of ${Object.keys(layout.states).join(', ')}`,
      line,
    )
  const trade = kind === 'trade' ? tradeOf(row, layout) : undefined
  // A registrar writes what leaves a holding with or without a sign.
  const amount = trade ? Math.abs(paise(columns.amount)) : paise(columns.amount)
  const mayBeNothing = kind === 'other' || (trade && state === 'back')
  if (amount <= 0 && !mayBeNothing) throw new FileRefusal(`${columns.amount} is not above zero`, line)
  const tax = paise(columns.tax)
  const settled = kind === 'refund' || kind === 'payout' ? columns.debit : columns.credit
  return {
    line,
    kind,
    names: trade ? called.map((name) => nameOfTrade(name, trade)) : called,
    amount,
    state,
    on,
    utr: text(columns.utr) || null,
    batch: nameOf(text(columns.batch)),
    fee: paise(columns.fee) + (layout.feeHasTax ? 0 : tax),
    tax,
    net: settled === null || kind === 'other' ? null : paise(settled),
    ...(trade && {
      units: trade.units,
      isOut: trade.isOut,
      nav: trade.nav,
      charges: columns.charges.length
        ? columns.charges.reduce((sum, column) => sum + paise(column), 0)
        : null,
      reason: text(columns.reason) || null,
    }),
  }
}

/** An order may move units of two plans, or in two folios: each is a trade. */
export const nameOfTrade = (order: string, holding: { folioNo: string; planCode: string }): string =>
  `${order} ${subjectOfHolding(holding)}`

function tradeOf(row: TableRow, { columns, plans }: MoneyLayout) {
  const text = (column: string | null) => (column === null ? '' : row.value(column))
  const number = (column: string | null, decimals: 3 | 4) =>
    column === null || text(column) === '' ? null : decimalOf(text(column), decimals, column, row.line)
  const units = number(columns.units, 3)
  const plan = text(columns.plan)
  return {
    folioNo: text(columns.folio),
    planCode: wordIn(plans, plan) ?? plan,
    units: units?.replace('-', '') ?? null,
    isOut: units?.startsWith('-') ?? false,
    nav: number(columns.nav, 4),
  }
}

function wordIn<Value>(words: Readonly<Record<string, Value>>, text: string): Value | undefined {
  const wanted = nameOf(text)
  return Object.entries(words).find(([word]) => nameOf(word) === wanted)?.[1]
}

/** The balances that a registrar's file tells of. @throws FileRefusal */
export function readHoldings(bytes: Uint8Array, layout: UnitLayout): TheirHolding[] {
  const { columns, plans, amounts, dates, delimiter } = layout
  return readTable(bytes, named(columns), delimiter).map((row) => {
    const { line } = row
    const filled = (column: string | null) =>
      column === null || row.value(column) === '' ? undefined : { column, text: row.value(column) }
    const folioNo = row.value(columns.folio)
    const plan = row.value(columns.plan)
    if (!folioNo || !plan) throw new FileRefusal(`${columns.folio} or ${columns.plan} is empty`, line)
    const [nav, amount, on] = [filled(columns.nav), filled(columns.amount), filled(columns.on)]
    return {
      line,
      folioNo,
      planCode: wordIn(plans, plan) ?? plan,
      units: decimalOf(row.value(columns.units), 3, columns.units, line),
      nav: nav ? decimalOf(nav.text, 4, nav.column, line) : null,
      amount: amount ? paiseOf(amount.text, amounts, amount.column, line) : null,
      on: on ? dayOf(on.text, dates, on.column, line) : null,
    }
  })
}
