import { Card, FormAmountField, FormSelect, frequencies, type Frequency, Stack } from '@portal/kernel'
import { SipGoal } from '@portal/kernel/contracts/investment'
import type { Scheme } from '@portal/kernel/contracts/product'
import { perText } from '../../shared/sip-words'

const often = frequencies.map((value) => ({ value, label: value }))

interface HowMuchCardProps {
  scheme: Scheme | undefined
  /** Usual amounts, in paise. */
  chips: readonly number[]
  frequency: Frequency
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
        <FormSelect name="sipFrequency" label="Frequency" options={often} searchable={false} />
      </Stack>
    </Card>
  )
}

const goals = SipGoal.options.map((value) => ({ value, label: value }))

/** What the SIP is for (S9.034). */
export function GoalCard() {
  return (
    <Card title="What do you save for?">
      <FormSelect
        name="sipGoal"
        label="Goal"
        optional
        placeholder="No goal"
        options={goals}
        searchable={false}
      />
    </Card>
  )
}
