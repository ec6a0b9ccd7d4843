import { validateDateRange } from '@portal/contracts/validation'
import { ALL_FOLIOS, type DateRange } from '@portal/kernel'
import type { ResponseOf } from '@portal/contracts/wire/endpoint'
import type {
  statementApi,
  StatementFormat,
  StatementKind,
  StatementPeriod,
  StatementRequest,
  StatementWanted,
} from '@portal/contracts/statements/statement'

export type StatementOptions = ResponseOf<typeof statementApi.options>

/** The value of the entry 'All Schemes'. */
export const ALL_SCHEMES = 'ALL_SCHEMES'

/** What the form holds. */
export interface StatementChoice {
  kind: StatementKind
  period: StatementPeriod
  range: DateRange
  /** A folio number, or `ALL_FOLIOS`. */
  folio: string
  /** A scheme plan code, or `ALL_SCHEMES`. */
  scheme: string
  format: StatementFormat
}

/** How the form starts: with the only folio of who has one, else with all of them. */
export function firstChoice({ folios }: StatementOptions): StatementChoice {
  const [only, ...others] = folios
  return {
    kind: 'ACCOUNT',
    period: 'Current Financial Year' as const,
    range: { from: '', to: '' },
    folio: only && !others.length ? only.folioNo : ALL_FOLIOS,
    scheme: ALL_SCHEMES,
    format: 'PDF',
  }
}

/** The choice with a change, and what no longer fits it set back: a scheme of another folio, 112A of an account. */
export function changed(choice: StatementChoice, change: Partial<StatementChoice>): StatementChoice {
  const next = { ...choice, ...change }
  if (next.folio !== choice.folio) next.scheme = ALL_SCHEMES
  if (next.kind !== 'CAPITAL_GAINS' && next.format === 'SCHEDULE_112A') next.format = 'PDF'
  return next
}

export const formatsOf = ({ kind }: StatementChoice): StatementFormat[] =>
  kind === 'CAPITAL_GAINS' ? ['PDF', 'XLSX', 'CSV', 'JSON', 'SCHEDULE_112A'] : ['PDF', 'XLSX', 'CSV', 'JSON']

/** What is wrong with a range of which both days are given. */
export function rangeFault({ period, range }: StatementChoice, today: string): string | undefined {
  if (period !== 'Date Range' || !range.from || !range.to) return undefined
  return validateDateRange(range.from, range.to, today)
}

/** What is asked of the server; undefined while the two days are not there or not right. */
export function wantedOf(
  choice: StatementChoice,
  panNumber: string,
  today: string,
): StatementWanted | undefined {
  const { period, range, folio, scheme } = choice
  const ranged = period === 'Date Range'
  if (ranged && (!range.from || !range.to || rangeFault(choice, today))) return undefined
  return {
    panNumber,
    period,
    ...(ranged && range),
    folioNo: folio === ALL_FOLIOS ? null : folio,
    schemePlanCode: scheme === ALL_SCHEMES ? null : scheme,
  }
}

/** A statement that was made before, asked for again with the days that it had. */
export function requestedAgain(request: StatementRequest, panNumber: string) {
  const { kind, format, delivery, from, to, folioNo, schemePlanCode } = request
  const days = from < to ? { period: 'Date Range' as const, from, to } : { period: request.period }
  return { panNumber, kind, format, delivery, ...days, folioNo, schemePlanCode }
}
