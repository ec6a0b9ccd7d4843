import {
  Button,
  formatRupeesRounded,
  href,
  type IconName,
  LinkButton,
  routes,
  VisuallyHidden,
  Verbatim,
  textOf,
} from '@portal/kernel'
import { t, Trans } from '@portal/kernel/words'
import type {
  FailedDebit,
  PlanAction,
  SystematicPlan,
} from '@portal/contracts/systematic-plans/systematic-plan'
import { useId } from 'react'
import { actionLabels, expected, planTitle } from './plan-words'
import styles from './systematic-plans.module.css'

const icons: Readonly<Record<PlanAction, IconName>> = {
  pause: 'pause',
  modify: 'pencil',
  renew: 'repeat',
  restart: 'undo',
  cancel: 'close',
}

/** Where a plan is changed. */
function changeAddress({ planId, kind }: SystematicPlan, action: PlanAction): string {
  if (action === 'modify' && kind === 'SIP') return href(routes.modifySip, { plan: planId })
  if (action === 'renew') return href(routes.renewSip, { plan: planId })
  return href(routes.changePlan, { plan: planId, change: action })
}

export interface PlanActionsProps {
  plan: SystematicPlan
  failure: FailedDebit | undefined
}

/** What can be done, the first of it as a button with an edge; what cannot stands greyed with its reason above. */
export function PlanActions({ plan, failure }: PlanActionsProps) {
  const shown = plan.actions.filter(
    ({ action, refusal }) => refusal === null || expected[plan.state].includes(action),
  )
  const reasons = [...new Set(shown.flatMap(({ refusal }) => refusal ?? []))]
  const note = useId()
  const first = shown.find(({ refusal }) => refusal === null)?.action
  return (
    <div className={styles.foot}>
      {reasons.length > 0 && (
        <div id={note} className={styles.reasons}>
          {reasons.map((reason) => (
            <p key={reason}>{reason}</p>
          ))}
        </div>
      )}
      <div className={styles.actions}>
        {failure && <PayNow failure={failure} />}
        {plan.kind === 'SIP' && plan.state === 'ACTIVE' && <TopUp plan={plan} />}
        {shown.map(({ action, refusal }) =>
          refusal === null ? (
            <LinkButton
              key={action}
              to={changeAddress(plan, action)}
              size="sm"
              variant={action === first && !failure ? 'secondary' : 'quiet'}
              icon={icons[action]}
            >
              {textOf(actionLabels[action])}
              <VisuallyHidden> {planTitle(plan)}</VisuallyHidden>
            </LinkButton>
          ) : (
            <Button
              key={action}
              size="sm"
              variant="quiet"
              icon={icons[action]}
              disabled
              aria-describedby={note}
            >
              {textOf(actionLabels[action])}
              <VisuallyHidden> {planTitle(plan)}</VisuallyHidden>
            </Button>
          ),
        )}
      </div>
    </div>
  )
}

/** A lump sum into the scheme and folio of a running SIP. */
function TopUp({ plan }: { plan: SystematicPlan }) {
  return (
    <LinkButton to={href(routes.topUpSip, { plan: plan.planId })} size="sm" variant="quiet" icon="plus">
      {t`Top up once`}
      <VisuallyHidden> {planTitle(plan)}</VisuallyHidden>
    </LinkButton>
  )
}

/** The instalment that failed, as a lump sum into the same scheme. */
function PayNow({ failure: { schemePlanCode, amount } }: { failure: FailedDebit }) {
  const money = formatRupeesRounded(amount)
  return (
    <LinkButton
      to={href(routes.invest, { scheme: schemePlanCode, amount: String(amount / 100) })}
      size="sm"
      variant="secondary"
      icon="card"
    >
      <span>
        <Trans>
          Invest <Verbatim>{money}</Verbatim> now
        </Trans>
      </span>
    </LinkButton>
  )
}
