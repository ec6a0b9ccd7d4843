import { Card, EmptyState, href, IconTile, LinkButton, ListRow, routes, StatusPill } from '@portal/kernel'
import { t } from '@portal/kernel/words'
import type { Ticket } from '@portal/contracts/support/support-ticket'
import { useAnswerTime } from '../shared/periods'
import { useQueries } from './help.api'
import { Loaded } from './loaded'
import { lineOf, reservationsOf } from './query-words'
import styles from './help.module.css'

/** What the investor asked, and where each query stands. */
export function QueriesCard({ pan }: { pan: string }) {
  const query = useQueries(pan)
  const answerTime = useAnswerTime()
  return (
    <Card
      flush
      title={t`Your queries`}
      subtitle={answerTime}
      action={
        <LinkButton variant="secondary" size="sm" icon="pencil" to={href(routes.askQuery)}>
          {t`Ask a question`}
        </LinkButton>
      }
      busy={!query.data && !query.error}
    >
      <Loaded query={query} failure={t`Your queries did not load`}>
        {({ tickets }) =>
          tickets.length ? (
            tickets.map((each) => <QueryRow key={each.number} query={each} />)
          ) : (
            <div className={styles.padded}>
              <EmptyState
                title={t`No queries yet`}
              >{t`What you ask us is listed here with our answers.`}</EmptyState>
            </div>
          )
        }
      </Loaded>
    </Card>
  )
}

function QueryRow({ query }: { query: Ticket }) {
  const { tone, text } = reservationsOf(query)
  return (
    <ListRow
      to={href(routes.helpQuery, { number: query.number })}
      lead={<IconTile icon="message" />}
      title={query.subject}
      subtitle={lineOf(query)}
      status={<StatusPill tone={tone}>{text}</StatusPill>}
    />
  )
}
