import { razorpayAccess } from '../../../payments/adapters/razorpay/access'
import type { Platform } from '../../../platform/module'
import { recurringClient } from './client'
import { endToken, upiChargePaise } from './razorpay-mandates'
import { chargesToReturn, noteEnded, noteReturned, replacedTokens } from './tokens'

/**
 * What is left to do at Razorpay after a registration: a mandate whose limit was raised has a new token, so the old one
 * ends there; and the rupee that approved a UPI mandate goes back. What fails is tried again the next hour.
 */
export async function tidyUpTokens(platform: Platform, now: Date): Promise<void> {
  const { db, log, config } = platform
  const client = recurringClient('mandates', razorpayAccess(config, platform.publicUrl()))
  const survive = (work: Promise<void>, registrationId: string) =>
    work.catch((error: unknown) =>
      log.error({ err: error, registrationId }, 'Razorpay did not do what is left of a registration'),
    )
  for (const row of await replacedTokens(db))
    await survive(
      endToken(client, row).then(() => noteEnded(db, row.registrationId, now)),
      row.registrationId,
    )
  for (const { registrationId, chargeId } of await chargesToReturn(db))
    await survive(
      client
        .refund({ payment: chargeId ?? '', amount: upiChargePaise, refundId: registrationId })
        .then(() => noteReturned(db, registrationId, now)),
      registrationId,
    )
}
