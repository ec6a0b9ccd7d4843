import { formatDate, Money, type DetailRow } from '@portal/kernel'
import type { PlanQuote } from '../kinds/plan-kind'
import { eachText } from './plan-words'

const cost = (label: string, paise: number): DetailRow[] =>
  paise ? [{ label, value: <Money paise={paise} as="cost" /> }] : []

/** What leaves each time, and what comes off the first time. */
export function amountRows({ amount, frequency, exitLoad, stt, tds }: PlanQuote): DetailRow[] {
  return [
    { label: eachText(frequency), value: <Money paise={amount} /> },
    ...(exitLoad
      ? cost('Exit load, the first time', exitLoad)
      : [{ label: 'Exit load, the first time', value: 'None' }]),
    ...cost('Securities tax (STT)', stt),
    ...cost('Tax deducted at source, estimated', tds),
  ]
}

/** From when to when. */
export function lifeRows({ dues, endDate }: PlanQuote): DetailRow[] {
  const [first] = dues
  return [
    ...(first ? [{ label: 'First', value: formatDate(first.dealtOn) }] : []),
    { label: 'Last', value: endDate ? formatDate(endDate) : 'When you cancel it' },
  ]
}
