import { plural, t } from '@portal/contracts/words/macros'
import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import type { Keys } from '../platform/keys'
import type { Platform } from '../platform/module'
import { Refusal } from '../platform/refusal'

const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ'

interface NewCode {
  /** Three capital letters that tell which message a code belongs to; not secret. */
  prefix: string
  digits: string
}

function newCode(length: number): NewCode {
  const prefix = Array.from({ length: 3 }, () => letters[randomInt(letters.length)]).join('')
  return { prefix, digits: String(randomInt(10 ** length)).padStart(length, '0') }
}

/** Keyed, because four digits alone could be found by trying all of them on a stolen table. */
export async function hashOfCode(keys: Keys, reference: string, code: string): Promise<string> {
  const secret = await keys.refreshSecret()
  return createHmac('sha256', secret).update(`otp\n${reference}\n${code}`).digest('base64url')
}

/** A code for a challenge, and what is kept of it. */
export async function freshCode({ config, keys }: Pick<Platform, 'config' | 'keys'>, reference: string) {
  const { digits, prefix } = newCode(config.otp.digits)
  return { digits, prefix, codeHash: await hashOfCode(keys, reference, prefix + digits) }
}

/** "4 tries left": told before the last one, so that nobody is locked out by surprise. */
export const triesLeft = (left: number): string =>
  t`${plural(left, { one: '# try left', other: '# tries left' })}`

export function wrongCode(attemptsLeft: number): Refusal {
  const rest =
    attemptsLeft === 0
      ? t`No tries left. Start again for a new code.`
      : t`${{ left: triesLeft(attemptsLeft) }}.`
  return new Refusal('-108', t`Invalid OTP: That code is not right. ${rest}`)
}

export function sameHash(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))
}
