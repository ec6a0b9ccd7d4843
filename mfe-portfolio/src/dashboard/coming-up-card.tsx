import { DateTile, EmptyState, href, ListRow, routes, Skeleton, TextLink } from '@portal/kernel'
import { t, Trans } from '@portal/kernel/words'
import type { UpcomingInstalment } from '@portal/contracts/systematic-plans/systematic-plan'
import { Amount, useAmountText } from '../shared/amounts'
import { QueryCard, type CardQuery } from '../shared/query-card'
import styles from './card-notes.module.css'
import { instalmentLine, instalmentTitle, moneyToKeep } from './upcoming'

interface ComingUpCardProps {
  query: CardQuery<{ upcoming: UpcomingInstalment[] }>
  /** The business clock's day in India. */
  today: string
}

/** The next instalments, and how much money they need where. */
export function ComingUpCard({ query, today }: ComingUpCardProps) {
  return (
    <QueryCard
      flush
      title={t`Coming up`}
      query={query}
      failure={t`Your plans did not load`}
      skeleton={<Skeleton shape="row" count={3} />}
      subtitle={<MoneyToKeep plans={query.data?.upcoming ?? []} today={today} />}
      action={
        <TextLink look="strong" to={href(routes.systematicPlans)}>
          {t`Manage`}
        </TextLink>
      }
    >
      {({ upcoming }) =>
        upcoming.length ? (
          upcoming.map((plan) => (
            <ListRow
              key={`${plan.planId} ${plan.date}`}
              lead={<DateTile date={plan.date} />}
              title={instalmentTitle(plan)}
              subtitle={instalmentLine(plan)}
              figure={<Amount paise={plan.amount} as="rounded" />}
            />
          ))
        ) : (
          <div className={styles.padded}>
            <EmptyState title={t`No upcoming instalments`}>
              {t`With a SIP you invest the same amount every month.`}
            </EmptyState>
          </div>
        )
      }
    </QueryCard>
  )
}

function MoneyToKeep({ plans, today }: { plans: readonly UpcomingInstalment[]; today: string }) {
  const amountText = useAmountText()
  return moneyToKeep(plans, today).map(({ amount, account, by }) => {
    const figure = <strong className={styles.figure}>{amountText(amount)}</strong>
    return (
      <p key={account}>
        {by ? (
          <Trans>
            Keep {figure} in {account} by {by}.
          </Trans>
        ) : (
          <Trans>
            Keep {figure} in {account} from today.
          </Trans>
        )}
      </p>
    )
  })
}
