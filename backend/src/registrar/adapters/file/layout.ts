import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'
import { StartRefusal } from '../../../platform/start-refusal'

/** What a column of the order file may hold. */
const fields = [
  'type',
  'kind',
  'orderNumber',
  'orderDigits',
  'folioNo',
  'schemeCode',
  'isin',
  'plan',
  'option',
  'toSchemeCode',
  'toIsin',
  'holder',
  'pan1',
  'pan2',
  'pan3',
  'amount',
  'units',
  'allUnits',
  'date',
  'time',
  'paymentReference',
  'arn',
  'subBroker',
  'euin',
  'accountNumber',
  'accountType',
  'ifsc',
] as const
export type Field = (typeof fields)[number]

const Name = z.string().check(z.minLength(1), z.maxLength(60))
const Column = z.union([
  z.strictObject({ name: Name, field: z.enum(fields), most: z.optional(z.int().check(z.minimum(1))) }),
  z.strictObject({ name: Name, text: z.string().check(z.maxLength(100)) }),
])
export type Column = z.infer<typeof Column>
const Word = z.string().check(z.minLength(1), z.maxLength(20))

const Layout = z.strictObject({
  /** `{YYYY}`, `{MM}`, `{DD}`: the day; `{NNN}`: the number of the file on that day. */
  fileName: z.string().check(z.regex(/^[\w.{}-]{1,60}$/)),
  delimiter: z.enum([',', ';', '|', '\t', '~', '^']),
  columns: z.array(Column).check(z.minLength(1)),
  /** What the registrar calls each kind of order, and one that shall not be done. */
  types: z.strictObject({ purchase: Word, redemption: Word, switch: Word, revoke: Word }),
  dates: z.enum(['YYYYMMDD', 'YYYY-MM-DD', 'DD/MM/YYYY', 'DD-MM-YYYY', 'MM/DD/YYYY']),
  /**
   * How the names of the files that come begin, in whose order they are read: what is confirmed explains balances. The first
   * eight digits after it are the day: CONF_20260825.csv.
   */
  incoming: z.strictObject({ confirmations: Word, balances: Word, navs: Word }),
})
export type Layout = z.infer<typeof Layout>

const needed: readonly Field[] = [
  'type',
  'folioNo',
  'schemeCode',
  'toSchemeCode',
  'amount',
  'units',
  'date',
  'time',
]
const partsOfName = ['{YYYY}', '{MM}', '{DD}', '{NNN}']

/**
 * Neither CAMS nor KFintech publishes what it takes orders in. The names of columns are those of KFintech's transaction
 * feed (AMC_CODE, USR_TXN_NO, TRXN_TYPE … as public code writes it, which has some 150 more that a portal does not
 * know); what follows ISIN is ours, and so are all words and the order of the columns. A house names those that it
 * agreed on with its registrar.
 */
export const defaultLayout: Layout = {
  fileName: 'ORD_{YYYY}{MM}{DD}_{NNN}.csv',
  delimiter: ',',
  columns: [
    { name: 'AMC_CODE', text: 'NM' },
    { name: 'BROKE_CD', field: 'arn' },
    { name: 'SBBR_CODE', field: 'subBroker' },
    { name: 'EUIN', field: 'euin' },
    { name: 'USR_TXN_NO', field: 'orderNumber' },
    { name: 'FOLIO_NO', field: 'folioNo' },
    { name: 'TRXN_TYPE', field: 'type' },
    { name: 'SUB_TRXN_T', field: 'kind' },
    { name: 'SCH_CODE', field: 'schemeCode' },
    { name: 'FH_NAME', field: 'holder', most: 70 },
    { name: 'TAX_NUMBER', field: 'pan1' },
    { name: 'PAN_2_HLDR', field: 'pan2' },
    { name: 'PAN_3_HLDR', field: 'pan3' },
    { name: 'TRXN_DATE', field: 'date' },
    { name: 'TRXN_TIME', field: 'time' },
    { name: 'UNITS', field: 'units' },
    { name: 'AMOUNT', field: 'amount' },
    { name: 'CLOS_AC_CH', field: 'allUnits' },
    { name: 'ACCT_NO', field: 'accountNumber' },
    { name: 'ACCT_TYPE', field: 'accountType' },
    { name: 'IFSC_CODE', field: 'ifsc' },
    { name: 'DEP_RFNO', field: 'paymentReference' },
    { name: 'ISIN', field: 'isin' },
    { name: 'PLAN', field: 'plan' },
    { name: 'OPTION', field: 'option' },
    { name: 'TO_SCH_CODE', field: 'toSchemeCode' },
    { name: 'TO_ISIN', field: 'toIsin' },
  ],
  types: { purchase: 'P', redemption: 'R', switch: 'S', revoke: 'X' },
  dates: 'DD/MM/YYYY',
  incoming: { confirmations: 'CONF_', balances: 'HOLD_', navs: 'NAV_' },
}

/**
 * The layout that the JSON file REGISTRAR_FILE_LAYOUT names says, over the default: each of its settings is taken whole.
 * @throws StartRefusal where it cannot be read or says something else than a layout
 */
export function readLayout({ REGISTRAR_FILE_LAYOUT: path }: NodeJS.ProcessEnv): Layout {
  if (!path) return defaultLayout
  let given: unknown
  try {
    given = JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    throw new StartRefusal('REGISTRAR_FILE_LAYOUT must be the path of a JSON file; see docs/operation.md.')
  }
  const read = Layout.safeParse({ ...defaultLayout, ...(given as object) })
  if (!read.success) {
    const where = read.error.issues[0]?.path.join('.') || 'the file'
    throw new StartRefusal(
      `REGISTRAR_FILE_LAYOUT: ${where} is no such setting, or has another form; see docs/operation.md.`,
    )
  }
  const { data: layout } = read
  const held = layout.columns.flatMap((column) => ('field' in column ? [column.field] : []))
  const missing = needed.filter((field) => !held.includes(field))
  if (missing.length) throw new StartRefusal(`REGISTRAR_FILE_LAYOUT: columns need ${missing.join(', ')}.`)
  if (!held.includes('orderNumber') && !held.includes('orderDigits'))
    throw new StartRefusal('REGISTRAR_FILE_LAYOUT: columns need orderNumber or orderDigits.')
  // A name that comes again would be taken by the registrar for a copy.
  if (!partsOfName.every((part) => layout.fileName.includes(part)))
    throw new StartRefusal(`REGISTRAR_FILE_LAYOUT: fileName must have ${partsOfName.join(', ')} in it.`)
  return layout
}
