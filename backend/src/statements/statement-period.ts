import { t } from '@portal/contracts/words/macros'
import type { StatementPeriod } from '@portal/contracts/statements/statement'
import { validateDateRange } from '@portal/contracts/validation'
import { Refusal } from '../platform/refusal'
import { endOfYear, financialYearOf, startOfYear } from '../regulation/financial-year'

export interface Days {
  from: string
  to: string
}

interface Requested {
  period: StatementPeriod
  from?: string | undefined
  to?: string | undefined
}

/**
 * The days of a period, both included; `inception` is the day of the first transaction. Throws a refusal for a range
 * that is none.
 */
export function daysOf({ period, from, to }: Requested, today: string, inception: string | undefined): Days {
  const year = financialYearOf(today)
  switch (period) {
    case 'Current Financial Year':
      return { from: startOfYear(year), to: today }
    case 'Previous Financial Year':
      return { from: startOfYear(year - 1), to: endOfYear(year - 1) }
    case 'Since Inception':
      return { from: inception ?? today, to: today }
    case 'Date Range':
      return rangeOf(from, to, today)
  }
}

function rangeOf(from: string | undefined, to: string | undefined, today: string): Days {
  const fault = validateDateRange(from, to, today)
  if (fault || !from || !to) throw new Refusal('-470', `${fault ?? t`Enter both dates`}.`)
  return { from, to }
}
