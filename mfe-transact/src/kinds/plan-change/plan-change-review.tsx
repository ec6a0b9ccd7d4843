import {
  type ApiError,
  Requested,
  href,
  LinkButton,
  queryFor,
  routes,
  useAtom,
  useQuery,
  WaitingPage,
  textOf,
} from '@portal/kernel'
import { msg, t } from '@portal/kernel/words'
import { planChangeApi } from '@portal/contracts/systematic-plans/plan-change'
import type { PlanChangeTerms } from '@portal/contracts/systematic-plans/plan-change-terms'
import type { SystematicPlan } from '@portal/contracts/systematic-plans/systematic-plan'
import { planName } from './plan-name'
import { planChangeDraftAtom } from './plan-change-draft'
import { Review } from './review'
import { plansBack } from '../../transaction/steps'
import { RefusedReview } from '../../transaction/refusal'
import { useReviewDraft } from '../../transaction/use-review-draft'

const title = msg`Check your change`

/** Reviews the change of the draft (S2.050); without one there is nothing to review, and the plans are next. */
export default function PlanChangeReview() {
  const [draft, setDraft] = useAtom(planChangeDraftAtom)
  const { terms, orderId } = draft
  const missing = terms === null
  const placed = orderId && terms ? changedAddress(terms.kind, orderId) : undefined
  useReviewDraft(draft, setDraft, { missing, begins: href(routes.systematicPlans), placed })
  return missing || placed ? <WaitingPage title={textOf(title)} /> : <ChangeReview terms={terms} />
}

function ChangeReview({ terms }: { terms: PlanChangeTerms }) {
  const requested = useQuery(queryFor(planChangeApi.validatePlanChange, { change: terms }))
  if (requested.error?.kind === 'refused') return <ReviewRefused terms={terms} refusal={requested.error} />
  return (
    <Requested title={textOf(title)} failure={t`Your review did not load`} query={requested}>
      {(quote) => <Review terms={terms} quote={quote} />}
    </Requested>
  )
}

/** A change that the server would not take: its words, and the way to change it. */
function ReviewRefused({ terms, refusal }: { terms: PlanChangeTerms; refusal: ApiError }) {
  return (
    <RefusedReview
      title={textOf(title)}
      back={plansBack()}
      width="narrow"
      says={t`You cannot order this now.`}
      refusal={refusal}
      change={
        <LinkButton to={changeFieldsAddress(terms)} variant="secondary" size="sm">
          {t`Change it`}
        </LinkButton>
      }
    />
  )
}

/** Where the receipt of a change is: that of a modified SIP has an address of its own (S2.050, S2.051). */
const changedAddress = (kind: PlanChangeTerms['kind'], order: string): string =>
  href(kind === 'SIP_MODIFY' ? routes.sipModified : routes.planChanged, { order })

/** "pause" of a `SIP_PAUSE` */
const actionOf = (kind: PlanChangeTerms['kind']): string => kind.slice(4).toLowerCase()

/** "Pause the SIP": the button that orders a change. */
export function confirmLabel(kind: PlanChangeTerms['kind']): string {
  const plan = planName(kind.slice(0, 3) as SystematicPlan['kind'])
  switch (actionOf(kind)) {
    case 'pause':
      return t`Pause the ${plan}`
    case 'modify':
      return t`Modify the ${plan}`
    case 'renew':
      return t`Renew the ${plan}`
    case 'restart':
      return t`Restart the ${plan}`
    default:
      return t`Cancel the ${plan}`
  }
}

/** Where the fields of a change are. */
export function changeFieldsAddress({ kind, planId }: Pick<PlanChangeTerms, 'kind' | 'planId'>): string {
  if (kind === 'SIP_MODIFY') return href(routes.modifySip, { plan: planId })
  return kind === 'SIP_RENEW'
    ? href(routes.renewSip, { plan: planId })
    : href(routes.changePlan, { plan: planId, change: actionOf(kind) })
}
