import {
  Card,
  EmptyState,
  ErrorPanel,
  formatLongDate,
  href,
  LinkButton,
  OnlyWide,
  Page,
  routes,
  Skeleton,
  SkeletonRegion,
  Stack,
  useInvestor,
} from '@portal/kernel'
import { BetweenCard } from '../shared/between-card'
import { usePortfolio } from './portfolio.api'
import { Portfolio } from './portfolio'

/** /home/investments/portfolio: everything that the investor owns. */
export default function PortfolioPage() {
  const { pan } = useInvestor()
  const { portfolio, folios, allocation } = usePortfolio(pan)
  const { data } = portfolio
  const failed = [portfolio, folios].find(({ error, data: got }) => error && !got)
  return (
    <Page
      title="My portfolio"
      context={data && contextOf(data)}
      action={
        <OnlyWide>
          <LinkButton to={href(routes.exploreFunds)} icon="plus">
            Invest more
          </LinkButton>
        </OnlyWide>
      }
    >
      {failed ? (
        <Failed query={failed} />
      ) : !data || !folios.data ? (
        <Waiting />
      ) : data.holdings.length ? (
        <Portfolio portfolio={data} folios={folios.data.folios} allocation={allocation} />
      ) : data.between.length ? (
        <BetweenCard between={data.between} serverNow={data.serverNow} />
      ) : (
        <Nothing />
      )}
    </Page>
  )
}

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

function contextOf({
  schemeCount,
  folioCount,
  navDate,
}: {
  schemeCount: number
  folioCount: number
  navDate: string | null
}) {
  if (!navDate) return undefined
  const [, ...date] = formatLongDate(navDate).split(', ')
  return `${counted(schemeCount, 'scheme', 'schemes')} in ${counted(folioCount, 'folio', 'folios')}. Values use the NAVs of ${date.join(', ')}.`
}

function Failed({ query }: { query: { error: Error | null; isFetching: boolean; refetch: () => unknown } }) {
  return (
    <ErrorPanel
      fullPage
      title="Your portfolio did not load"
      onRetry={() => void query.refetch()}
      retrying={query.isFetching}
      wayOut={{ to: href(routes.dashboard), label: 'Go to Home' }}
    >
      {query.error?.message} Your units are safe.
    </ErrorPanel>
  )
}

function Waiting() {
  return (
    <SkeletonRegion>
      <Stack>
        <Card label="Totals">
          <Skeleton shape="figure" />
        </Card>
        <Card label="Holdings">
          <Skeleton shape="row" count={6} />
        </Card>
      </Stack>
    </SkeletonRegion>
  )
}

function Nothing() {
  return (
    <EmptyState
      fullPage
      title="You hold no units yet"
      action={<LinkButton to={href(routes.exploreAllFunds)}>Explore funds</LinkButton>}
    >
      You see your funds here once you have invested.
    </EmptyState>
  )
}
