import { Select, type Text, textOf } from '@portal/kernel'
import { msg, t } from '@portal/kernel/words'
import type { FailedDebit, SystematicPlan } from '@portal/contracts/systematic-plans/systematic-plan'
import { useState } from 'react'
import { PlanCard } from './plan-card'
import styles from './systematic-plans.module.css'

type Filter = 'ALL' | 'SIP' | 'STP' | 'SWP' | 'ENDED'

const hasEnded = ({ state }: SystematicPlan) => state === 'CANCELLED' || state === 'COMPLETED'

function fits(plan: SystematicPlan, filter: Filter): boolean {
  if (filter === 'ALL') return true
  return filter === 'ENDED' ? hasEnded(plan) : plan.kind === filter && !hasEnded(plan)
}

const labels: Readonly<Record<Filter, Text>> = {
  ALL: msg`All`,
  SIP: msg`SIPs`,
  STP: msg`STPs`,
  SWP: msg`SWPs`,
  ENDED: msg`Ended`,
}

export interface PlanCardsProps {
  plans: readonly SystematicPlan[]
  today: string
  failures: ReadonlyMap<string, FailedDebit>
}

/** Every plan on a card of its own. */
export function PlanCards({ plans, today, failures }: PlanCardsProps) {
  const [filter, setFilter] = useState<Filter>('ALL')
  const options = (Object.keys(labels) as Filter[])
    .map((value) => ({ value, count: plans.filter((plan) => fits(plan, value)).length }))
    .filter(({ value, count }) => count > 0 || value === filter)
    .map(({ value, count }) => ({ value, label: `${textOf(labels[value])} ${count}` }))
  return (
    <section aria-labelledby="your-plans">
      <div className={styles.head}>
        <h2 id="your-plans">{t`Your plans`}</h2>
        <div className={styles.filter}>
          <Select<Filter>
            label={t`Show`}
            hideLabel
            look="compact"
            options={options}
            value={filter}
            onChange={setFilter}
          />
        </div>
      </div>
      <ul className={styles.cards}>
        {plans
          .filter((plan) => fits(plan, filter))
          .map((plan) => (
            <li key={plan.planId}>
              <PlanCard plan={plan} today={today} failure={failures.get(plan.planId)} />
            </li>
          ))}
      </ul>
    </section>
  )
}
