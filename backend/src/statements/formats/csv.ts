/** A spreadsheet takes text that begins like this for a formula (OWASP: CSV injection). */
const looksLikeFormula = /^[=+\-@\t\r]/
const isNumber = /^-?\d+(\.\d+)?$/

function csvCell(text: string): string {
  const safe = looksLikeFormula.test(text) && !isNumber.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Rows as RFC 4180 says; nothing in them acts when a spreadsheet opens the file. */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('')
}
