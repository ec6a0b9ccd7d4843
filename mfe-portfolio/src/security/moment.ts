import { formatDate, formatTime, indiaDate } from '@portal/kernel'

/** "25 Aug 2026, 1:18 pm" */
export const at = (moment: string): string => `${formatDate(indiaDate(moment))}, ${formatTime(moment)}`
