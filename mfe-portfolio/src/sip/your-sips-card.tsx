import {
  DateTile,
  EmptyState,
  formatRupeesRounded,
  href,
  ListRow,
  Money,
  routes,
  shortNumber,
  Skeleton,
  TextLink,
  useIsOffered,
  Verbatim,
} from '@portal/kernel'
import { plural, t } from '@portal/kernel/words'
import type { UpcomingInstalment } from '@portal/contracts/systematic-plans/systematic-plan'
import { QueryCard, type CardQuery } from '../shared/query-card'
import styles from './sip.module.css'

/** The next debit of every SIP that runs. */
export function YourSipsCard({ query }: { query: CardQuery<{ upcoming: UpcomingInstalment[] }> }) {
  const manages = useIsOffered(routes.systematicPlans)
  const sips = query.data?.upcoming.filter(({ kind }) => kind === 'SIP') ?? []
  return (
    <QueryCard
      flush
      title={t`Your next debits`}
      subtitle={sips.length > 0 && sumText(sips)}
      query={query}
      failure={t`Your SIPs did not load`}
      skeleton={<Skeleton shape="row" count={3} />}
      action={
        manages && (
          <TextLink look="strong" to={href(routes.systematicPlans)}>
            {t`Manage`}
          </TextLink>
        )
      }
    >
      {() =>
        sips.length ? (
          <ul>
            {sips.map((sip) => (
              <li key={sip.planId}>
                <ListRow
                  lead={<DateTile date={sip.date} />}
                  title={<Verbatim>{sip.schemeName}</Verbatim>}
                  subtitle={lineOf(sip)}
                  figure={<Money paise={sip.amount} as="rounded" />}
                />
              </li>
            ))}
          </ul>
        ) : (
          <div className={styles.padded}>
            <EmptyState title={t`You have no SIP yet`}>
              {t`Your next debits appear here once you have one.`}
            </EmptyState>
          </div>
        )
      }
    </QueryCard>
  )
}

function sumText(sips: readonly UpcomingInstalment[]): string {
  const sum = sips.reduce((total, { amount }) => total + amount, 0)
  const count = sips.length
  const amount = formatRupeesRounded(sum)
  return plural(count, {
    one: `# SIP, ${amount} with the next debits`,
    other: `# SIPs, ${amount} with the next debits`,
  })
}

const lineOf = ({ bankName, accountLast4, isLast }: UpcomingInstalment): string =>
  [bankName && accountLast4 && `${bankName} ${shortNumber(accountLast4)}`, isLast && t`last instalment`]
    .filter(Boolean)
    .join(' · ')
