import { addYears, FormDateField, FormSegmentedControl } from '@portal/kernel'
import type { ChangeErrors, ChangeValues } from './change-form'

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
