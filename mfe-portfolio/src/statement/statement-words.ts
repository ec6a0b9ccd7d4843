import { formatDate, indiaDate, maskFolio, type Text, textOf } from '@portal/kernel'
import { msg, t } from '@portal/kernel/words'
import type {
  StatementFormat,
  StatementKind,
  StatementPeriod,
  StatementRequest,
} from '@portal/contracts/statements/statement'

export const kindNames: Readonly<Record<StatementKind, Text>> = {
  ACCOUNT: msg`Account statement`,
  CAPITAL_GAINS: msg`Capital gains`,
  ELSS: msg`ELSS summary`,
  IDCW: msg`IDCW summary`,
}

export const periodNames: Readonly<Record<StatementPeriod, Text>> = {
  'Current Financial Year': msg`Current Financial Year`,
  'Previous Financial Year': msg`Previous Financial Year`,
  'Since Inception': msg`Since Inception`,
  'Date Range': msg`Date Range`,
}

export const formatNames: Readonly<Record<StatementFormat, Text>> = {
  PDF: 'PDF',
  XLSX: msg`Excel`,
  CSV: 'CSV',
  JSON: 'JSON',
  SCHEDULE_112A: '112A',
}

/** The year in which the Indian financial year of a day begins. */
const yearOf = (date: string): number => Number(date.slice(0, 4)) - (date.slice(5) < '04-01' ? 1 : 0)

function daysText(firstDay: string, lastDay: string): string {
  const from = formatDate(firstDay)
  const to = formatDate(lastDay)
  return t`${from} to ${to}`
}

/** What stands under a period; undefined where its days are yet to be chosen. */
export function periodDays(period: StatementPeriod, today: string, inception: string): string {
  const year = yearOf(today)
  switch (period) {
    case 'Current Financial Year': {
      const day = formatDate(`${year}-04-01`)
      return t`${day} to today`
    }
    case 'Previous Financial Year':
      return daysText(`${year - 1}-04-01`, `${year}-03-31`)
    case 'Since Inception': {
      const day = formatDate(inception)
      return t`From ${day}`
    }
    case 'Date Range':
      return t`Choose two dates`
  }
}

/** "Capital gains, 2024–25" for a whole financial year, else with its days. */
export function requestTitle({ kind, from, to }: StatementRequest): string {
  const year = yearOf(from)
  const whole = from === `${year}-04-01` && to === `${year + 1}-03-31`
  const when = whole ? `${year}–${String((year + 1) % 100).padStart(2, '0')}` : daysText(from, to)
  return `${textOf(kindNames[kind])}, ${when}`
}

const outcomes: Readonly<Record<StatementRequest['state'], Text>> = {
  waiting: msg`being made`,
  making: msg`being made`,
  ready: msg`ready to download`,
  sent: msg`sent`,
  failed: msg`no longer kept`,
}

/** "All folios · PDF · 4 Apr 2026 to XXha@example.in" */
export function requestDetail(request: StatementRequest, email: string): string {
  const { folioNo, format, requestedAt, delivery, state } = request
  const folio = folioNo && maskFolio(folioNo)
  const scope = folio ? t`Folio ${folio}` : t`All folios`
  const outcome = textOf(outcomes[state])
  const day = formatDate(indiaDate(requestedAt))
  const end = delivery === 'EMAIL' && state === 'sent' ? t`${day} to ${email}` : `${day}, ${outcome}`
  return `${scope} · ${textOf(formatNames[format])} · ${end}`
}
