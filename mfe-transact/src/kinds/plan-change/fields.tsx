import {
  addYears,
  formatDate,
  FormAmountField,
  FormChoiceRows,
  FormDateField,
  formatRupeesRounded,
  FormSegmentedControl,
  HelplineLink,
  href,
  LinkButton,
  Note,
  routes,
  useIsOffered,
  validateAmount,
} from '@portal/kernel'
import type { PayingMandate } from '@portal/contracts/systematic-plans/sip'
import type { SystematicPlan } from '@portal/contracts/systematic-plans/systematic-plan'
import { accountName } from '../../shared/payout-account'
import type { ChangeErrors, ChangeValues } from './plan-change-draft'

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

/** When a plan ends: at a date, or when the investor says so. */
export function EndFields({ values, min }: { values: ChangeValues; min: string }) {
  return (
    <>
      <FormSegmentedControl<'OPEN' | 'DATE'>
        name="ends"
        label="Ends"
        options={[
          { value: 'OPEN', label: 'When I cancel it' },
          { value: 'DATE', label: 'On a date' },
        ]}
      />
      {values.ends === 'DATE' && (
        <FormDateField name="endDate" label="Last day" min={min} max={addYears(min, mostYears)} />
      )}
    </>
  )
}

const mostYears = 40

export const endDateOf = ({ ends, endDate }: ChangeValues): string | null =>
  ends === 'DATE' ? (endDate ?? '') : null

/** The server judges the date; here it only has to be one. */
export const endErrors = ({ ends, endDate }: ChangeValues): ChangeErrors =>
  ends !== 'DATE' || /^\d{4}-\d{2}-\d{2}$/.test(endDate ?? '')
    ? {}
    : { endDate: 'Enter the last day: DD MMM YYYY' }

/** Which mandate pays, with what it still leaves room for. */
export function MandateField({ mandates }: { mandates: readonly PayingMandate[] }) {
  if (!mandates.length) return <NoMandate />
  return (
    <FormChoiceRows<string>
      name="umrn"
      label="Paid from"
      options={mandates.map((mandate) => ({
        value: mandate.umrn,
        title: accountName(mandate),
        description: roomOf(mandate),
      }))}
    />
  )
}

const roomOf = ({ limit, usedAMonth, validTill }: PayingMandate): string =>
  `Up to ${formatRupeesRounded(limit)} a debit until ${formatDate(validTill)}. Your SIPs take ${formatRupeesRounded(usedAMonth)} in a month.`

/** Created online; where that is not offered, with a person of ours. */
function NoMandate() {
  const offered = useIsOffered(routes.eMandate)
  const title = 'You have no mandate that can pay'
  if (offered)
    return (
      <Note
        tone="warning"
        title={title}
        action={
          <LinkButton size="sm" variant="secondary" to={href(routes.eMandate)}>
            Your mandates
          </LinkButton>
        }
      >
        Create one there first; your bank approves it online.
      </Note>
    )
  return (
    <Note tone="warning" title={title}>
      Call <HelplineLink />: we set one up with you.
    </Note>
  )
}
