import { type Language, words } from '@portal/contracts/words'

/** Texts of the fund house in other languages than English, in a column beside the English ones. */
export type InLanguages<Column extends string> = Partial<Record<Language, Partial<Record<Column, string>>>>

/** A row with its texts in the language that is on; what it lacks in that one stays English. */
export const saidRow = <Row extends { inLanguages: InLanguages<Extract<keyof Row, string>> }>(
  row: Row,
): Row => ({
  ...row,
  ...row.inLanguages[words.language],
})
