import { type ChosenLanguage, languages, words } from '@portal/contracts/words'
import { inLanguage } from './language'

/** What each code says, with the values that are stored with it. Codes stay: rows of years ago have them. */
export type TextTable = Readonly<Record<string, (values: never) => string>>

type Coded<Table extends TextTable> = {
  [Code in keyof Table & string]: Parameters<Table[Code]> extends [infer Values]
    ? { code: Code; values: Values }
    : { code: Code }
}[keyof Table & string]

/** What comes from outside (a bank's reason, what a person wrote, a number), kept as it is. */
export interface OutsideText {
  text: string
}

/** What a rule said against something that nobody was waiting for, in each language. */
export interface RuleText {
  said: Partial<Record<ChosenLanguage, string>>
}

/** What no code stands for. */
export type StoredWords = OutsideText | RuleText

/** A text in the database: said when it is read, in the language of whoever reads it. */
export type StoredText<Table extends TextTable> = Coded<Table> | StoredWords

type AnyStored = { code: string; values?: unknown } | StoredWords

/** How the texts of a table are said. */
export function sayerOf<Table extends TextTable>(table: Table): (stored: StoredText<Table>) => string {
  return (stored: AnyStored) => {
    if (!('code' in stored)) return sayWords(stored)
    const say = table[stored.code]
    // A newer release of the portal, which runs beside this one, may write codes that this one does not know.
    return say ? say(stored.values as never) : stored.code
  }
}

/** A rule's words in the language that is on, else in English. */
export function sayWords(stored: StoredWords): string {
  if ('text' in stored) return stored.text
  const said: Partial<Record<string, string>> = stored.said
  return said[words.language] ?? said.en ?? ''
}

/** What a rule says against something, asked for in each language. */
export async function ruleInEachLanguage(ask: () => Promise<string | undefined>): Promise<RuleText> {
  const said: RuleText['said'] = {}
  for (const language of Object.keys(languages) as ChosenLanguage[]) {
    const text = await inLanguage(language, ask)
    if (text !== undefined) said[language] = text
  }
  return { said }
}
