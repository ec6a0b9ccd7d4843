export { DateField, type DateFieldProps } from './date-field'
export { BirthDateField, type BirthDateFieldProps } from './birth-date-field'
export { DateRangeFields, type DateRange, type DateRangeFieldsProps } from './date-range-fields'
export type { CalendarRules } from './calendar-rules'
