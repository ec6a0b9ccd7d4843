import * as z from 'zod/mini'
import { readLayoutFile, requireUniqueName } from '../../../file-exchange/layout-file'
import { StartRefusal } from '../../../platform/start-refusal'

/** What a record may hold: of the file in its header, of a debit in its items. */
const headerFields = [
  'userName',
  'userNumber',
  'userAccount',
  'sponsor',
  'itemLimit',
  'total',
  'items',
  'settlementDate',
] as const
const itemFields = [
  'reference',
  'amount',
  'umrn',
  'accountNumber',
  'accountType',
  'ifsc',
  'holder',
  'userName',
  'userNumber',
  'sponsor',
  'itemNumber',
  'flag',
  'reason',
] as const
export type HeaderField = (typeof headerFields)[number]
export type ItemField = (typeof itemFields)[number]

const Width = z.int().check(z.minimum(1), z.maximum(200))
const Fixed = z.strictObject({ text: z.string().check(z.maxLength(200)), width: Width })
const Header = z.array(z.union([z.strictObject({ field: z.enum(headerFields), width: Width }), Fixed]))
const Item = z.array(z.union([z.strictObject({ field: z.enum(itemFields), width: Width }), Fixed]))
const Words = z.array(z.string().check(z.regex(/^\w{1,4}$/))).check(z.minLength(1))

const Layout = z.strictObject({
  /** `{YYYY}`, `{MM}`, `{DD}`: the day on which it is written; `{NNNNNN}`: its number on that day. */
  fileName: z.string().check(z.regex(/^[\w.{}-]{1,90}$/)),
  header: Header,
  item: Item,
  /** The most that one item may be, in paise. */
  itemLimit: z.int().check(z.minimum(1)),
  accountTypes: z.strictObject({
    Savings: z.string(),
    Current: z.string(),
    NRO: z.string(),
    NRE: z.string(),
  }),
  /** The bank's answer: records of the same columns. */
  response: z.strictObject({
    headerCode: z.string().check(z.minLength(1)),
    itemCode: z.string().check(z.minLength(1)),
    /** Which flags say that the money was taken, and which that it was not. */
    paid: Words,
    failed: Words,
    /** Reasons beside which the flag is no answer yet. */
    pending: z.array(z.string()),
  }),
  /** By when on the day of settlement the money is in the account of the house, 'HH:mm' in India. */
  moneyBy: z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/)),
})
export type Layout = z.infer<typeof Layout>

/**
 * NACH's debit file as text. That there is one beside XML, that files may be sent days ahead and wait at NPCI, and that
 * flags in the response say what became of each item: NPCI, NACH Procedural Guidelines V3 (2018), chapters "XML & Text file
 * format", "File warehousing", "Flags in the response file" (scribd.com/document/404455290; only its list of chapters could
 * be read). Flag 1 beside accepted items and 98 as "not resolved yet": onefin.readme.io/reference/nach-autodebit-response-status.
 * A UMRN has 20 characters, a user number at most 18, an account 35 and an amount 13 in paise, at most Rs 1 crore: the
 * mandate form of NACH.
 *
 * No document that could be read gives the order and the widths of the columns (306 characters in all), the codes 56 and 67
 * of the records, those of the response (taken to be the same), those of accounts, flag 0, or the name of a file. They are
 * unproved and stand in this table alone: an installation names the layout that its sponsor bank gave it. `moneyBy` is ours.
 */
