import {
  EmptyState,
  LinkButton,
  Note,
  Page,
  queryFor,
  useInvestor,
  useQuery,
  useSearchParams,
} from '@portal/kernel'
import type { PayingMandate } from '@portal/kernel/contracts/sip'
import { type SystematicPlan, systematicPlanApi } from '@portal/kernel/contracts/systematic-plan'
import { isMissing } from '../../shared/order-missing'
import { PageFailed } from '../../shared/page-failed'
import { WaitingPage } from '../../shared/waiting-page'
import type { ChangeForm } from './change-form'
import { ChangePlanForm } from './change-plan-form'
import { plansBack } from '../../plans/plans-back'

/** The form of one change of the plan that the address names; where the plan cannot be changed so, why not. */
export default function ChangePage({ kind: form }: { kind: ChangeForm }) {
  const [query] = useSearchParams()
  const planId = query.get('plan')
  return planId ? <OfPlan form={form} planId={planId} /> : <PlanMissing />
}

function OfPlan({ form, planId }: { form: ChangeForm; planId: string }) {
  const { pan } = useInvestor()
  const asked = useQuery(queryFor(systematicPlanApi.plan, { planId }))
  const renewable = useQuery(queryFor(systematicPlanApi.renewable, { panNumber: pan }))
  const title = form.title({ kind: 'SIP' })
  if (isMissing(asked.error)) return <PlanMissing />
  const failed = [asked, renewable].find((each) => each.isError && !each.data)
  if (failed)
    return (
      <PageFailed
        title={title}
        what="Your plan"
        retrying={failed.isFetching}
        onRetry={() => void failed.refetch()}
      />
    )
  if (!asked.data || !renewable.data) return <WaitingPage title={title} />
  return <Offered form={form} plan={asked.data.plan} mandates={renewable.data.mandates} />
}

interface OfferedProps {
  form: ChangeForm
  plan: SystematicPlan
  mandates: readonly PayingMandate[]
}

function Offered({ form, plan, mandates }: OfferedProps) {
  const offer = plan.actions.find(({ action }) => action === form.action)
  if (!offer) return <PlanMissing />
  if (offer.refusal === null) return <ChangePlanForm form={form} plan={plan} mandates={mandates} />
  return (
    <Page title={form.title(plan)} back={plansBack()} width="narrow">
      <Note
        tone="warning"
        title={`${plan.scheme.schemeName}: not possible now`}
        action={
          <LinkButton to={plansBack().to} variant="secondary" size="sm">
            See your systematic plans
          </LinkButton>
        }
      >
        {offer.refusal}
      </Note>
    </Page>
  )
}

function PlanMissing() {
  return (
    <Page title="We could not find this plan">
      <EmptyState
        fullPage
        title="You have no such plan"
        action={<LinkButton to={plansBack().to}>See your systematic plans</LinkButton>}
      >
        Your link may be incomplete, or the plan belongs to another investor.
      </EmptyState>
    </Page>
  )
}
