import {
  Card,
  formatDate,
  href,
  ListRow,
  planChangeTitles,
  routes,
  StatusPill,
  type PillTone,
} from '@portal/kernel'
import type { PastChange } from '@portal/contracts/systematic-plans/systematic-plan'

const pills: Readonly<Record<PastChange['state'], { tone: PillTone; text: string }>> = {
  accepted: { tone: 'info', text: 'Accepted' },
  registered: { tone: 'positive', text: 'Done' },
  cancelled: { tone: 'neutral', text: 'Taken back' },
  rejected: { tone: 'negative', text: 'Rejected' },
}

/** What was changed of a plan, the newest first. */
export function ChangesCard({ changes }: { changes: readonly PastChange[] }) {
  return (
    <Card title="Changes" flush>
      <ul>
        {changes.map(({ transactionId, kind, state, orderedOn, holdsFrom }) => (
          <li key={transactionId}>
            <ListRow
              to={href(routes.planChanged, { order: transactionId })}
              title={planChangeTitles[kind]}
              subtitle={`Ordered on ${formatDate(orderedOn)}, in force from ${formatDate(holdsFrom)}`}
              status={<StatusPill tone={pills[state].tone}>{pills[state].text}</StatusPill>}
            />
          </li>
        ))}
      </ul>
    </Card>
  )
}
