import { formatLongDate, formatRupeesRounded, formatShortDate } from '@portal/kernel'
import type { ExitPlanDue } from '@portal/kernel/contracts/exit-plan'
import type { ExitPlanFrequency } from '@portal/kernel/contracts/order-terms'
import type { SystematicQuote } from './systematic-kind'

const every: Readonly<Record<ExitPlanFrequency, string>> = {
  Monthly: 'month',
  Quarterly: 'quarter',
  'Half Yearly': 'half-year',
  Yearly: 'year',
}

/** "Each month" */
export const eachText = (frequency: ExitPlanFrequency): string => `Each ${every[frequency]}`

/** "in 6 instalments", "each month, until you cancel it" */
export const lifeText = ({ installments, frequency }: SystematicQuote): string =>
  installments === null
    ? `${eachText(frequency).toLowerCase()}, until you cancel it`
    : `in ${installments} instalments`

/** Why an instalment is dealt on another day than it is due; empty where it is not. */
export const movedText = ({ dueOn, dealtOn }: ExitPlanDue): string =>
  dueOn === dealtOn
    ? ''
    : `${formatShortDate(dueOn)} is a ${formatLongDate(dueOn).split(',')[0]}${isWeekend(dueOn) ? '' : ' and a holiday'}`

const isWeekend = (date: string): boolean => [0, 6].includes(new Date(`${date}T00:00:00Z`).getUTCDay())

/** What it takes altogether, what else leaves the fund, and whether that is there; empty where nothing is to say. */
export function enoughText(quote: SystematicQuote): string {
  const { installments, amount, total, freeValue, othersAMonth } = quote
  const sum =
    total === null ? '' : `${installments} × ${formatRupeesRounded(amount)} = ${formatRupeesRounded(total)}.`
  const others = othersAMonth
    ? `Your other plans take up to ${formatRupeesRounded(othersAMonth)} a month out of this fund.`
    : ''
  const lasts = Math.floor(freeValue / amount)
  const short =
    total === null || total > freeValue
      ? `The free units are worth about ${formatRupeesRounded(freeValue)}, enough for ${lasts} ${lasts === 1 ? 'instalment' : 'instalments'} at today’s value. We leave out an instalment that finds too few units.`
      : ''
  return [sum, others, short].filter(Boolean).join(' ')
}
