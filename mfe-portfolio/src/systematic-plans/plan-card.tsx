import {
  Card,
  CategoryDot,
  Facts,
  formatRupeesRounded,
  href,
  ProgressBar,
  routes,
  shortNumber,
  StatusPill,
  TextLink,
  Verbatim,
  textOf,
} from '@portal/kernel'
import { t, Trans } from '@portal/kernel/words'
import type { FailedDebit, SystematicPlan } from '@portal/contracts/systematic-plans/systematic-plan'
import { planKinds } from '../shared/plan-kinds'
import { FailureNote } from './failure-note'
import { PlanActions } from './plan-actions'
import { planFacts } from './plan-facts'
import { endText, planStatus, planTitle, progressText, rhythm } from './plan-words'
import styles from './systematic-plans.module.css'
import { WaitingNote } from './waiting-note'

export interface PlanCardProps {
  plan: SystematicPlan
  today: string
  failure: FailedDebit | undefined
}

/** A plan at a glance: how much when, how far it is, what comes next, and what can be done. */
export function PlanCard({ plan, today, failure }: PlanCardProps) {
  const { kind, folioNo, scheme, planId, amount } = plan
  const { tone, text } = planStatus(plan, today)
  const title = planTitle(plan)
  const kindName = textOf(planKinds[kind])
  const folio = shortNumber(folioNo)
  return (
    <Card label={`${kindName} ${title}, ${planId}`} className={styles.card}>
      <div className={styles.planHead}>
        <CategoryDot category={scheme.fundType} />
        <div className={styles.planName}>
          <h3>
            <TextLink to={href(routes.systematicPlans, { plan: planId })}>{title}</TextLink>
          </h3>
          <span className={styles.small}>
            {kindName} ·{' '}
            <Trans>
              Folio <Verbatim>{folio}</Verbatim>
            </Trans>
          </span>
        </div>
        <StatusPill tone={tone} icon={plan.state === 'PAUSED' ? 'pause' : undefined}>
          {text}
        </StatusPill>
      </div>
      <p className={styles.amount}>
        <strong translate="no">{formatRupeesRounded(amount)}</strong> {rhythm(plan)}
      </p>
      <Progress plan={plan} />
      <Facts facts={planFacts(plan)} />
      {failure && <FailureNote failure={failure} />}
      <WaitingNote plan={plan} />
      <PlanActions plan={plan} failure={failure} />
    </Card>
  )
}

export function Progress({ plan }: { plan: SystematicPlan }) {
  const { dealt, total } = plan
  return (
    <div className={styles.progress}>
      {total !== null && <ProgressBar label={t`Instalments`} value={dealt} max={total} size="sm" />}
      <div className={styles.progressText}>
        <span>{progressText(plan)}</span>
        <span>{endText(plan)}</span>
      </div>
    </div>
  )
}
