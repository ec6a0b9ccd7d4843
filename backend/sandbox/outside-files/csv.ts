/** Rupees with two decimals, as files of money have them. */
export const rupees = (paise: number): string =>
  `${Math.floor(paise / 100)}.${String(paise % 100).padStart(2, '0')}`

/** '2026-08-25' as 25/08/2026. */
export const slashed = (day: string): string => day.split('-').reverse().join('/')

/** Lines of values under names of columns; a column that a line does not have is empty. */
export function csvOf(columns: readonly string[], lines: readonly Record<string, string>[]): string {
  const quoted = (value: string) => (/[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value)
  const rows = lines.map((line) => columns.map((column) => line[column] ?? ''))
  return [columns, ...rows].map((row) => `${row.map(quoted).join(',')}\r\n`).join('')
}
