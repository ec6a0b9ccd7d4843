import { plural, t } from '@portal/contracts/words/macros'

/** The time left before the sign-out: `'04:32 mins'`, under a minute `'00:32 Sec'` (S9.041, decision 15). */
export function idleTime(seconds: number): { clock: string; unit: string } {
  const left = Math.max(0, Math.ceil(seconds))
  const two = (value: number) => String(value).padStart(2, '0')
  return {
    clock: `${two(Math.floor(left / 60))}:${two(left % 60)}`,
    unit: left < 60 ? t`Sec` : t`mins`,
  }
}

/** Seconds before the sign-out at which a screen reader hears of it. */
const marks = [300, 120, 60, 30]

function warning(seconds: number): string {
  const minutes = seconds / 60
  return seconds < 60
    ? t`You will be logged out in ${seconds} seconds.`
    : plural(minutes, {
        one: 'You will be logged out in # minute.',
        other: 'You will be logged out in # minutes.',
      })
}

/** What a screen reader hears as the time passes from one second to another; most seconds pass in silence. */
export function idleAnnouncement(before: number, now: number): string | undefined {
  const passed = marks.filter((mark) => now <= mark && mark < before)
  return passed.length ? warning(Math.min(...passed)) : undefined
}
