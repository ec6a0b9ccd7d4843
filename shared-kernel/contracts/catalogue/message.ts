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
 * The text of a code, its blanks filled: `message('modeNotSupported', { bank: 'HDFC Bank', mode: 'UPI' })`
 * (S8.001, decision 31).
 */
export function message<Code extends MessageCode>(code: Code, ...values: Values<Code>): string {
  const filling: Readonly<Record<string, string | number>> = values[0] ?? {}
  return texts[code].replace(/\{(\w+)\}/g, (_, name: string) => String(filling[name] ?? ''))
}
