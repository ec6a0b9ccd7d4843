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
  textOf,
} from '@portal/kernel'
import { msg, t, Trans } from '@portal/kernel/words'
import type { PayingMandate } from '@portal/contracts/systematic-plans/sip'
import type { SystematicPlan } from '@portal/contracts/systematic-plans/systematic-plan'
import { accountName } from '../../shared/payout-account'
import type { ChangeErrors, ChangeValues } from './plan-change-draft'

const perFrequency = {
  Daily: msg`a business day`,
  Monthly: msg`a month`,
  Quarterly: msg`a quarter`,
  'Half Yearly': msg`a half-year`,
  Yearly: msg`a year`,
} as const

/** How much each instalment is, with the room that the mandate leaves (S5.073). */
export function InstalmentField({ plan }: { plan: SystematicPlan }) {
  const { minAmount, multiple, mandate, frequency } = plan
  const least = formatRupeesRounded(minAmount)
  const step = formatRupeesRounded(multiple)
  const most = mandate ? formatRupeesRounded(mandate.limit) : ''
  return (
    <FormAmountField
      name="amount"
      label={t`Each instalment`}
      per={textOf(perFrequency[frequency])}
      hint={
        most
          ? t`From ${least}, in steps of ${step}. Your mandate allows up to ${most} a debit.`
          : t`From ${least}, in steps of ${step}.`
      }
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
        label={t`Ends`}
        options={[
          { value: 'OPEN', label: t`When I cancel it` },
          { value: 'DATE', label: t`On a date` },
        ]}
      />
      {values.ends === 'DATE' && (
        <FormDateField name="endDate" label={t`Last day`} min={min} max={addYears(min, mostYears)} />
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
    : { endDate: t`Enter the last day: DD MMM YYYY` }

/** Which mandate pays, with what it still leaves room for. */
export function MandateField({ mandates }: { mandates: readonly PayingMandate[] }) {
  if (!mandates.length) return <NoMandate />
  return (
    <FormChoiceRows<string>
      name="umrn"
      label={t`Paid from`}
      options={mandates.map((mandate) => ({
        value: mandate.umrn,
        title: accountName(mandate),
        description: roomOf(mandate),
      }))}
    />
  )
}

function roomOf({ limit, usedAMonth, validTill }: PayingMandate): string {
  const most = formatRupeesRounded(limit)
  const day = formatDate(validTill)
  const used = formatRupeesRounded(usedAMonth)
  return t`Up to ${most} a debit until ${day}. Your SIPs take ${used} in a month.`
}

/** Created online; where that is not offered, with a person of ours. */
function NoMandate() {
  const offered = useIsOffered(routes.eMandate)
  const title = t`You have no mandate that can pay`
  if (offered)
    return (
      <Note
        tone="warning"
        title={title}
        action={
          <LinkButton size="sm" variant="secondary" to={href(routes.eMandate)}>
            {t`Your mandates`}
          </LinkButton>
        }
      >
        {t`Create one there first; your bank approves it online.`}
      </Note>
    )
  return (
    <Note tone="warning" title={title}>
      <Trans>
        Call <HelplineLink />: we set one up with you.
      </Trans>
    </Note>
  )
}
