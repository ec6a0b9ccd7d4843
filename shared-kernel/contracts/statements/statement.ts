import * as z from 'zod/mini'
import {
  BusinessDate,
  FolioNumber,
  Instant,
  Paise,
  Pan,
  AnswerText,
  SchemePlanCode,
  Units,
} from '../wire/common'
import { endpoint } from '../wire/endpoint'

export const StatementKind = z.enum(['ACCOUNT', 'CAPITAL_GAINS', 'ELSS', 'IDCW'])
export type StatementKind = z.infer<typeof StatementKind>

/** S9.028, decision 28: the periods, and the scopes below. */
export const StatementPeriod = z.enum([
  'Current Financial Year',
  'Previous Financial Year',
  'Date Range',
  'Since Inception',
])
export type StatementPeriod = z.infer<typeof StatementPeriod>

export const statementScopes = ['All Schemes', 'All Folios'] as const

/** SCHEDULE_112A: what the income-tax return takes as an upload; of capital gains only. */
export const StatementFormat = z.enum(['PDF', 'XLSX', 'CSV', 'JSON', 'SCHEDULE_112A'])
export type StatementFormat = z.infer<typeof StatementFormat>

const wanted = {
  panNumber: Pan,
  period: StatementPeriod,
  /** Only of a date range. */
  from: z.optional(BusinessDate),
  to: z.optional(BusinessDate),
  /** Null: All Folios. */
  folioNo: z.nullable(FolioNumber),
  /** Null: All Schemes. */
  schemePlanCode: z.nullable(SchemePlanCode),
}

/** What a statement is asked to hold. */
const Wanted = z.object(wanted)
export type StatementWanted = z.infer<typeof Wanted>

/** How a column is read: money and gains are paise, units and NAVs text, a category is the code of the fund's. A screen masks folios. */
export const StatementColumnType = z.enum([
  'text',
  'category',
  'folio',
  'date',
  'units',
  'nav',
  'money',
  'gain',
])
export type StatementColumnType = z.infer<typeof StatementColumnType>

export const StatementCell = z.nullable(z.union([AnswerText, z.int()]))
export type StatementCell = z.infer<typeof StatementCell>

export const StatementTable = z.object({
  title: AnswerText,
  note: z.nullable(AnswerText),
  columns: z.array(z.object({ header: AnswerText, type: StatementColumnType })),
  /** Cells in the order of the columns. */
  rows: z.array(z.array(StatementCell)),
  totals: z.nullable(z.array(StatementCell)),
  /** How many rows the file has; a screen gets the latest. */
  rowCount: z.int(),
})
export type StatementTable = z.infer<typeof StatementTable>

export const StatementFigure = z.object({
  label: AnswerText,
  paise: z.int(),
  as: z.enum(['money', 'gain']),
})
export type StatementFigure = z.infer<typeof StatementFigure>

/** A statement as the screen shows it; every format says the same, with the same totals. */
export const StatementView = z.object({
  kind: StatementKind,
  title: AnswerText,
  from: BusinessDate,
  to: BusinessDate,
  /** "all folios", "folio ••4821" */
  scope: AnswerText,
  headline: StatementFigure,
  figures: z.array(StatementFigure),
  /** The first one sums up, the others tell what happened. */
  tables: z.array(StatementTable),
  /** Whether there is nothing to state: nothing was held, nothing happened. */
  isEmpty: z.boolean(),
  /** Of the scope and period. */
  transactions: z.int(),
})
export type StatementView = z.infer<typeof StatementView>

/**
 * waiting: asked for · making · ready: can be downloaded for a day · sent: by e-mail · failed: could not be made, ask again.
 */
export const StatementState = z.enum(['waiting', 'making', 'ready', 'sent', 'failed'])

/** A statement that was asked for as a file. */
export const StatementRequest = z.object({
  statementId: AnswerText,
  kind: StatementKind,
  period: StatementPeriod,
  from: BusinessDate,
  to: BusinessDate,
  folioNo: z.nullable(FolioNumber),
  schemePlanCode: z.nullable(SchemePlanCode),
  format: StatementFormat,
  delivery: z.enum(['DOWNLOAD', 'EMAIL']),
  state: StatementState,
  /** Percent. */
  progress: z.int(),
  /** Names the file of a ready one in `download/statement`. */
  fileName: z.nullable(AnswerText),
  requestedAt: Instant,
})
export type StatementRequest = z.infer<typeof StatementRequest>

const byPan = z.object({ panNumber: Pan })
const oneRequest = z.object({ statement: StatementRequest })
const view = z.object({ view: StatementView })

const sealed = { method: 'POST', token: 'session', envelope: true } as const

export const statementApi = {
  options: endpoint({
    ...sealed,
    summary: 'What can be chosen: periods with their days, folios with the schemes that were ever in them',
    path: 'statement/options',
    request: byPan,
    response: z.object({
      /** The day of the business clock. */
      today: BusinessDate,
      /** Null while nothing was ever bought. */
      inception: z.nullable(BusinessDate),
      /** Where statements are sent, masked. */
      email: AnswerText,
      folios: z.array(
        z.object({
          folioNo: FolioNumber,
          schemes: z.array(z.object({ schemePlanCode: SchemePlanCode, name: AnswerText })),
        }),
      ),
    }),
  }),
  accountStatement: endpoint({
    ...sealed,
    summary: 'Account statement for the screen; also the summaries of ELSS and IDCW',
    path: 'statement/accountStatement',
    request: z.object({ ...wanted, kind: z.enum(['ACCOUNT', 'ELSS', 'IDCW']) }),
    response: view,
  }),
  capitalGainStatement: endpoint({
    ...sealed,
    summary: 'Capital gains by the tax law of each sale, lot by lot, for the screen',
    path: 'statement/capitalGainStatement',
    request: Wanted,
    response: view,
  }),
  exitLoad: endpoint({
    ...sealed,
    summary: 'What the exit load would be today, for every holding with units that still bear one',
    path: 'statement/exitLoad',
    request: byPan,
    response: z.object({
      holdings: z.array(
        z.object({
          folioNo: FolioNumber,
          schemePlanCode: SchemePlanCode,
          name: AnswerText,
          /** As the scheme's documents say it. */
          rule: AnswerText,
          unitsFree: Units,
          unitsWithLoad: Units,
          load: Paise,
          /** The first day on which nothing is due any more. */
          freeFrom: BusinessDate,
        }),
      ),
    }),
  }),
  request: endpoint({
    ...sealed,
    summary: 'Has a statement made as a file, to be downloaded or sent to the registered e-mail',
    path: 'statement/request',
    request: z.object({
      ...wanted,
      kind: StatementKind,
      format: StatementFormat,
      delivery: z.enum(['DOWNLOAD', 'EMAIL']),
    }),
    response: oneRequest,
  }),
  status: endpoint({
    ...sealed,
    summary: 'How far a statement has come that was asked for',
    path: 'statement/status',
    request: z.object({ statementId: z.string().check(z.maxLength(36)) }),
    response: oneRequest,
  }),
  recent: endpoint({
    ...sealed,
    summary: 'The statements that were made lately, newest first',
    path: 'statement/recent',
    request: byPan,
    response: z.object({ statements: z.array(StatementRequest) }),
  }),
}
