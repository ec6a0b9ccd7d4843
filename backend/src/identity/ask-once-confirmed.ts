import type { PanCard } from '@portal/contracts/identity/auth'
import { eq } from 'drizzle-orm'
import { askRegistries } from '../kyc-registry/ask-registries'
import { panServiceOf } from '../kyc-registry/registries'
import type { Platform } from '../platform/module'
import { CallError, Refusal } from '../platform/refusal'
import { confirmCard } from './confirm-card'
import { investorByPan } from './investors'
import type { Challenge } from './otp-challenge'
import { otpChallenges } from './schema'
import type { Visitor } from './visitor'

/**
 * Has the registries asked about whoever registers, or invests without a log-in. Only once the code was right: how long
 * it takes, and whether it fails, tells whether the house has met the PAN. Where a registry gives no answer (-543), or
 * somebody new has still to say what is on the PAN card (-544, -545), the code is open again, so that the same one can be
 * typed once more.
 */
export async function askOnceConfirmed(
  platform: Platform,
  challenge: Challenge,
  typed: { card: PanCard | undefined; visitor: Visitor },
): Promise<void> {
  const { pan, reference } = challenge
  try {
    if (await needsCard(platform, pan)) await confirmCard(platform, challenge, typed)
    else await askRegistries(platform, [{ pan }], { consent: 'registration' })
  } catch (error) {
    if (error instanceof Refusal || error instanceof CallError) {
      const open = { validatedAt: null }
      await platform.db.update(otpChallenges).set(open).where(eq(otpChallenges.reference, reference))
    }
    throw error
  }
}

/** Also of a PAN that the house has kept as another folio's holder: who somebody new is, they say themselves. */
const needsCard = async (platform: Platform, pan: string): Promise<boolean> =>
  !panServiceOf(platform).tellsHolder && !(await investorByPan(platform.db, pan))
