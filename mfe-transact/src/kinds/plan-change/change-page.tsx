import {
  api,
  Requested,
  both,
  DetailList,
  type DetailRow,
  formatDate,
  formatRupees,
  href,
  LinkButton,
  Note,
  Page,
  queryFor,
  routes,
  shortNumber,
  useAtom,
  useInvestor,
  useNavigate,
  useQuery,
  useSearchParams,
} from '@portal/kernel'
import { t } from '@portal/kernel/words'
import { planChangeApi } from '@portal/contracts/systematic-plans/plan-change'
import type { PayingMandate } from '@portal/contracts/systematic-plans/sip'
import { type SystematicPlan, systematicPlanApi } from '@portal/contracts/systematic-plans/systematic-plan'
import type { ReactNode } from 'react'
import {
  type ChangeForm,
  type ChangeValues,
  draftWith,
  planChangeDraftAtom,
  typedIn,
} from './plan-change-draft'
import { planName } from './plan-name'
import { changeForms, type ChangeName } from './forms'
import { isMissing, PlanMissing } from '../../shared/order-missing'
import { accountName } from '../../shared/payout-account'
import { FormFrame, useOnward } from '../../transaction/form-frame'
import { OrderCard } from '../../transaction/order-card'
import { orderSteps, plansBack } from '../../transaction/steps'

/** The form of one change of the plan that the address names; where the plan cannot be changed so, why not. */
export default function ChangePage({ name }: { name: ChangeName }) {
  const [query] = useSearchParams()
  const planId = query.get('plan')
  return planId ? <OfPlan form={changeForms[name]} planId={planId} /> : <PlanMissing />
}

function OfPlan({ form, planId }: { form: ChangeForm; planId: string }) {
  const { pan } = useInvestor()
  const requested = useQuery(queryFor(systematicPlanApi.plan, { planId }))
  const renewable = useQuery(queryFor(systematicPlanApi.renewable, { panNumber: pan }))
  if (isMissing(requested.error)) return <PlanMissing />
  return (
    <Requested
      title={form.title({ kind: 'SIP' })}
      failure={t`Your plan did not load`}
      query={both(requested, renewable)}
    >
      {([{ plan }, { mandates }]) => <Offered form={form} plan={plan} mandates={mandates} />}
    </Requested>
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
        title={t`${{ fund: plan.scheme.schemeName }}: not possible now`}
        action={
          <LinkButton to={plansBack().to} variant="secondary" size="sm">
            {t`See your systematic plans`}
          </LinkButton>
        }
      >
        {offer.refusal}
      </Note>
    </Page>
  )
}

interface ChangePlanFormProps {
  form: ChangeForm
  plan: SystematicPlan
  mandates: readonly PayingMandate[]
}

/** The fields of a change beside the plan as it is now; the server judges them before the review opens. */
function ChangePlanForm({ form, plan, mandates }: ChangePlanFormProps) {
  const { Fields, action } = form
  const { planId } = plan
  const navigate = useNavigate()
  const [draft, setDraft] = useAtom(planChangeDraftAtom)
  // No field says more than the server's own words.
  const { goOn, busy, refusal } = useOnward(() => undefined)
  const toReview = (values: ChangeValues) =>
    goOn(async () => {
      const terms = form.terms(values, plan)
      if (!terms) return undefined
      await api.call(planChangeApi.validatePlanChange, { change: terms })
      setDraft((last) => draftWith(last, { terms, typed: { action, planId, values } }))
      void navigate(href(routes.planReview))
      return undefined
    })
  return (
    <FormFrame<ChangeValues>
      title={form.title(plan)}
      back={plansBack()}
      context={plan.scheme.schemeName}
      steps={orderSteps(t({ message: 'Change', context: 'noun' }), 'first')}
      initial={() => typedIn(draft, { action, planId }) ?? form.start(plan, mandates)}
      validate={(values) => form.errors(values, plan)}
      onSubmit={toReview}
      busy={busy}
      refused={{ title: t`This is not possible.`, refusal }}
      summary={(button) => <PlanNow plan={plan} action={button} />}
    >
      {(values) => <Fields plan={plan} mandates={mandates} values={values} />}
    </FormFrame>
  )
}

/** The plan as it is today, and from when a change would hold. */
function PlanNow({ plan, action }: { plan: SystematicPlan; action: ReactNode }) {
  return (
    <OrderCard
      title={t`Your ${{ plan: planName(plan.kind) }} now`}
      action={action}
      after={t`A change takes effect on ${{ day: formatDate(plan.changeFrom) }}. What is due before that stays as it is.`}
    >
      <DetailList rows={rowsOf(plan)} />
    </OrderCard>
  )
}

function oftenText(frequency: SystematicPlan['frequency'], day: number): string {
  return {
    Daily: t`Daily, on every business day`,
    Monthly: t`Monthly, on day ${day}`,
    Quarterly: t`Quarterly, on day ${day}`,
    'Half Yearly': t`Half Yearly, on day ${day}`,
    Yearly: t`Yearly, on day ${day}`,
  }[frequency]
}

function rowsOf(plan: SystematicPlan): DetailRow[] {
  const { amount, frequency, dayOfMonth, next, endDate, bankName, accountLast4, folioNo } = plan
  return [
    { label: t`Folio`, value: shortNumber(folioNo) },
    { label: t`Each instalment`, value: formatRupees(amount) },
    {
      label: t`How often`,
      value: oftenText(frequency, dayOfMonth),
    },
    { label: t`Next instalment`, value: next ? formatDate(next.date) : t`None` },
    { label: t`Last instalment`, value: endDate ? formatDate(endDate) : t`Until you cancel it` },
    ...(bankName && accountLast4
      ? [
          {
            label: plan.kind === 'SWP' ? t`Paid to` : t`Paid from`,
            value: accountName({ bankName, accountLast4 }),
          },
        ]
      : []),
  ]
}
