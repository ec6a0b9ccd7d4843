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
  textOf,
  type Text,
} from '@portal/kernel'
import { msg, plural, t } from '@portal/kernel/words'
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
  const time = formatTime(cancelUntil)
  const day = formatDate(indiaDate(cancelUntil))
  return (
    <>
      <Figure text={lifeText(quote)}>
        <Money paise={sumOf(quote)} as="display" />
      </Figure>
      <DetailList
        rows={[
          { label: textOf(eachNames[frequency]), value: <Money paise={amount} /> },
          ...costRows(quote, t`Exit load, the first time`),
          ...kind.summary(quote),
          ...lifeRows(quote),
        ]}
      />
      <div className={styles.blocks}>
        <Note icon="calendar-clock" title={t`You can take it back`} compact>
          {t`Until ${time} on ${day} nothing is registered.`}
        </Note>
      </div>
    </>
  )
}

const eachNames: Readonly<Record<SystematicOutflowFrequency, Text>> = {
  Monthly: msg`Each month`,
  Quarterly: msg`Each quarter`,
  'Half Yearly': msg`Each half-year`,
  Yearly: msg`Each year`,
}

const untilCancelled: Readonly<Record<SystematicOutflowFrequency, Text>> = {
  Monthly: msg`each month, until you cancel it`,
  Quarterly: msg`each quarter, until you cancel it`,
  'Half Yearly': msg`each half-year, until you cancel it`,
  Yearly: msg`each year, until you cancel it`,
}

/** "in 6 instalments", "each month, until you cancel it" */
const lifeText = ({ installments, frequency }: SystematicQuote): string =>
  installments === null ? textOf(untilCancelled[frequency]) : t`in ${installments} instalments`

/** From when to when, in the words of the receipt. */
function lifeRows({ dues, endDate, installments }: SystematicQuote): DetailRow[] {
  const [first] = dues
  // The last due date may be moved, as the list of dates says where it shows them all.
  const last = installments === dues.length ? dues.at(-1) : undefined
  const end = endDate ? formatLongDate(endDate) : t`Until you cancel it`
  return [
    ...(first ? [{ label: t`First due date`, value: formatDueDate(first.dueOn, first.dealtOn) }] : []),
    { label: t`Last due date`, value: last ? formatDueDate(last.dueOn, last.dealtOn) : end },
  ]
}

/** The first due dates, each with why it is another day where it is. */
export function DatesCard({ quote: { dues, amount, installments } }: { quote: SystematicQuote }) {
  const all = installments === dues.length
  const count = dues.length
  return (
    <Card
      title={
        all
          ? t`${plural(count, { one: 'All # dates', other: 'All # dates' })}`
          : t`${plural(count, { one: 'The first # dates', other: 'The first # dates' })}`
      }
      subtitle={t`On the day, or on the next business day.`}
      flush
    >
      <ul>
        {dues.map((due, index) => (
          <li key={due.dueOn}>
            <ListRow
              lead={<DateTile date={due.dealtOn} />}
              title={formatLongDate(due.dealtOn)}
              subtitle={
                [index === 0 && t`First instalment`, movedText(due)].filter(Boolean).join(' · ') || undefined
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
function movedText({ dueOn, dealtOn }: SystematicOutflowDue): string {
  if (dueOn === dealtOn) return ''
  const day = formatShortDate(dueOn)
  const weekday = formatLongDate(dueOn).split(',')[0] ?? ''
  return isWeekend(dueOn) ? t`${day} is a ${weekday}` : t`${day} is a ${weekday} and a holiday`
}

const isWeekend = (date: string): boolean => [0, 6].includes(new Date(date).getUTCDay())
