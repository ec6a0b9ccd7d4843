import { formatDueDate, formatLongDate, Money, type DetailRow } from '@portal/kernel'
import type { SystematicQuote } from './systematic-kind'
import { eachText } from './plan-words'

const cost = (label: string, paise: number): DetailRow[] =>
  paise ? [{ label, value: <Money paise={paise} as="cost" /> }] : []

/** What leaves each time, and what comes off the first time. */
export function amountRows({ amount, frequency, exitLoad, stt, tds }: SystematicQuote): DetailRow[] {
  return [
    { label: eachText(frequency), value: <Money paise={amount} /> },
    ...(exitLoad
      ? cost('Exit load, the first time', exitLoad)
      : [{ label: 'Exit load, the first time', value: 'None' }]),
    ...cost('Securities tax (STT)', stt),
    ...cost('Tax deducted at source, estimated', tds),
  ]
}

/** From when to when, in the words of the receipt. */
export function lifeRows({ dues, endDate, installments }: SystematicQuote): DetailRow[] {
  const [first] = dues
  // The last due date may be moved, as the list of dates says where it shows them all.
  const last = installments === dues.length ? dues.at(-1) : undefined
  return [
    ...(first ? [{ label: 'First due date', value: formatDueDate(first.dueOn, first.dealtOn) }] : []),
    { label: 'Last due date', value: last ? formatDueDate(last.dueOn, last.dealtOn) : endText(endDate) },
  ]
}

const endText = (endDate: string | null) => (endDate ? formatLongDate(endDate) : 'Until you cancel it')
