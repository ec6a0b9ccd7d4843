import { useState } from 'react'
import { addYears, indiaToday } from '@portal/contracts/format'
import { personLimits, tooYoung, validateBirthDate } from '@portal/contracts/validation'
import type { CalendarRules } from './calendar-rules'
import { DateField, type DateFieldProps } from './date-field'

export type BirthDateFieldProps = Omit<DateFieldProps, keyof CalendarRules>

/**
 * A date of birth of the last 100 years; the calendar opens on June 1980. A person under 18 gets E26 and an empty
 * field (S5.019 to S5.022).
 */
export function BirthDateField({ value, onChange, error, ...props }: BirthDateFieldProps) {
  const today = indiaToday()
  const [refused, setRefused] = useState(false)
  const change = (next: string) => {
    const young = validateBirthDate(next, today) === tooYoung()
    setRefused(young)
    onChange(young ? '' : next)
  }
  return (
    <DateField
      autoComplete="bday"
      {...props}
      value={value}
      onChange={change}
      error={refused && !value ? tooYoung() : error}
      min={addYears(today, -personLimits.maxAge)}
      max={today}
      defaultMonth={personLimits.pickerStart}
    />
  )
}
