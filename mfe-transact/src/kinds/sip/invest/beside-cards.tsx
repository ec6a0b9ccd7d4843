import { Card, FormAmountField, FormSelect } from '@portal/kernel'
import { SipGoal } from '@portal/kernel/contracts/investment'
import { folioIn, schemeIn } from '../../purchase/purchase-values'
import { amountHint, amountRule } from '../../../shared/amount-rule'
import type { SipFacts, SipValues } from './sip-values'

interface LumpsumCardProps {
  facts: SipFacts
  values: SipValues
  /** Usual amounts, in paise. */
  chips: readonly number[]
}

/** The lump sum that goes with the SIP. */
export function LumpsumCard({ facts, values, chips }: LumpsumCardProps) {
  const scheme = schemeIn(facts, values)
  const hint = scheme && amountHint(amountRule(scheme, folioIn(facts, values)))
  return (
    <Card title="Lump sum, today">
      <FormAmountField name="lumpsumAmount" label="Lump sum" chips={chips} hint={hint} />
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
