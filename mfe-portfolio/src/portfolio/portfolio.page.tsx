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
import { plural, t } from '@portal/kernel/words'
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
      title={t`My portfolio`}
      context={data && contextOf(data)}
      action={
        <OnlyWide>
          <LinkButton to={href(routes.exploreFunds)} icon="plus">
            {t`Invest more`}
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
  const day = date.join(', ')
  return t`${plural(schemeCount, { one: '# scheme', other: '# schemes' })} in ${plural(folioCount, { one: '# folio', other: '# folios' })}. Values use the NAVs of ${day}.`
}

function Failed({ query }: { query: { error: Error | null; isFetching: boolean; refetch: () => unknown } }) {
  return (
    <ErrorPanel
      fullPage
      title={t`Your portfolio did not load`}
      error={query.error}
      onRetry={() => void query.refetch()}
      retrying={query.isFetching}
      wayOut={{ to: href(routes.dashboard), label: t`Go to Home` }}
    >
      {query.error?.message} {t`Your units are safe.`}
    </ErrorPanel>
  )
}

function Waiting() {
  return (
    <SkeletonRegion>
      <Stack>
        <Card label={t`Totals`}>
          <Skeleton shape="figure" />
        </Card>
        <Card label={t`Holdings`}>
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
      title={t`You hold no units yet`}
      action={<LinkButton to={href(routes.exploreAllFunds)}>{t`Explore funds`}</LinkButton>}
    >
      {t`You see your funds here once you have invested.`}
    </EmptyState>
  )
}
