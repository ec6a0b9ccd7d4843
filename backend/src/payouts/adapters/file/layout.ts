import * as z from 'zod/mini'
import { readLayoutFile, requireUniqueName } from '../../../file-exchange/layout-file'
import { StartRefusal } from '../../../platform/start-refusal'

/** What a column of the file that goes out may hold, `most` characters of it, or always the same text. */
const Column = z.union([
  z.strictObject({
    field: z.enum([
      'system',
      'reference',
      'holder',
      'accountNumber',
      'ifsc',
      'amount',
      'valueDate',
      'debitAccount',
    ]),
    most: z.optional(z.int().check(z.minimum(1), z.maximum(200))),
  }),
  z.strictObject({ text: z.string().check(z.maxLength(100)) }),
])
export type Column = z.infer<typeof Column>

/** The place of a column, counted from 1. */
const Place = z.int().check(z.minimum(1), z.maximum(100))
const Delimiter = z.enum([',', ';', '|', '\t', '~', '^'])

const Layout = z.strictObject({
  /** `{YYYY}`, `{MM}`, `{DD}`: the day; `{NNN}`: the number of the file on that day. */
  fileName: z.string().check(z.regex(/^[\w.{}-]{1,60}$/)),
  delimiter: Delimiter,
  /** A line before all others; null for none. */
  header: z.nullable(z.string().check(z.maxLength(500))),
  columns: z.array(Column).check(z.minLength(1)),
  /** What the bank calls each system; a bank without IMPS (null) gets what should go by it as NEFT or RTGS. */
  systems: z.strictObject({
    NEFT: z.string().check(z.minLength(1)),
    RTGS: z.string().check(z.minLength(1)),
    IMPS: z.nullable(z.string().check(z.minLength(1))),
  }),
  dates: z.enum(['YYYYMMDD', 'YYYY-MM-DD', 'DD/MM/YYYY', 'DD-MM-YYYY']),
  /** How many characters of our reference the bank takes: the first of the payout's id in hex. */
  referenceLength: z.int().check(z.minimum(15), z.maximum(32)),
  debitAccount: z.string().check(z.maxLength(40)),
  response: z.strictObject({
    delimiter: Delimiter,
    headLines: z.int().check(z.minimum(0), z.maximum(10)),
    columns: z.strictObject({
      reference: Place,
      /** Null: the bank does not say it, and is taken at its word. */
      amount: z.nullable(Place),
      accountNumber: z.nullable(Place),
      utr: Place,
      state: Place,
      reason: z.nullable(Place),
      on: z.nullable(Place),
    }),
    /** Which word of the column `state` is what; a file with another word is refused. */
    states: z.record(z.string(), z.enum(['credited', 'returned', 'open'])),
  }),
})
export type Layout = z.infer<typeof Layout>

/**
 * Columns 2 to 8 and the answer (the same line with the bank's reference, E or R, and the reason) are those of an upload
 * specification of HDFC's ENet with its "reverse file" (scribd.com/document/382247347; lines without names of columns,
 * widths as there). It has no column for the system; that the first one names it is as in Union Bank's NEFT/RTGS text file
 * (scribd.com/document/729734128), which describes no answer. Two things are ours: ENet takes 15 characters of a
 * reference, and its name of a file has no year, so that it would come again after one. Banks agree these layouts with
 * each customer: an installation names that of its own.
 */
export const defaultLayout: Layout = {
  fileName: 'NEEM{YYYY}{MM}{DD}.{NNN}',
  delimiter: ',',
  header: null,
  columns: [
    { field: 'system' },
    { field: 'reference', most: 32 },
    { field: 'holder', most: 70 },
    { field: 'accountNumber', most: 30 },
    { field: 'ifsc', most: 11 },
    // The kind of the account: 10 for savings.
    { text: '10' },
    { field: 'amount', most: 15 },
    { field: 'valueDate' },
  ],
  systems: { NEFT: 'NEFT', RTGS: 'RTGS', IMPS: 'IMPS' },
  dates: 'YYYYMMDD',
  referenceLength: 32,
  debitAccount: '',
  response: {
    delimiter: ',',
    headLines: 0,
    columns: { reference: 2, accountNumber: 4, amount: 7, on: 8, utr: 9, state: 10, reason: 11 },
    states: { E: 'credited', R: 'returned', P: 'open' },
  },
}

const needed = ['system', 'reference', 'accountNumber', 'ifsc', 'amount'] as const

/**
 * The layout that the JSON file PAYOUT_FILE_LAYOUT names says, over the default.
 * @throws StartRefusal where it cannot be read or says something else than a layout
 */
export function readLayout(env: NodeJS.ProcessEnv): Layout {
  const layout = readLayoutFile(env, 'PAYOUT_FILE_LAYOUT', Layout, defaultLayout)
  const fields = layout.columns.flatMap((column) => ('field' in column ? [column.field] : []))
  const missing = needed.filter((field) => !fields.includes(field))
  if (missing.length) throw new StartRefusal(`PAYOUT_FILE_LAYOUT: columns need ${missing.join(', ')}.`)
  requireUniqueName('PAYOUT_FILE_LAYOUT', layout.fileName, '{NNN}')
  return layout
}
