import {
  Card,
  EmptyState,
  ErrorPanel,
  href,
  lazyPart,
  LinkButton,
  Page,
  queryFor,
  routes,
  Skeleton,
  SkeletonRegion,
  Stack,
  TextLink,
  useInvestor,
  useQuery,
} from '@portal/kernel'
import { t } from '@portal/kernel/words'
import type { FailedDebit, SystematicPlan } from '@portal/contracts/systematic-plans/systematic-plan'
import { systematicPlanApi } from '@portal/contracts/systematic-plans/systematic-plan'
import { CalendarSection } from './calendar-section'
import { PlanCards } from './plan-cards'
import { countText } from './plan-words'
import styles from './systematic-plans.module.css'

const title = () => t`My systematic plans`
const HeldSolutions = lazyPart(() => import('../solutions/held-solutions'), {
  get failure() {
    return t`Your investment solutions did not load`
  },
})

/** What is debited, moved and paid out when, and every plan with what can be done with it. */
export function PlansPage() {
  const { pan } = useInvestor()
  const plans = useQuery(queryFor(systematicPlanApi.allPlans, { panNumber: pan }))
  const failed = useQuery(queryFor(systematicPlanApi.failedDebits, { panNumber: pan }))
  if (!plans.data) return <NotThere query={plans} />
  if (!plans.data.plans.length) return <NoPlans />
  return (
    <Page title={title()} context={countText(plans.data.plans)} action={<StartSip />}>
      <Stack>
        <CalendarSection calendar={plans.data.calendar} today={plans.data.today} />
        <PlanCards
          plans={plans.data.plans}
          today={plans.data.today}
          failures={byPlan(failed.data?.failures ?? [])}
        />
        <HeldSolutions />
        <nav className={styles.renewals} aria-label={t`Renewals`}>
          <TextLink to={href(routes.renewSipList)}>{t`SIPs to renew`}</TextLink>
          <TextLink to={href(routes.renewMandateList)}>{t`Mandates to renew`}</TextLink>
        </nav>
      </Stack>
    </Page>
  )
}

const byPlan = (failures: readonly FailedDebit[]): ReadonlyMap<SystematicPlan['planId'], FailedDebit> =>
  new Map(failures.map((failure) => [failure.planId, failure]))

const StartSip = () => (
  <LinkButton to={href(routes.exploreAllFunds)} icon="plus">
    {t`Start a SIP`}
  </LinkButton>
)

interface Waiting {
  isError: boolean
  error: unknown
  isFetching: boolean
  refetch: () => unknown
}

function NotThere({ query }: { query: Waiting }) {
  return (
    <Page title={title()}>
      {query.isError ? (
        <ErrorPanel
          fullPage
          title={t`Your systematic plans did not load`}
          wayOut={{ to: href(routes.dashboard), label: t`Go to Home` }}
          retrying={query.isFetching}
          error={query.error}
          onRetry={() => void query.refetch()}
        >
          {t`They run as before, and your money is safe.`}
        </ErrorPanel>
      ) : (
        <Stack>
          <Card busy>
            <SkeletonRegion>
              <Skeleton shape="chart" />
            </SkeletonRegion>
          </Card>
          <Card busy>
            <SkeletonRegion>
              <Skeleton shape="row" count={3} />
            </SkeletonRegion>
          </Card>
        </Stack>
      )}
    </Page>
  )
}

function NoPlans() {
  return (
    <Page title={title()}>
      <EmptyState fullPage title={t`You have no systematic plans`} action={<StartSip />}>
        {t`With a SIP you invest the same amount every month. Your STPs and SWPs would be here too.`}
      </EmptyState>
      <HeldSolutions />
    </Page>
  )
}
