import { type Text } from '@portal/contracts/words'
import { msg } from '@portal/contracts/words/macros'
import { afterFirstColon, ApiError } from '../../api/public'

/** What the dialog says of a code that was not taken, beside its input. */
export interface OtpRefusal {
  text: Text
  /** No digits can help any more: only a new start does. */
  over: boolean
}

export const triesUsed: OtpRefusal = { text: msg`You have used all tries for this code.`, over: true }

const wrongCode = '-108'
/** The code stays good: too many were tried for now (-110), or a registry gave no answer (-543). */
const notNow: readonly string[] = ['-110', '-543']

/** Codes of which nothing can come any more: their tries or their time are up, or they were used (decision 7). */
const overCodes: Readonly<Record<string, OtpRefusal>> = {
  '-109': triesUsed,
  '-111': { text: msg`This code has expired.`, over: true },
  E_NOT_FOUND: { text: msg`You have already used this code.`, over: true },
}

/** A wrong code's text: what stands after the server's first colon (S8.082); undefined for any other failure. */
export function wrongCodeText(error: unknown): string | undefined {
  return error instanceof ApiError && error.code === wrongCode ? afterFirstColon(error.message) : undefined
}

/**
 * What is told of a failure other than a wrong code: that the code is over; in the server's words, why it counts later
 * only (`notNow`); or that no answer came. Undefined where nothing is known of it: then nothing is said (S8.083).
 */
export function otpRefusal(error: unknown): OtpRefusal | undefined {
  if (!(error instanceof ApiError)) return undefined
  const over = overCodes[error.code]
  if (over) return over
  const told = notNow.includes(error.code) || error.kind !== 'refused'
  return told ? { text: error.message, over: false } : undefined
}

/**
 * Whether a refusal is about the one-time code itself, so that its dialog tells it, and not about what
 * it is for (S8.082, decision 9).
 */
export function isAboutCode(error: unknown): boolean {
  return wrongCodeText(error) !== undefined || otpRefusal(error) !== undefined
}
