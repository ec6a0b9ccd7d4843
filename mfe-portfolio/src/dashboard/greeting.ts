import { indiaClock, formatDate, formatLongDate, indiaToday, type Moment } from '@portal/kernel'
import { t } from '@portal/kernel/words'

/** The part of the day on India's clock: the small hours still belong to the evening before. */
export function dayPart(now: Moment): 'morning' | 'afternoon' | 'evening' {
  const hour = indiaClock(now).getUTCHours()
  if (hour >= 4 && hour < 12) return 'morning'
  return hour >= 12 && hour < 17 ? 'afternoon' : 'evening'
}

/** The name that a person is called by: `'Asha Verma'` is `'Asha'`. */
export function firstName(name: string): string {
  return name.trim().split(/\s+/)[0] ?? ''
}

/** The page's title: `'Good afternoon, Asha'`; without a name just the greeting. */
export function greeting(fullName: string, now: Moment): string {
  const part = dayPart(now)
  const name = firstName(fullName)
  if (part === 'morning') return name ? t`Good morning, ${name}` : t`Good morning`
  if (part === 'afternoon') return name ? t`Good afternoon, ${name}` : t`Good afternoon`
  return name ? t`Good evening, ${name}` : t`Good evening`
}

/**
 * The line below the title: today in India, and which day's NAVs the values use; without NAVs only the day. It says nearly
 * the same before that is known (undefined), so that what is below does not move.
 */
export function valuesLine(navDate: string | null | undefined, now: Moment): string {
  const today = formatLongDate(indiaToday(now))
  if (navDate === null) return today
  const navDay = navDate && formatDate(navDate)
  return navDay ? t`${today} · values use the NAVs of ${navDay}` : t`${today} · values use the latest NAVs`
}
