import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import type { StatementColumnType, StatementTable } from '@portal/contracts/statements/statement'
import { formatDate, formatRupees, formatTime, indiaDate } from '@portal/contracts/format'
import { latinText } from '@portal/contracts/receipt'
import { words } from '@portal/contracts/words'
import { t } from '@portal/contracts/words/macros'
import { devanagariFiles } from '../../platform/devanagari-letters'
import { planName, planOf } from '../statement-facts'
import { isNumeric, readableCell } from './plain-cell'
import type { Progress, StatementSource } from './statement-file'

const script = fileURLToPath(new URL('./draw-statement.process.mjs', import.meta.url))
/** Of the process, whatever it draws. */
const mostMs = 60_000

const weights: Readonly<Record<StatementColumnType, number>> = {
  text: 2.4,
  category: 1.6,
  folio: 1.2,
  date: 1.2,
  units: 1.3,
  nav: 1.1,
  money: 1.5,
  gain: 1.5,
}

const smallPrint = () => [
  t`This statement was made by a computer and needs no signature.`,
  t`It is no tax advice. Check it with your records before you file your return.`,
  t`Mutual fund investments are subject to market risks, read all scheme related documents carefully.`,
]

/** Text in the letters that the document has. */
const readable = (text: string) => (words.letters ? text : latinText(text))

function drawnTable({ title, note, columns, rows, totals }: StatementTable) {
  const texts = (row: StatementTable['rows'][number]) =>
    row.map((cell, at) => readable(readableCell(cell, columns[at]?.type ?? 'text')))
  return {
    title: readable(title),
    note: note && readable(note),
    columns: columns.map(({ header, type }, at) => ({
      header,
      numeric: isNumeric(type),
      weight: type === 'text' && at === 0 ? 3.4 : weights[type],
    })),
    rows: rows.map(texts),
    totals: totals && texts(totals),
  }
}

/** What the drawing process is told; in the letters that the built-in font has. */
function sheetOf({ statement, facts }: StatementSource) {
  const { investor, scope, madeAt } = facts
  const { title, from, to, headline, figures, tables } = statement
  const schemes =
    scope.schemePlanCode === null ? t`All Schemes` : planName(planOf(facts, scope.schemePlanCode))
  const rows: [string, string][] = [
    [t`Investor`, investor.name],
    [t`PAN`, investor.pan],
    [t`Folio`, scope.folioNo ?? t`All Folios`],
    [t`Schemes`, schemes],
    [t`Period`, t`${{ from: formatDate(from) }} to ${{ to: formatDate(to) }}`],
    [headline.label, formatRupees(headline.paise)],
    ...figures.map(({ label, paise }): [string, string] => [label, formatRupees(paise)]),
  ]
  return {
    house: t`Neem Mutual Fund`,
    title,
    createdAt: madeAt,
    letters: words.letters && devanagariFiles,
    pageWords: t`Page ${{ page: '{page}' }} of ${{ pages: '{pages}' }}`,
    // The one that the page tells; the owner's lets nobody change the file.
    password: investor.pan,
    ownerPassword: randomBytes(24).toString('base64url'),
    facts: rows.map(([label, value]) => ({ label: readable(label), value: readable(value) })),
    tables: tables.map(drawnTable),
    smallPrint: [
      t`Made on ${{ date: formatDate(indiaDate(madeAt)) }}, ${{ time: formatTime(madeAt) }}.`,
      ...smallPrint(),
    ],
  }
}

/**
 * The statement as a PDF that opens with the PAN in capitals, drawn in a process of its own: thousands of rows would
 * keep the server busy.
 */
export async function statementPdf(source: StatementSource, onProgress: Progress): Promise<Uint8Array> {
  const child = spawn(process.execPath, [script], { env: {}, timeout: mostMs, killSignal: 'SIGKILL' })
  let complaint = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    const part = Number(text.trim().split('\n').at(-1))
    if (Number.isFinite(part)) onProgress(part)
    else complaint += text
  })
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject).once('close', resolve)
  })
  // A process that ends before it has read everything says so by its exit code.
  child.stdin.on('error', () => undefined).end(JSON.stringify(sheetOf(source)))
  const [pdf, exitCode] = await Promise.all([buffer(child.stdout), ended])
  if (exitCode !== 0) throw new Error(`the PDF was not drawn: ${complaint.slice(0, 500)}`)
  return new Uint8Array(pdf)
}
