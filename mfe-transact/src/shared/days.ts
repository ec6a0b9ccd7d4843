import { formatDate, formatLongDate, formatTime, indiaDate } from '@portal/kernel'

/** "Tuesday, 25 August" */
export const dayName = (date: string): string => formatLongDate(date).replace(/ \d{4}$/, '')

/** "3:00 pm, 25 Aug 2026" */
export const clockAndDay = (moment: string): string =>
  `${formatTime(moment)}, ${formatDate(indiaDate(moment))}`
