/** The year in which the Indian financial year of a day begins: 2025 for '2026-03-31'. */
export function financialYearOf(date: string): number {
  const year = Number(date.slice(0, 4))
  return date.slice(5) < '04-01' ? year - 1 : year
}

/** "2025–26" */
export const financialYearLabel = (year: number): string =>
  `${year}–${String((year + 1) % 100).padStart(2, '0')}`

export const startOfYear = (year: number): string => `${year}-04-01`
export const endOfYear = (year: number): string => `${year + 1}-03-31`
