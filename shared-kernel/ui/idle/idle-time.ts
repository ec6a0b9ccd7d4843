/** The time left before the sign-out: `'04:32 mins'`, under a minute `'00:32 Sec'` (S9.041, decision 15). */
export function idleTime(seconds: number): { clock: string; unit: 'mins' | 'Sec' } {
  const left = Math.max(0, Math.ceil(seconds))
  const two = (value: number) => String(value).padStart(2, '0')
  return {
    clock: `${two(Math.floor(left / 60))}:${two(left % 60)}`,
    unit: left < 60 ? 'Sec' : 'mins',
  }
}

const said: Record<number, string> = {
  300: 'You will be logged out in 5 minutes.',
  120: 'You will be logged out in 2 minutes.',
  60: 'You will be logged out in 1 minute.',
  30: 'You will be logged out in 30 seconds.',
}

/** What a screen reader hears as the time passes from one second to another; most seconds pass in silence. */
export function idleAnnouncement(before: number, now: number): string | undefined {
  const passed = Object.keys(said).map(Number)
  return said[Math.min(...passed.filter((mark) => now <= mark && mark < before))]
}
