import { mandateBounds } from '@portal/contracts/validation'
import {
  addYears,
  Card,
  Columns,
  formatRupeesRounded,
  FormAmountField,
  FormDateField,
  FormSelect,
  Stack,
  textOf,
} from '@portal/kernel'
import { plural, t } from '@portal/kernel/words'
import { MandateFrequency, type MandateSip } from '@portal/contracts/mandates/mandate'
import { frequencyNames } from '../shared/mandate-words'
import { methods } from './methods'
import type { MandateValues } from './details-errors'

const chips = [25_000_00, 50_000_00, 1_00_000_00, 10_00_000_00]

export interface LimitCardProps {
  values: MandateValues
  earliest: string
  sips: readonly MandateSip[]
}

/** The most in one debit, how often, from when and until when (S9.019). */
export function LimitCard({ values, earliest, sips }: LimitCardProps) {
  const { max, years } = mandateBounds[values.method ? methods[values.method].kind : 'EMANDATE']
  const most = formatRupeesRounded(max)
  const from = values.validFrom || earliest
  return (
    <Card title={t`The limit`}>
      <Stack gap="fields">
        <FormAmountField
          name="limit"
          label={t`Most in one debit`}
          chips={chips.filter((each) => each <= max)}
          hint={t`Up to ${most}. Only what you order is debited, never the whole limit.`}
        />
        <FormSelect<MandateFrequency>
          name="frequency"
          label={t`How often`}
          hint={t`As presented suits every SIP: the bank is asked on its due dates.`}
          options={MandateFrequency.options.map((value) => ({
            value,
            label: textOf(frequencyNames[value]),
          }))}
        />
        <Columns>
          <FormDateField name="validFrom" label={t`Starts`} min={earliest} max={addYears(earliest, 1)} />
          <FormDateField
            name="validTill"
            label={t`Ends`}
            min={from}
            max={addYears(from, years)}
            hint={lengthText(values, sips)}
          />
        </Columns>
      </Stack>
    </Card>
  )
}

/** "5 years. Longer than your longest SIP." */
function lengthText({ validFrom = '', validTill = '' }: MandateValues, sips: readonly MandateSip[]): string {
  const years = Number(validTill.slice(0, 4)) - Number(validFrom.slice(0, 4))
  const ends = sips.flatMap(({ endDate }) => endDate ?? [])
  const isLongest = ends.length > 0 && ends.every((each) => each <= validTill)
  if (years <= 0) return isLongest ? t`Longer than your longest SIP.` : ''
  return isLongest
    ? plural(years, {
        one: '# year. Longer than your longest SIP.',
        other: '# years. Longer than your longest SIP.',
      })
    : plural(years, { one: '# year.', other: '# years.' })
}
