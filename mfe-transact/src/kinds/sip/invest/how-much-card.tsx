import { Card, FormAmountField, FormSelect, Stack } from '@portal/kernel'
import { SipFrequency } from '@portal/kernel/contracts/order-terms'
import type { Scheme } from '@portal/kernel/contracts/product'
import { perText } from '../sip-words'

const frequencies = SipFrequency.options.map((value) => ({ value, label: value }))

export interface HowMuchCardProps {
  scheme: Scheme | undefined
  /** Usual amounts, in paise. */
  chips: readonly number[]
  frequency: SipFrequency
}

/** The amount of an instalment, and how often it is debited (S9.024). */
export function HowMuchCard({ scheme, chips, frequency }: HowMuchCardProps) {
  return (
    <Card title="How much, and how often?">
      <Stack gap="fields">
        <FormAmountField
          name="amount"
          label="Amount"
          per={perText[frequency]}
          chips={scheme ? chips.filter((amount) => amount >= scheme.minSip) : chips}
          min={scheme?.minSip}
          step={scheme?.minSipMultiples}
        />
        <FormSelect name="sipFrequency" label="Frequency" options={frequencies} searchable={false} />
      </Stack>
    </Card>
  )
}
