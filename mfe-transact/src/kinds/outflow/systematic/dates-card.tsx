import { Card, DateTile, formatLongDate, ListRow, Money } from '@portal/kernel'
import type { SystematicQuote } from './systematic-kind'
import { movedText } from './plan-words'

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
