import { formatDate, FormChoiceRows, formatRupeesRounded, Note, shortNumber } from '@portal/kernel'
import type { PayingMandate } from '@portal/kernel/contracts/sip'
import { useHelpline } from '../shared/use-conf'

/** Which mandate pays, with what it still leaves room for. */
export function MandateField({ mandates }: { mandates: readonly PayingMandate[] }) {
  const helpline = useHelpline()
  if (!mandates.length)
    return (
      <Note tone="warning" title="You have no mandate that can pay">
        {helpline
          ? `Call ${helpline}: we set one up with you.`
          : 'Call our helpline: we set one up with you.'}
      </Note>
    )
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
