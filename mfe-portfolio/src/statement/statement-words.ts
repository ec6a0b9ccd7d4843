import { formatDate, indiaDate, maskFolio } from '@portal/kernel'
import type {
  StatementFormat,
  StatementKind,
  StatementPeriod,
  StatementRequest,
} from '@portal/contracts/statements/statement'

export const kindNames: Readonly<Record<StatementKind, string>> = {
  ACCOUNT: 'Account statement',
  CAPITAL_GAINS: 'Capital gains',
  ELSS: 'ELSS summary',
  IDCW: 'IDCW summary',
}

export const formatNames: Readonly<Record<StatementFormat, string>> = {
  PDF: 'PDF',
  XLSX: 'Excel',
  CSV: 'CSV',
  JSON: 'JSON',
  SCHEDULE_112A: '112A',
}

/** The year in which the Indian financial year of a day begins. */
const yearOf = (date: string): number => Number(date.slice(0, 4)) - (date.slice(5) < '04-01' ? 1 : 0)

/** What stands under a period; undefined where its days are yet to be chosen. */
export function periodDays(period: StatementPeriod, today: string, inception: string): string {
  const year = yearOf(today)
  switch (period) {
    case 'Current Financial Year':
      return `${formatDate(`${year}-04-01`)} to today`
    case 'Previous Financial Year':
      return `${formatDate(`${year - 1}-04-01`)} to ${formatDate(`${year}-03-31`)}`
    case 'Since Inception':
      return `From ${formatDate(inception)}`
    case 'Date Range':
      return 'Choose two dates'
  }
}

/** "Capital gains, 2024–25" for a whole financial year, else with its days. */
export function requestTitle({ kind, from, to }: StatementRequest): string {
  const year = yearOf(from)
  const whole = from === `${year}-04-01` && to === `${year + 1}-03-31`
  const when = whole
    ? `${year}–${String((year + 1) % 100).padStart(2, '0')}`
    : `${formatDate(from)} to ${formatDate(to)}`
  return `${kindNames[kind]}, ${when}`
}

const outcomes: Readonly<Record<StatementRequest['state'], string>> = {
  waiting: 'being made',
  making: 'being made',
  ready: 'ready to download',
  sent: 'sent',
  failed: 'no longer kept',
}

/** "All folios · PDF · 4 Apr 2026 to XXha@example.in" */
export function requestDetail(request: StatementRequest, email: string): string {
  const { folioNo, format, requestedAt, delivery, state } = request
  const folio = folioNo === null ? 'All folios' : `Folio ${maskFolio(folioNo)}`
  const day = formatDate(indiaDate(requestedAt))
  const end = delivery === 'EMAIL' && state === 'sent' ? `${day} to ${email}` : `${day}, ${outcomes[state]}`
  return `${folio} · ${formatNames[format]} · ${end}`
}
