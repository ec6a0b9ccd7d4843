import { eq } from 'drizzle-orm'
import { askRegistries } from '../kyc-registry/ask-registries'
import type { Platform } from '../platform/module'
import { Refusal } from '../platform/refusal'
import type { Challenge } from './otp-challenge'
import { otpChallenges } from './schema'

/**
 * Has the registries asked about whoever registers, or invests without a log-in. Only once the code was right: how long
 * it takes, and whether it fails, tells whether the house has met the PAN. Where a registry gives no answer (-543) the
 * code is open again, so that the same one can be typed once more.
 */
export async function askOnceConfirmed(platform: Platform, { pan, reference }: Challenge): Promise<void> {
  try {
    await askRegistries(platform, [{ pan }], { consent: 'registration' })
  } catch (error) {
    if (error instanceof Refusal) {
      const open = { validatedAt: null }
      await platform.db.update(otpChallenges).set(open).where(eq(otpChallenges.reference, reference))
    }
    throw error
  }
}
