import { textOf, type Text } from '@portal/kernel'
import { msg, t } from '@portal/kernel/words'
import { BusinessDate } from '@portal/contracts/wire/common'
import type { WithdrawalPeriod } from '@portal/contracts/orders/order-terms'
import type { OutflowDraft } from '../outflow-draft'
import { amountError, type Free } from '../outflow-values'

const mostInstalments = 1200

/** Until when the draft wants it to run; undefined while that is not said yet. */
function periodOf({
  periodType,
  endDate,
  installments,
}: Pick<OutflowDraft, 'periodType' | 'endDate' | 'installments'>): WithdrawalPeriod | undefined {
  if (periodType === 'Until cancelled') return { periodType }
  if (periodType === 'Till date')
    return BusinessDate.safeParse(endDate).success ? { periodType, endDate } : undefined
  const count = /^\d{1,4}$/.test(installments.trim()) ? Number(installments) : 0
  return count >= 1 && count <= mostInstalments ? { periodType, installments: count } : undefined
}

/** What plans of every kind ask for; undefined while something is missing. */
export function systematicTerms(draft: OutflowDraft) {
  const { schemePlanCode, folioNo, amount, frequency, dayOfMonth } = draft
  const period = periodOf(draft)
  if (!schemePlanCode || !folioNo || !amount || !dayOfMonth || !period) return undefined
  return { schemePlanCode, folioNo, amount, frequency, dayOfMonth: Number(dayOfMonth), period }
}

const periodErrors: Readonly<Record<OutflowDraft['periodType'], Record<string, Text>>> = {
  'Until cancelled': {},
  'Till date': { endDate: msg`Enter the last date, such as 31 Mar 2028` },
  'Number of instalments': { installments: msg`Enter a number of instalments, such as 12` },
}

const periodError = ({ periodType }: OutflowDraft): Record<string, string> =>
  Object.fromEntries(Object.entries(periodErrors[periodType]).map(([field, text]) => [field, textOf(text)]))

/** Everything of every plan but the kind's own that keeps it from its review, by field. */
export function planErrors(draft: OutflowDraft, free: Free): Record<string, string> {
  return {
    ...amountError(draft, free),
    ...(!draft.dayOfMonth && { dayOfMonth: t`Choose a day of the month` }),
    ...(!periodOf(draft) && periodError(draft)),
  }
}
