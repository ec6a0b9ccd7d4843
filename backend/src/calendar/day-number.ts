const dayMs = 86_400_000

/** Days from 1 January 1970 to a business date: whole numbers to reckon and compare with, in loops over many days. */
export const dayNumber = (date: string): number =>
  Date.UTC(Number(date.slice(0, 4)), Number(date.slice(5, 7)) - 1, Number(date.slice(8, 10))) / dayMs

/** The business date of a day number: `'2026-08-25'`. */
export const dateOfDay = (day: number): string => new Date(day * dayMs).toISOString().slice(0, 10)
