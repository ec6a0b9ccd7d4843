import { randomUUID } from 'node:crypto'
import type { ActivityType } from '@portal/contracts/identity/otp'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Tx } from '../platform/database'
import { endPasswordGrants } from './access-grants'
import type { InvestorRecord } from './investors'
import { investors, otpChallenges } from './schema'

type Contact = Pick<
  InvestorRecord,
  'email' | 'mobile' | 'countryCode' | 'isInternational' | 'contactChangedAt'
>

/**
 * What a holder of a PAN told of how to reach them; a holder whom we did not know becomes known, unregistered. Whoever
 * reads the contact until now gets no further with it: ways back in that it began end.
 */
export async function setContact(
  tx: Tx,
  { pan, name }: { pan: string; name: string },
  contact: Partial<Contact>,
): Promise<void> {
  await tx
    .insert(investors)
    .values({
      id: randomUUID(),
      pan,
      name,
      email: '',
      mobile: '',
      countryCode: '+91',
      isInternational: false,
      defaultCommunication: false,
      registered: false,
      ...contact,
    })
    .onConflictDoUpdate({ target: investors.pan, set: contact })
  await endCodesOnTheirWay(tx, pan)
  await endPasswordGrants(tx, pan, ['FORGOT_PASSWORD'])
}

/** By a code that went to the contact on record. Where it was typed, its owner is looked up when the code comes back. */
const byContactOnRecord: ActivityType[] = ['FORGOT_PASSWORD', 'UNLOCK', 'LOGIN', 'USER_INFO']

/** The codes are too old from then on, and are not sent again. */
async function endCodesOnTheirWay(tx: Tx, pan: string): Promise<void> {
  const { activity, sentAt, validatedAt } = otpChallenges
  await tx
    .update(otpChallenges)
    .set({ expiresAt: sql`${sentAt}`, resendsLeft: 0 })
    .where(and(eq(otpChallenges.pan, pan), inArray(activity, byContactOnRecord), isNull(validatedAt)))
}
