import { t } from '@portal/contracts/words/macros'
import type { Tx } from '../platform/database'
import type { Message } from '../platform/messages'
import type { Platform } from '../platform/module'
import { sayAsSms } from '../platform/say-sms'
import type { Challenge } from './otp-challenge'
import { callLater } from './otp-voice'

class NothingSent extends Error {}

/**
 * Sends the code of a challenge. A channel that it does not go by, and both where nobody may answer it, do the same work
 * and take it back, so that the time of the answer does not tell whether the PAN is known, or how its owner is reached.
 */
export async function deliverCode(
  platform: Platform,
  tx: Tx,
  challenge: Challenge,
  digits: string,
): Promise<void> {
  const say = () => messageOf(platform, challenge, digits)
  await keepIf(tx, Boolean(challenge.codeHash && challenge.mobile), async (inner) => {
    const sms = sayAsSms(platform.config.smsRegistration, say)
    await platform.messages.send(inner, { ...sms, channel: 'sms', to: challenge.mobile ?? nobody })
    await callLater(platform, inner, challenge, digits)
  })
  await keepIf(tx, Boolean(challenge.codeHash && challenge.email), (inner) =>
    platform.messages.send(inner, { ...say(), channel: 'email', to: challenge.email ?? nobody }),
  )
}

const nobody = 'nobody'

async function keepIf(tx: Tx, kept: boolean, work: (inner: Tx) => Promise<void>): Promise<void> {
  try {
    await tx.transaction(async (inner) => {
      await work(inner)
      if (!kept) throw new NothingSent()
    })
  } catch (error) {
    if (!(error instanceof NothingSent)) throw error
  }
}

function messageOf(
  platform: Platform,
  { pan, prefix, purpose }: Challenge,
  digits: string,
): Omit<Message, 'channel' | 'to'> {
  const { minutes } = platform.config.otp
  return {
    pan,
    otp: digits,
    prefix,
    subject: t`Your one-time code for Neem Mutual Fund`,
    body: t`${prefix}-${digits} is your one-time code ${purpose} at Neem Mutual Fund. It is valid for ${minutes} minutes. Do not share it with anyone; we never ask for it.`,
  }
}
