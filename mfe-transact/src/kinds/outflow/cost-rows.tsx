import { type DetailRow, Money } from '@portal/kernel'
import type { OutflowQuote } from './outflow-kind'

const cost = (label: string, paise: number): DetailRow[] =>
  paise ? [{ label, value: <Money paise={paise} as="cost" /> }] : []

/** What comes off. */
export const costRows = ({ exitLoad, stt, tds }: OutflowQuote, load: string): DetailRow[] => [
  ...(exitLoad ? cost(load, exitLoad) : [{ label: load, value: 'None' }]),
  ...cost('Securities tax (STT)', stt),
  ...cost('Tax deducted at source, estimated', tds),
]
