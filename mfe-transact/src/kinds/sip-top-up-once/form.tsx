import {
  api,
  Requested,
  both,
  Card,
  DetailList,
  FormAmountField,
  formatDate,
  formatRupeesRounded,
  href,
  maskFolio,
  Money,
  queryFor,
  type RouteReference,
  textOf,
  useAtom,
  useNavigate,
  useQuery,
  useSearchParams,
  validateAmount,
  wordOf,
} from '@portal/kernel'
import { msg, t } from '@portal/kernel/words'
import { sipTopUpOnceApi } from '@portal/contracts/orders/sip-top-up-once'
import { type SystematicPlan, systematicPlanApi } from '@portal/contracts/systematic-plans/systematic-plan'
import type { ReactNode } from 'react'
import { amountHint, amountRule } from '../../shared/folio-rules'
import { isMissing, PlanMissing } from '../../shared/order-missing'
import { SchemeHead } from '../../shared/scheme-head'
import { useFolios, useSchemes } from '../../shared/lists'
import { FormFrame, useOnward } from '../../transaction/form-frame'
import { OrderCard } from '../../transaction/order-card'
import { plansBack, purchaseSteps } from '../../transaction/steps'
import { draftWith, topUpDraftAtom } from './top-up-draft'

const title = msg`Top up your SIP once`
/** Where the order is reviewed. */
const review: RouteReference = { path: '/home/transaction/top-up/review', query: [] }

/** A lump sum into the scheme and folio of a running SIP, begun from its card. */
export default function TopUpForm() {
  const [query] = useSearchParams()
  const planId = query.get('plan') ?? ''
  const plan = useQuery({ ...queryFor(systematicPlanApi.plan, { planId }), enabled: planId !== '' })
  const around = both(useSchemes(), useFolios())
  if (!planId || isMissing(plan.error)) return <PlanMissing />
  return (
    <Requested title={textOf(title)} failure={t`Your SIP did not load`} query={both(plan, around)}>
      {([answer, [schemes, { folios }]]) => {
        const { scheme, folioNo } = answer.plan
        const offered = schemes.find(({ schemePlanCode }) => schemePlanCode === scheme.schemePlanCode)
        const folio = folios.find((each) => each.folioNo === folioNo)
        const rule = offered ? amountRule(offered, folio) : undefined
        return <Form plan={answer.plan} rule={rule} />
      }}
    </Requested>
  )
}

interface Values {
  amount?: number | null
}

interface FormProps {
  plan: SystematicPlan
  /** Which amounts its scheme takes; undefined where it is not offered any more, of which the server tells. */
  rule: ReturnType<typeof amountRule> | undefined
}

function Form({ plan, rule }: FormProps) {
  const navigate = useNavigate()
  const [draft, setDraft] = useAtom(topUpDraftAtom)
  const { planId, folioNo, scheme, amount: instalment } = plan
  const of = { planId, folioNo, schemePlanCode: scheme.schemePlanCode }
  const { busy, refusal, goOn } = useOnward(({ code, message }) =>
    amountCodes.includes(code) ? { amount: message } : undefined,
  )
  const onSubmit = ({ amount }: Values) =>
    goOn(async () => {
      await api.call(sipTopUpOnceApi.validate, { ...of, amount: amount ?? 0 })
      return void navigate(href(review))
    })
  return (
    <FormFrame<Values>
      title={textOf(title)}
      back={plansBack()}
      context={scheme.schemeName}
      steps={purchaseSteps('first')}
      initial={() => ({ amount: draft.plan?.planId === planId ? draft.amount : null })}
      validate={({ amount }) => errorsOf(amount, rule)}
      keep={({ amount = null }) => setDraft((last) => draftWith(last, { plan: of, amount }))}
      onSubmit={onSubmit}
      busy={busy}
      refused={{ title: t`You cannot place this order yet.`, refusal }}
      summary={(action) => <Summary plan={plan} amount={draft.amount} action={action} />}
      bar={{ label: t`To pay`, amount: draft.amount ?? 0 }}
    >
      {() => (
        <Card title={t`Lump sum, today`}>
          <FormAmountField
            name="amount"
            label={t`Amount`}
            chips={[1, 2, 5].map((times) => times * instalment)}
            hint={rule && amountHint(rule)}
          />
        </Card>
      )}
    </FormFrame>
  )
}

/** Refusals that are about the amount: below the minimum, no multiple, more than the fund takes. */
const amountCodes = ['-307', '-308', '-309']

function errorsOf(
  amount: number | null | undefined,
  rule: FormProps['rule'],
): Values | Record<string, string> {
  const fault = validateAmount(amount ?? undefined, rule ?? { min: 100 })
  return fault ? { amount: fault } : {}
}

interface SummaryProps {
  plan: SystematicPlan
  amount: number | null
  action: ReactNode
}

/** The SIP as it is and stays, and what the top-up comes to. */
function Summary({ plan, amount, action }: SummaryProps) {
  const { scheme, folioNo, planId, amount: instalment, frequency, next } = plan
  return (
    <OrderCard
      label={t`Your order so far`}
      action={action}
      after={t`Your SIP ${planId} does not change. You can change this until you confirm.`}
    >
      <SchemeHead scheme={scheme} />
      <DetailList
        rows={[
          { label: t`SIP`, value: planId },
          { label: t`Folio`, value: maskFolio(folioNo) },
          {
            label: t`Each instalment stays`,
            value: `${formatRupeesRounded(instalment)}, ${wordOf(frequency).toLowerCase()}`,
          },
          ...(next ? [{ label: t`Next instalment`, value: formatDate(next.date) }] : []),
          { label: t`To pay today`, value: <Money paise={amount ?? 0} />, total: true },
        ]}
      />
    </OrderCard>
  )
}
