import { LinkButton, Note, Page, queryFor, useInvestor, useQuery, useSearchParams } from '@portal/kernel'
import { systematicPlanApi } from '@portal/kernel/contracts/systematic-plan'
import { Asked, both } from '../../shared/asked'
import { EmptyPage } from '../../shared/empty-page'
import { isMissing } from '../../shared/order-missing'
import type { ChangeForm } from './change-form'
import { ChangePlanForm, type ChangePlanFormProps } from './change-plan-form'
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
  if (isMissing(asked.error)) return <PlanMissing />
  return (
    <Asked title={form.title({ kind: 'SIP' })} what="Your plan" query={both(asked, renewable)}>
      {([{ plan }, { mandates }]) => <Offered form={form} plan={plan} mandates={mandates} />}
    </Asked>
  )
}

function Offered({ form, plan, mandates }: ChangePlanFormProps) {
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
    <EmptyPage
      title="We could not find this plan"
      says="You have no such plan"
      wayOn={{ to: plansBack().to, label: 'See your systematic plans' }}
    >
      Your link may be incomplete, or the plan belongs to another investor.
    </EmptyPage>
  )
}
