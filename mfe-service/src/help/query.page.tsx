import {
  Button,
  Card,
  EmptyState,
  ErrorPanel,
  href,
  LinkButton,
  Note,
  Page,
  routes,
  Skeleton,
  SkeletonRegion,
  Stack,
  StatusPill,
  useFigures,
  useSearchParams,
  textOf,
} from '@portal/kernel'
import { plural, t } from '@portal/kernel/words'
import type { TicketDetails } from '@portal/contracts/support/support-ticket'
import { useTicket, useTicketActs } from './help.api'
import { momentOf, reservationsOf, topicNames } from './query-words'
import { RateCard } from './rate-card'
import { ReplyCard } from './reply-card'
import { Thread } from './thread'
import { useRefused } from './use-refused'

const back = () => ({ to: href(routes.help), label: t`Help` })

/** /home/help/query?number=…: one query, its answers, and what to do next. */
export default function QueryPage() {
  const [address] = useSearchParams()
  const query = useTicket(address.get('number') ?? '')
  if (query.data) return <Opened details={query.data} />
  const isAbsent = query.error?.status === 404 || query.error?.status === 400
  return (
    <Page title={t`Your query`} back={back()} width="narrow">
      {isAbsent ? (
        <EmptyState
          fullPage
          title={t`We could not find this query`}
          action={<LinkButton to={href(routes.help)}>{t`See your queries`}</LinkButton>}
        >
          {t`The link may be incomplete. All of your queries are listed in Help.`}
        </EmptyState>
      ) : query.error ? (
        <ErrorPanel
          fullPage
          title={t`Your query did not load`}
          error={query.error}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
        >
          {query.error.message}
        </ErrorPanel>
      ) : (
        <SkeletonRegion>
          <Skeleton shape="row" count={3} />
        </SkeletonRegion>
      )}
    </Page>
  )
}

function Opened({ details }: { details: TicketDetails }) {
  const { number, subject, topic, requestedAt } = details.case
  const { tone, text } = reservationsOf(details.case)
  const day = momentOf(requestedAt)
  return (
    <Page
      title={subject}
      context={`${number} · ${textOf(topicNames[topic])} · ${t`Asked on ${day}`}`}
      back={back()}
      action={<StatusPill tone={tone}>{text}</StatusPill>}
      width="narrow"
    >
      <Stack>
        <Thread entries={details.entries} />
        {details.canRate && <RateCard number={number} />}
        <NextWord details={details} />
      </Stack>
    </Page>
  )
}

/** Writing on, where that is possible, and closing. */
function NextWord({ details }: { details: TicketDetails }) {
  const { number, state } = details.case
  const days = useFigures()?.days.reopenQuery
  if (state === 'closed' && !details.reopenUntil)
    return (
      <Note
        title={closedWords(days)}
        action={
          <LinkButton size="sm" variant="secondary" to={href(routes.askQuery, { topic: details.case.topic })}>
            {t`Ask a new question`}
          </LinkButton>
        }
      >
        {t`You can still read it here.`}
      </Note>
    )
  return (
    <>
      <ReplyCard details={details} />
      {state !== 'closed' && <CloseCard number={number} reopenDays={days} />}
    </>
  )
}

function closedWords(days: number | undefined): string {
  if (days === undefined) return t`This query was closed`
  return plural(days, {
    one: 'This query was closed more than # day ago',
    other: 'This query was closed more than # days ago',
  })
}

function CloseCard({ number, reopenDays }: { number: string; reopenDays: number | undefined }) {
  const { close } = useTicketActs(number)
  const { refused, attempt } = useRefused()
  return (
    <Card
      title={t`Is it settled?`}
      subtitle={
        reopenDays !== undefined &&
        plural(reopenDays, {
          one: 'You can reopen a closed query for # day.',
          other: 'You can reopen a closed query for # days.',
        })
      }
    >
      <Stack gap="sm">
        {refused && (
          <Note tone="negative" role="alert">
            {refused}
          </Note>
        )}
        <div>
          <Button
            variant="secondary"
            busy={close.isPending}
            onClick={() => void attempt(() => close.mutateAsync())}
          >
            {t`Close this query`}
          </Button>
        </div>
      </Stack>
    </Card>
  )
}
