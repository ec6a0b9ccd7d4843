import { t } from '@portal/kernel/words'
import { formatDate, formatShortDate, formatTime, indiaDate, indiaToday } from '@portal/kernel'

/** When a notification came: "Today, 9:00 am", "11 Aug", and the year where it is another one. */
export function notificationTime(sentDate: string, now: number = Date.now()): string {
  const date = indiaDate(sentDate)
  const today = indiaToday(now)
  if (date === today) return t`Today, ${{ time: formatTime(sentDate) }}`
  return date.slice(0, 4) === today.slice(0, 4) ? formatShortDate(date) : formatDate(date)
}
