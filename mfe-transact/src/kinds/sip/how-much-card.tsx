import { frequencies } from '@portal/contracts/format'
import {
  Card,
  FormAmountField,
  FormSelect,
  type Frequency,
  lazyPart,
  Skeleton,
  SkeletonRegion,
  Stack,
  wordOf,
} from '@portal/kernel'
import { t } from '@portal/kernel/words'
import { SipGoal } from '@portal/contracts/schemes/investment'
import type { Scheme } from '@portal/contracts/schemes/product'
import { type SipFacts, type SipValues, timingOf } from './sip-values'
import { perText } from '../../shared/sip-words'
import styles from './sip.module.css'

const often = () => frequencies.map((value) => ({ value, label: wordOf(value) }))

interface HowMuchCardProps {
  scheme: Scheme | undefined
  /** Usual amounts, in paise. */
  chips: readonly number[]
  frequency: Frequency
}

/** The amount of an instalment, and how often it is debited (S9.024). */
export function HowMuchCard({ scheme, chips, frequency }: HowMuchCardProps) {
  return (
    <Card title={t`How much, and how often?`}>
      <Stack gap="fields">
        <FormAmountField
          name="amount"
          label={t`Amount`}
          per={perText[frequency]}
          chips={scheme ? chips.filter((amount) => amount >= scheme.minSip) : chips}
          min={scheme?.minSip}
          step={scheme?.minSipMultiples}
        />
        <FormSelect name="sipFrequency" label={t`Frequency`} options={often()} searchable={false} />
      </Stack>
    </Card>
  )
}

const goals = () => SipGoal.options.map((value) => ({ value, label: wordOf(value) }))

/** What the SIP is for (S9.034). */
export function GoalCard() {
  return (
    <Card title={t`What do you save for?`}>
      <FormSelect
        name="sipGoal"
        label={t`Goal`}
        optional
        placeholder={t`No goal`}
        options={goals()}
        searchable={false}
      />
    </Card>
  )
}

const ProjectionChart = lazyPart(() => import('./projection-chart'), {
  // Said when it is shown, in the language of then.
  get failure() {
    return t`The projection did not load`
  },
  waiting: (
    <SkeletonRegion>
      <Skeleton shape="chart" />
    </SkeletonRegion>
  ),
})

/** What the SIP could become, whose code comes once there is something to draw. */
export function ProjectionCard({ facts, values }: { facts: SipFacts; values: SipValues }) {
  const sip = timingOf(values, facts.payers)
  return (
    <Card title={t`What it could become`}>
      {sip ? (
        <ProjectionChart sip={sip} />
      ) : (
        <p className={styles.hint}>{t`Enter an amount and an end to see it.`}</p>
      )}
    </Card>
  )
}
