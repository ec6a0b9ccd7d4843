import {
  DetailList,
  type DetailRow,
  formatDate,
  formatDueDate,
  formatLongDate,
  formatTime,
  indiaDate,
  Money,
  Note,
} from '@portal/kernel'
import type { ExitPlanFrequency } from '@portal/kernel/contracts/order-terms'
import { costRows } from '../cost-rows'
import type { SystematicKind, SystematicQuote } from '../outflow-kind'
import styles from '../outflow.module.css'

/** All that leaves, in paise, or each time where it runs until it is cancelled. */
export const sumOf = ({ total, amount }: SystematicQuote): number => total ?? amount

/** What the plan comes to, and until when it can be taken back. */
export function PlanSum({ kind, quote }: { kind: SystematicKind; quote: SystematicQuote }) {
  const { amount, frequency, cancelUntil } = quote
  return (
    <>
      <p className={styles.figure}>
        <Money paise={sumOf(quote)} as="display" />
      </p>
      <p className={styles.small}>{lifeText(quote)}</p>
      <DetailList
        rows={[
          { label: eachText(frequency), value: <Money paise={amount} /> },
          ...costRows(quote, 'Exit load, the first time'),
          ...kind.summary(quote),
          ...lifeRows(quote),
        ]}
      />
      <div className={styles.blocks}>
        <Note icon="calendar-clock" title="You can take it back" compact>
          Until {formatTime(cancelUntil)} on {formatDate(indiaDate(cancelUntil))} nothing is registered.
        </Note>
      </div>
    </>
  )
}

const every: Readonly<Record<ExitPlanFrequency, string>> = {
  Monthly: 'month',
  Quarterly: 'quarter',
  'Half Yearly': 'half-year',
  Yearly: 'year',
}

/** "Each month" */
export const eachText = (frequency: ExitPlanFrequency): string => `Each ${every[frequency]}`

/** "in 6 instalments", "each month, until you cancel it" */
const lifeText = ({ installments, frequency }: SystematicQuote): string =>
  installments === null
    ? `${eachText(frequency).toLowerCase()}, until you cancel it`
    : `in ${installments} instalments`

/** From when to when, in the words of the receipt. */
function lifeRows({ dues, endDate, installments }: SystematicQuote): DetailRow[] {
  const [first] = dues
  // The last due date may be moved, as the list of dates says where it shows them all.
  const last = installments === dues.length ? dues.at(-1) : undefined
  const end = endDate ? formatLongDate(endDate) : 'Until you cancel it'
  return [
    ...(first ? [{ label: 'First due date', value: formatDueDate(first.dueOn, first.dealtOn) }] : []),
    { label: 'Last due date', value: last ? formatDueDate(last.dueOn, last.dealtOn) : end },
  ]
}
