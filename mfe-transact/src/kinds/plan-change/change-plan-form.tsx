import {
  api,
  Card,
  DetailList,
  type DetailRow,
  formatDate,
  formatRupees,
  href,
  routes,
  shortNumber,
  useAtom,
  useNavigate,
} from '@portal/kernel'
import { planChangeApi } from '@portal/kernel/contracts/plan-change'
import type { PayingMandate } from '@portal/kernel/contracts/sip'
import type { SystematicPlan } from '@portal/kernel/contracts/systematic-plan'
import type { ReactNode } from 'react'
import { plansBack } from '../../plans/plans-back'
import { accountName } from '../../shared/payout-account'
import { FormFrame } from '../../transaction/form-frame'
import { orderSteps } from '../../transaction/steps'
import { useOnward } from '../../transaction/use-onward'
import type { ChangeForm, ChangeValues } from './change-form'
import { draftWith, planChangeDraftAtom, typedIn } from './plan-change-draft'
import styles from './plans.module.css'

export interface ChangePlanFormProps {
  form: ChangeForm
  plan: SystematicPlan
  mandates: readonly PayingMandate[]
}

/** The fields of a change beside the plan as it is now; the server judges them before the review opens. */
export function ChangePlanForm({ form, plan, mandates }: ChangePlanFormProps) {
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
      steps={orderSteps('Change', 'first')}
      initial={() => typedIn(draft, { action, planId }) ?? form.start(plan, mandates)}
      validate={(values) => form.errors(values, plan)}
      onSubmit={toReview}
      busy={busy}
      refused={{ title: 'This is not possible.', refusal }}
      summary={(button) => <PlanNow plan={plan} action={button} />}
    >
      {(values) => <Fields plan={plan} mandates={mandates} values={values} />}
    </FormFrame>
  )
}

/** The plan as it is today, and from when a change would hold. */
function PlanNow({ plan, action }: { plan: SystematicPlan; action: ReactNode }) {
  return (
    <Card title={`Your ${plan.kind} now`}>
      <DetailList rows={rowsOf(plan)} />
      <div className={styles.action}>{action}</div>
      <p className={styles.small}>
        A change takes effect on {formatDate(plan.changeFrom)}. What is due before that stays as it is.
      </p>
    </Card>
  )
}

function rowsOf(plan: SystematicPlan): DetailRow[] {
  const { amount, frequency, dayOfMonth, next, endDate, bankName, accountLast4, folioNo } = plan
  return [
    { label: 'Folio', value: shortNumber(folioNo) },
    { label: 'Each instalment', value: formatRupees(amount) },
    {
      label: 'How often',
      value: frequency === 'Daily' ? 'Daily, on every business day' : `${frequency}, on day ${dayOfMonth}`,
    },
    { label: 'Next instalment', value: next ? formatDate(next.date) : 'None' },
    { label: 'Last instalment', value: endDate ? formatDate(endDate) : 'Until you cancel it' },
    ...(bankName && accountLast4
      ? [
          {
            label: plan.kind === 'SWP' ? 'Paid to' : 'Paid from',
            value: accountName({ bankName, accountLast4 }),
          },
        ]
      : []),
  ]
}
