import { formatDueDate } from '@portal/contracts/format'
import {
  Card,
  DateTile,
  DetailList,
  type DetailRow,
  formatDate,
  formatLongDate,
  formatShortDate,
  formatTime,
  indiaDate,
  ListRow,
  Money,
  Note,
} from '@portal/kernel'
import type { SystematicOutflowDue } from '@portal/contracts/systematic-plans/systematic-outflow'
import type { SystematicOutflowFrequency } from '@portal/contracts/orders/order-terms'
import { costRows } from '../quote'
import type { SystematicKind, SystematicQuote } from '../outflow-kind'
import { Figure } from '../../../transaction/order-card'
import styles from '../../../transaction/order-card.module.css'

/** All that leaves, in paise, or each time where it runs until it is cancelled. */
export const sumOf = ({ total, amount }: SystematicQuote): number => total ?? amount

/** What the plan comes to, and until when it can be taken back. */
export function PlanSum({ kind, quote }: { kind: SystematicKind; quote: SystematicQuote }) {
  const { amount, frequency, cancelUntil } = quote
  return (
    <>
      <Figure text={lifeText(quote)}>
        <Money paise={sumOf(quote)} as="display" />
      </Figure>
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

const every: Readonly<Record<SystematicOutflowFrequency, string>> = {
  Monthly: 'month',
  Quarterly: 'quarter',
  'Half Yearly': 'half-year',
  Yearly: 'year',
}

/** "Each month" */
export const eachText = (frequency: SystematicOutflowFrequency): string => `Each ${every[frequency]}`

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

/** The first due dates, each with why it is another day where it is. */
export function DatesCard({ quote: { dues, amount, installments } }: { quote: SystematicQuote }) {
  const all = installments === dues.length
  return (
    <Card
      title={all ? `All ${dues.length} dates` : `The first ${dues.length} dates`}
      subtitle="On the day, or on the next business day."
      flush
    >
      <ul>
        {dues.map((due, index) => (
          <li key={due.dueOn}>
            <ListRow
              lead={<DateTile date={due.dealtOn} />}
              title={formatLongDate(due.dealtOn)}
              subtitle={
                [index === 0 && 'First instalment', movedText(due)].filter(Boolean).join(' · ') || undefined
              }
              figure={<Money paise={amount} />}
            />
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** Why an instalment is dealt on another day than it is due; empty where it is not. */
const movedText = ({ dueOn, dealtOn }: SystematicOutflowDue): string =>
  dueOn === dealtOn
    ? ''
    : `${formatShortDate(dueOn)} is a ${formatLongDate(dueOn).split(',')[0]}${isWeekend(dueOn) ? '' : ' and a holiday'}`

const isWeekend = (date: string): boolean => [0, 6].includes(new Date(`${date}T00:00:00Z`).getUTCDay())
