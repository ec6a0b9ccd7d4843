import { Card, DateTile, formatLongDate, formatShortDate, ListRow, Money } from '@portal/kernel'
import type { ExitPlanDue } from '@portal/kernel/contracts/exit-plan'
import type { SystematicQuote } from '../outflow-kind'

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
const movedText = ({ dueOn, dealtOn }: ExitPlanDue): string =>
  dueOn === dealtOn
    ? ''
    : `${formatShortDate(dueOn)} is a ${formatLongDate(dueOn).split(',')[0]}${isWeekend(dueOn) ? '' : ' and a holiday'}`

const isWeekend = (date: string): boolean => [0, 6].includes(new Date(`${date}T00:00:00Z`).getUTCDay())
