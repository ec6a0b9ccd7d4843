import { message } from '@portal/contracts/catalogue'
import { and, countDistinct, eq, gt, isNotNull, isNull } from 'drizzle-orm'
import type { Platform } from '../platform/module'
import { Refusal } from '../platform/refusal'
import { otpChallenges } from './schema'

const day = 86_400_000
/** A family shares an address; nobody registers this many PANs in a day and confirms none. */
const mostPansOfAnEmail = 10

/**
 * Refuses an e-mail address to which codes for ten PANs went within a day, none of them confirmed: somebody is using it
 * to annoy its owner (S8.044). It rests on what was typed alone, so it tells nothing of a PAN.
 */
export async function refuseBlockedEmail({ db, clock }: Platform, typed: string): Promise<void> {
  const email = typed.toLowerCase()
  const [found] = await db
    .select({ pans: countDistinct(otpChallenges.pan) })
    .from(otpChallenges)
    .where(
      and(
        eq(otpChallenges.email, email),
        isNotNull(otpChallenges.registration),
        isNull(otpChallenges.validatedAt),
        gt(otpChallenges.sentAt, new Date(clock.now().getTime() - day)),
      ),
    )
  if ((found?.pans ?? 0) >= mostPansOfAnEmail) throw new Refusal('-651', message('emailBlocked'))
}
