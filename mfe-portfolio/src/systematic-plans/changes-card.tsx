import {
  Card,
  formatDate,
  href,
  ListRow,
  planChangeTitles,
  routes,
  StatusPill,
  type PillTone,
  type Text,
  textOf,
} from '@portal/kernel'
import { msg, t } from '@portal/kernel/words'
import type { PastChange } from '@portal/contracts/systematic-plans/systematic-plan'

const pills: Readonly<Record<PastChange['state'], { tone: PillTone; text: Text }>> = {
  accepted: { tone: 'info', text: msg`Accepted` },
  registered: { tone: 'positive', text: msg`Done` },
  cancelled: { tone: 'neutral', text: msg`Taken back` },
  rejected: { tone: 'negative', text: msg`Rejected` },
}

/** What was changed of a plan, the newest first. */
export function ChangesCard({ changes }: { changes: readonly PastChange[] }) {
  return (
    <Card title={t`Changes`} flush>
      <ul>
        {changes.map(({ transactionId, kind, state, orderedOn, holdsFrom }) => {
          const ordered = formatDate(orderedOn)
          const start = formatDate(holdsFrom)
          return (
            <li key={transactionId}>
              <ListRow
                to={href(routes.planChanged, { order: transactionId })}
                title={planChangeTitles[kind]}
                subtitle={t`Ordered on ${ordered}, in force from ${start}`}
                status={<StatusPill tone={pills[state].tone}>{textOf(pills[state].text)}</StatusPill>}
              />
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
