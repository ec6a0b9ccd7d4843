/** Which days can be chosen; all of them business dates, `'2026-08-25'`. */
export interface CalendarRules {
  /** The first and the last day that can be chosen; both can. */
  min?: string
  max?: string
  /** Where the calendar opens while nothing is chosen: any day of the month. By default today. */
  defaultMonth?: string
  /** Says why a day inside the range cannot be chosen: `'Market holiday'`. */
  reasonOf?: (date: string) => string | undefined
}

export interface CalendarProps {
  /** What the day is for: the field's label. */
  label: string
  value: string
  rules: CalendarRules
  onPick: (date: string) => void
}
