import { FormAmountField, formatRupeesRounded, validateAmount } from '@portal/kernel'
import type { SystematicPlan } from '@portal/kernel/contracts/systematic-plan'
import type { ChangeErrors, ChangeValues } from './change-form'

const perFrequency = {
  Daily: 'a business day',
  Monthly: 'a month',
  Quarterly: 'a quarter',
  'Half Yearly': 'a half-year',
  Yearly: 'a year',
} as const

/** How much each instalment is, with the room that the mandate leaves (S5.073). */
export function InstalmentField({ plan }: { plan: SystematicPlan }) {
  const { minAmount, multiple, mandate, frequency } = plan
  const most = mandate ? ` Your mandate allows up to ${formatRupeesRounded(mandate.limit)} a debit.` : ''
  return (
    <FormAmountField
      name="amount"
      label="Each instalment"
      per={perFrequency[frequency]}
      hint={`From ${formatRupeesRounded(minAmount)}, in steps of ${formatRupeesRounded(multiple)}.${most}`}
    />
  )
}

export function amountErrors({ amount }: ChangeValues, plan: SystematicPlan): ChangeErrors {
  if (amount === plan.amount) return {}
  const { minAmount: min, multiple, mandate } = plan
  const fault = validateAmount(amount ?? undefined, { min, multiple, ...(mandate && { max: mandate.limit }) })
  return fault ? { amount: fault } : {}
}
