import {
  formatDate,
  FormChoiceRows,
  formatRupeesRounded,
  HelplineLink,
  href,
  LinkButton,
  Note,
  routes,
  shortNumber,
  useIsOffered,
} from '@portal/kernel'
import type { PayingMandate } from '@portal/kernel/contracts/sip'

/** Which mandate pays, with what it still leaves room for. */
export function MandateField({ mandates }: { mandates: readonly PayingMandate[] }) {
  if (!mandates.length) return <NoMandate />
  return (
    <FormChoiceRows<string>
      name="umrn"
      label="Paid from"
      options={mandates.map(({ umrn, bankName, accountLast4, limit, usedAMonth, validTill }) => ({
        value: umrn,
        title: `${bankName} ${shortNumber(accountLast4)}`,
        description: `Up to ${formatRupeesRounded(limit)} a debit until ${formatDate(validTill)}. Your SIPs take ${formatRupeesRounded(usedAMonth)} in a month.`,
      }))}
    />
  )
}

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
