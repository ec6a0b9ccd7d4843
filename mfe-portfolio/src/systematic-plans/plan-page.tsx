import {
  ApiError,
  Card,
  EmptyState,
  ErrorPanel,
  Facts,
  formatRupeesRounded,
  href,
  LinkButton,
  Page,
  queryFor,
  routes,
  shortNumber,
  Skeleton,
  SkeletonRegion,
  Stack,
  StatusPill,
  useInvestor,
  useQuery,
  Verbatim,
  textOf,
} from '@portal/kernel'
import { t } from '@portal/kernel/words'
import type { ResponseOf } from '@portal/contracts/wire/endpoint'
import { systematicPlanApi } from '@portal/contracts/systematic-plans/systematic-plan'
import { planKinds } from '../shared/plan-kinds'
import { ChainCard } from './chain-card'
import { ChangesCard } from './changes-card'
import { FailureNote } from './failure-note'
import { PlanActions } from './plan-actions'
import { Progress } from './plan-card'
import { moreFacts, planFacts } from './plan-facts'
import { planStatus, planTitle, rhythm } from './plan-words'
import styles from './systematic-plans.module.css'
import { WaitingNote } from './waiting-note'

const back = () => ({ to: href(routes.systematicPlans), label: t`My systematic plans` })

/** One plan with everything that became of it. */
export function PlanPage({ planId }: { planId: string }) {
  const requested = useQuery(queryFor(systematicPlanApi.plan, { planId }))
  if (requested.data) return <Shown {...requested.data} />
  const missing = requested.error instanceof ApiError && requested.error.status === 404
  return (
    <Page title={t`Systematic plan`} back={back()}>
      {missing && (
        <EmptyState
          fullPage
          title={t`You have no such plan`}
          action={<LinkButton to={href(routes.systematicPlans)}>{t`See your systematic plans`}</LinkButton>}
        >
          {t`Your link may be incomplete, or the plan belongs to another investor.`}
        </EmptyState>
      )}
      {requested.error && !missing && (
        <ErrorPanel
          fullPage
          title={t`This plan did not load`}
          retrying={requested.isFetching}
          error={requested.error}
          onRetry={() => void requested.refetch()}
        >
          {t`It runs as before, and your money is safe.`}
        </ErrorPanel>
      )}
      {!requested.error && (
        <Card busy>
          <SkeletonRegion>
            <Skeleton shape="row" count={6} />
          </SkeletonRegion>
        </Card>
      )}
    </Page>
  )
}

function Shown({ plan, today, instalments, changes }: ResponseOf<typeof systematicPlanApi.plan>) {
  const { pan } = useInvestor()
  const failed = useQuery(queryFor(systematicPlanApi.failedDebits, { panNumber: pan }))
  const failure = failed.data?.failures.find((each) => each.planId === plan.planId)
  const folio = shortNumber(plan.folioNo)
  const { tone, text } = planStatus(plan, today)
  return (
    <Page
      title={planTitle(plan)}
      back={back()}
      context={`${textOf(planKinds[plan.kind])} · ${t`Folio ${folio}`}`}
    >
      <Stack>
        <Card
          title={
            <>
              <Verbatim>{formatRupeesRounded(plan.amount)}</Verbatim>{' '}
              <span className={styles.rhythm}>{rhythm(plan)}</span>
            </>
          }
          action={<StatusPill tone={tone}>{text}</StatusPill>}
        >
          <Stack gap="fields">
            <Progress plan={plan} />
            <Facts facts={[...planFacts(plan), ...moreFacts(plan)]} />
            {failure && <FailureNote failure={failure} />}
            <WaitingNote plan={plan} />
            <PlanActions plan={plan} failure={failure} />
          </Stack>
        </Card>
        <ChainCard instalments={instalments} kind={plan.kind} />
        {changes.length > 0 && <ChangesCard changes={changes} />}
      </Stack>
    </Page>
  )
}
