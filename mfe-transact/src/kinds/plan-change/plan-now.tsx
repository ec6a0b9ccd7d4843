import { Card, DetailList, formatDate, formatRupees, shortNumber, type DetailRow } from '@portal/kernel'
import type { SystematicPlan } from '@portal/kernel/contracts/systematic-plan'
import type { ReactNode } from 'react'
import styles from './plans.module.css'

/** The plan as it is today, and from when a change would hold. */
export function PlanNow({ plan, action }: { plan: SystematicPlan; action: ReactNode }) {
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
            value: `${bankName} ${shortNumber(accountLast4)}`,
          },
        ]
      : []),
  ]
}
