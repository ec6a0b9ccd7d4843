import { formatDate, formatTime, indiaDate } from '@portal/kernel'

/** "3:00 pm, 25 Aug 2026" */
export const untilText = (cancelUntil: string): string =>
  `${formatTime(cancelUntil)}, ${formatDate(indiaDate(cancelUntil))}`
