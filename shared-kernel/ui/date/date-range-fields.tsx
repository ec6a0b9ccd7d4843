import { t } from '@portal/contracts/words/macros'
import { indiaToday } from '@portal/contracts/format'
import { Columns } from '../page/public'
import type { CalendarRules } from './calendar-rules'
import { DateField } from './date-field'

export interface DateRange {
  from: string
  to: string
}

export interface DateRangeFieldsProps extends Pick<CalendarRules, 'min' | 'max'> {
  value: DateRange
  onChange: (value: DateRange) => void
  fromLabel?: string
  toLabel?: string
  errors?: Partial<Record<keyof DateRange, string>>
  onBlur?: (field: keyof DateRange) => void
}

/** A period of the past, its two days typed or picked; neither later than today unless `max` says otherwise (S5.057 to S5.059). */
export function DateRangeFields(props: DateRangeFieldsProps) {
  const { value, onChange, fromLabel = t`From`, toLabel = t`To`, errors, onBlur } = props
  const { min, max = indiaToday() } = props
  return (
    <Columns>
      <DateField
        label={fromLabel}
        value={value.from}
        onChange={(from) => onChange({ ...value, from })}
        onBlur={() => onBlur?.('from')}
        error={errors?.from}
        min={min}
        max={max}
      />
      <DateField
        label={toLabel}
        value={value.to}
        onChange={(to) => onChange({ ...value, to })}
        onBlur={() => onBlur?.('to')}
        error={errors?.to}
        min={min}
        max={max}
        defaultMonth={value.from || undefined}
      />
    </Columns>
  )
}
