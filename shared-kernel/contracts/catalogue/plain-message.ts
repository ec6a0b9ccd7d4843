import { words } from '@portal/contracts/words'
import { codes, failures } from './codes'

const texts = { ...codes, ...failures } as const
type Blankless<Code extends keyof typeof texts> = (typeof texts)[Code] extends `${string}{${string}`
  ? never
  : Code

/** As `message`, for texts without blanks, and without those of the themes: a first load brings what is said on any page. */
export const plainMessage = <Code extends keyof typeof texts>(code: Blankless<Code>): string =>
  words.named(code, texts[code], {})