export const defaultLayout: Layout = {
  fileName: 'ACH-DR-NEEM-{DD}{MM}{YYYY}-{NNNNNN}-INP.txt',
  header: [
    { text: '56', width: 2 },
    { text: '', width: 7 },
    { field: 'userName', width: 40 },
    { text: '', width: 14 },
    { text: '', width: 9 },
    { text: '', width: 9 },
    { text: '', width: 15 },
    { text: '', width: 3 },
    { field: 'itemLimit', width: 13 },
    { field: 'total', width: 13 },
    { field: 'settlementDate', width: 8 },
    { text: '', width: 10 },
    { text: '', width: 10 },
    { text: '', width: 3 },
    { field: 'userNumber', width: 18 },
    { text: '', width: 18 },
    { field: 'sponsor', width: 11 },
    { field: 'userAccount', width: 35 },
    { field: 'items', width: 9 },
    { text: '', width: 2 },
    { text: '', width: 57 },
  ],
  item: [
    { text: '67', width: 2 },
    { text: '', width: 9 },
    { field: 'accountType', width: 2 },
    { text: '', width: 3 },
    { text: '', width: 15 },
    { field: 'holder', width: 40 },
    { text: '', width: 9 },
    { text: '', width: 7 },
    { field: 'userName', width: 20 },
    { text: '', width: 13 },
    { field: 'amount', width: 13 },
    { field: 'itemNumber', width: 10 },
    { text: '', width: 10 },
    { field: 'flag', width: 1 },
    { field: 'reason', width: 2 },
    { field: 'ifsc', width: 11 },
    { field: 'accountNumber', width: 35 },
    { field: 'sponsor', width: 11 },
    { field: 'userNumber', width: 18 },
    { field: 'reference', width: 30 },
    { text: '', width: 3 },
    { text: '', width: 15 },
    { field: 'umrn', width: 20 },
    { text: '', width: 7 },
  ],
  itemLimit: 1_00_00_000_00,
  accountTypes: { Savings: '10', Current: '11', NRO: '10', NRE: '10' },
  response: { headerCode: '56', itemCode: '67', paid: ['1'], failed: ['0'], pending: ['98'] },
  moneyBy: '12:00',
}

const needed = {
  header: ['total', 'items', 'settlementDate'],
  item: ['reference', 'amount', 'umrn', 'accountNumber', 'itemNumber', 'flag', 'reason'],
} as const

type Columns = Layout['header'] | Layout['item']
export const widthOf = (columns: Columns): number => columns.reduce((sum, { width }) => sum + width, 0)
export const fieldsOf = (columns: Columns): string[] =>
  columns.flatMap((column) => ('field' in column ? [column.field] : []))
/** The column that a record begins with, by which it is known; undefined where that is no fixed text. */
export const codeOf = ([first]: Columns): { text: string; width: number } | undefined =>
  first && 'text' in first && first.text ? first : undefined
export const columnOf = (columns: Columns, field: string): { width: number } | undefined =>
  columns.find((column) => 'field' in column && column.field === field)

/**
 * The layout that the JSON file NACH_FILE_LAYOUT names says, over the default.
 * @throws StartRefusal where it cannot be read or says something else than a layout
 */
export function readLayout(env: NodeJS.ProcessEnv): Layout {
  const setting = 'NACH_FILE_LAYOUT'
  const layout = readLayoutFile(env, setting, Layout, defaultLayout)
  for (const record of ['header', 'item'] as const) {
    const missing = needed[record].filter((field) => !fieldsOf(layout[record]).includes(field))
    if (missing.length) throw new StartRefusal(`${setting}: ${record} needs ${missing.join(', ')}.`)
    const code = codeOf(layout[record])
    const answered = layout.response[`${record}Code`]
    if (!code || code.width !== answered.length)
      throw new StartRefusal(
        `${setting}: ${record} must begin with its code, as long as that of the response.`,
      )
  }
  // One length lets a record be told from a broken one.
  if (widthOf(layout.header) !== widthOf(layout.item))
    throw new StartRefusal(`${setting}: header and item must be equally long.`)
  // Fewer would soon be the reference of more than one debit.
  if ((columnOf(layout.item, 'reference')?.width ?? 0) < 15)
    throw new StartRefusal(`${setting}: the reference needs 15 characters or more.`)
  requireUniqueName(setting, layout.fileName, '{NNNNNN}')
  return layout
}
