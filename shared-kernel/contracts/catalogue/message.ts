import { words } from '@portal/contracts/words'
import { codes } from './codes'
import { themes } from './themes'

const texts = { ...codes, ...themes } as const

/** A code with a given meaning (`'E19'`) or the name of a theme's text (`'kycVerified'`). */
export type MessageCode = keyof typeof texts

type Blank<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | Blank<Rest> : never
type Values<Code extends MessageCode> = [Blank<(typeof texts)[Code]>] extends [never]
  ? []
  : [values: Readonly<Record<Blank<(typeof texts)[Code]>, string | number>>]

/**
 * The text of a code in the language that is on, its blanks filled: `message('modeNotSupported', { bank: 'HDFC Bank', mode: 'UPI' })`
 * (S8.001, decision 31).
 */
export function message<Code extends MessageCode>(code: Code, ...values: Values<Code>): string {
  return words.named(code, texts[code], values[0] ?? {})
}
