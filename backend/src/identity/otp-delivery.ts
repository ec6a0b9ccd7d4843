import type { Tx } from '../platform/database'
import type { Message } from '../platform/messages'
import type { Platform } from '../platform/module'
import type { Challenge } from './otp-challenge'
import { callLater } from './otp-voice'

class NothingSent extends Error {}

/**
 * Sends the code of a challenge. One that nobody may answer does the same work and then takes it back, so that the
 * time of the answer does not tell whether the PAN is known.
 */
export async function deliverCode(
  platform: Platform,
  tx: Tx,
  challenge: Challenge,
  digits: string,
): Promise<void> {
  try {
    await tx.transaction(async (inner) => {
      for (const message of messagesOf(platform, challenge, digits))
        await platform.messages.send(inner, message)
      if (!challenge.codeHash) throw new NothingSent()
      await callLater(platform, inner, challenge, digits)
    })
  } catch (error) {
    if (!(error instanceof NothingSent)) throw error
  }
}

function messagesOf(platform: Platform, challenge: Challenge, digits: string): Message[] {
  const { pan, prefix, mobile, email, purpose } = challenge
  const { minutes } = platform.config.otp
  const common = {
    pan,
    otp: digits,
    prefix,
    subject: 'Your one-time code for Neem Mutual Fund',
    body: `${prefix}-${digits} is your one-time code ${purpose} at Neem Mutual Fund. It is valid for ${minutes} minutes. Do not share it with anyone; we never ask for it.`,
  }
  return [
    ...(mobile ? [{ ...common, channel: 'sms' as const, to: mobile }] : []),
    ...(email ? [{ ...common, channel: 'email' as const, to: email }] : []),
  ]
}
