import { type Text, textOf } from './words'

/**
 * A table of texts, each of which is said in the language that is on when it is read (docs/decisions/words.md: how a text
 * is written).
 */
export const saidTable = <Key extends string>(
  texts: Readonly<Record<Key, Text>>,
): Readonly<Record<Key, string>> => tableSaidBy(textOf, texts)

/** The same of what is said in a way of its own, like words of the wire (docs/decisions/words.md: how a text is written). */
export const tableSaidBy = <Key extends string, Value>(
  say: (value: Value) => string,
  values: Readonly<Record<Key, Value>>,
): Readonly<Record<Key, string>> =>
  Object.defineProperties(
    {},
    Object.fromEntries(
      Object.entries<Value>(values).map(([key, value]) => [key, { enumerable: true, get: () => say(value) }]),
    ),
  ) as Readonly<Record<Key, string>>
