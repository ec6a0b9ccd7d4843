import { type Language, pseudoLanguage, words } from '@portal/contracts/words'

/** Texts of the fund house in other languages than English, in a column beside the English ones. */
export type InLanguages<Column extends string> = Partial<Record<Language, Partial<Record<Column, string>>>>

/** A row with its texts in the language that is on; what it lacks in that one stays English. */
export function saidRow<Row extends { inLanguages: InLanguages<Extract<keyof Row, string>> }>(row: Row): Row {
  const { language } = words
  return { ...row, ...(language === pseudoLanguage ? recastTexts(row) : row.inLanguages[language]) }
}

/** As texts of the code are: what any language translates, made of its English. */
function recastTexts(row: { inLanguages: InLanguages<string> }): Record<string, string> {
  const columns = new Set(Object.values(row.inLanguages).flatMap((texts) => Object.keys(texts ?? {})))
  const english = Object.entries(row).filter(([column]) => columns.has(column)) as [string, string][]
  return Object.fromEntries(english.map(([column, message]) => [column, words._({ id: message, message })]))
}
