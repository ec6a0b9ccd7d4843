import { type Text, textOf } from './public'

/**
 * A table of texts, each of which is said in the language that is on when it is read (docs/decisions/words.md: how a text
 * is written).
 */
export const saidTable = <Key extends string>(
  texts: Readonly<Record<Key, Text>>,
): Readonly<Record<Key, string>> =>
  Object.defineProperties(
    {},
    Object.fromEntries(
      Object.entries<Text>(texts).map(([key, text]) => [key, { enumerable: true, get: () => textOf(text) }]),
    ),
  ) as Readonly<Record<Key, string>>
