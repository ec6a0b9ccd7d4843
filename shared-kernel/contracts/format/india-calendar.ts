const dayMs = 86_400_000
/** India has one zone and no summer time: UTC + 5:30 since 1945. */
const indiaOffsetMs = 5.5 * 3_600_000

/** A moment: ISO 8601 text, milliseconds since 1970, or a Date. */
export type Moment = string | number | Date

/** A moment shifted so that its UTC fields read as India's clock; an invalid one gives an invalid Date (S9.058). */
export function indiaClock(moment: Moment): Date {
  return new Date(new Date(moment).getTime() + indiaOffsetMs)
}

const toText = (date: Date): string => date.toISOString().slice(0, 10)

/** India's calendar day of a moment, `'2026-08-25'` (S9.058). @throws RangeError for an invalid moment. */
export function indiaDate(moment: Moment): string {
  return toText(indiaClock(moment))
}

/** Today in India: `'2026-08-25'` (S9.058). */
export function indiaToday(now: Moment = Date.now()): string {
  return indiaDate(now)
}

function dayOf(text: string): Date | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined
  const [year, month, day] = [Number(text.slice(0, 4)), Number(text.slice(5, 7)), Number(text.slice(8))]
  const date = new Date(0)
  date.setUTCFullYear(year, month - 1, day)
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? date : undefined
}

/**
 * Midnight UTC of a business date, or undefined where the text is no real day (`'2026-02-30'`) of the years 1900 to
 * 2199, with which forms and contracts reckon (S5.057).
 */
export function parseDate(text: string): Date | undefined {
  return /^(?:19|20|21)/.test(text) ? dayOf(text) : undefined
}

function known(text: string): Date {
  const date = dayOf(text)
  if (!date) throw new RangeError('not a calendar day')
  return date
}

/**
 * The business date so many days later, earlier when negative: `'2026-08-25'` (S9.058).
 * @throws RangeError when the text is no real day.
 */
export function addDays(date: string, days: number): string {
  return toText(new Date(known(date).getTime() + days * dayMs))
}

/**
 * The business date so many months later; the 31st falls back to a shorter month's last day (S9.016). @throws RangeError as
 * `addDays`.
 */
export function addMonths(date: string, months: number): string {
  const from = known(date)
  const target = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + months, 1))
  const lastDay = new Date(Date.UTC(target.getUTCFullYear(), target.getUTCMonth() + 1, 0)).getUTCDate()
  target.setUTCDate(Math.min(from.getUTCDate(), lastDay))
  return toText(target)
}

/** The business date so many years later; 29 February falls back to the 28th (S9.006). @throws RangeError as `addDays`. */
export function addYears(date: string, years: number): string {
  return addMonths(date, years * 12)
}

/** Whole days from one business date to another, negative backwards (S9.058). @throws RangeError as `addDays`. */
export function daysBetween(from: string, to: string): number {
  return (known(to).getTime() - known(from).getTime()) / dayMs
}

/** Full years of age on a business date; whoever turns 18 on it is 18 (decision 3). @throws RangeError as `addDays`. */
export function ageOn(birth: string, on: string): number {
  const from = known(birth)
  const to = known(on)
  const years = to.getUTCFullYear() - from.getUTCFullYear()
  return on.slice(5) < birth.slice(5) ? years - 1 : years
}
