import {
  ActionBar,
  api,
  ApiError,
  Button,
  href,
  OnlyWide,
  Page,
  PortalForm,
  RefusalNote,
  routes,
  SideLayout,
  Stack,
  Stepper,
  useAtom,
  useNavigate,
} from '@portal/kernel'
import { planChangeApi } from '@portal/kernel/contracts/plan-change'
import type { PlanChangeTerms } from '@portal/kernel/contracts/plan-change-terms'
import type { PayingMandate } from '@portal/kernel/contracts/sip'
import type { SystematicPlan } from '@portal/kernel/contracts/systematic-plan'
import { useId, useState } from 'react'
import type { ChangeForm, ChangeValues } from './change-form'
import { orderSteps } from '../../transaction/steps'
import { draftWith, type PlanChangeDraft, planChangeDraftAtom, typedIn } from './plan-change-draft'
import { plansBack } from '../../plans/plans-back'
import { PlanNow } from './plan-now'

export interface ChangePlanFormProps {
  form: ChangeForm
  plan: SystematicPlan
  mandates: readonly PayingMandate[]
}

/** The fields of a change beside the plan as it is now; the server judges them before the review opens. */
export function ChangePlanForm({ form, plan, mandates }: ChangePlanFormProps) {
  const id = useId()
  const { Fields } = form
  const { action } = form
  const { planId } = plan
  const [draft] = useAtom(planChangeDraftAtom)
  const [initial] = useState(() => typedIn(draft, { action, planId }) ?? form.start(plan, mandates))
  const { goOn, busy, refusal } = useGoOn()
  const title = form.title(plan)
  const button = (label: string) => (
    <Button type="submit" form={id} fullWidth busy={busy}>
      {label}
    </Button>
  )
  return (
    <Page title={title} back={plansBack()} context={plan.scheme.schemeName}>
      <Stepper {...orderSteps('Change', 'first')} />
      <SideLayout
        aside={<PlanNow plan={plan} action={<OnlyWide>{button('Continue to review')}</OnlyWide>} />}
      >
        <PortalForm<ChangeValues>
          id={id}
          label={title}
          initialValues={initial}
          validate={(values) => form.errors(values, plan)}
          onSubmit={(values) => goOn(form.terms(values, plan), { action, planId, values })}
        >
          {({ values }) => (
            <Stack>
              {refusal && <RefusalNote title="This is not possible.">{refusal}</RefusalNote>}
              <Fields plan={plan} mandates={mandates} values={values} />
            </Stack>
          )}
        </PortalForm>
      </SideLayout>
      <ActionBar>{button('Review')}</ActionBar>
    </Page>
  )
}

/** On to the review, once the server has nothing against the change. */
function useGoOn() {
  const navigate = useNavigate()
  const [, setDraft] = useAtom(planChangeDraftAtom)
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const goOn = async (terms: PlanChangeTerms | undefined, typed: PlanChangeDraft['typed']) => {
    if (!terms || busy) return
    setBusy(true)
    setRefusal(undefined)
    try {
      await api.call(planChangeApi.validatePlanChange, { change: terms })
      setDraft((last) => draftWith(last, { terms, typed }))
      void navigate(href(routes.planReview))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setRefusal(error.message)
      setBusy(false)
    }
  }
  return { goOn, busy, refusal }
}
