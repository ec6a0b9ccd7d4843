import type { Credential } from '@portal/contracts/identity/passkey'
import { limits } from '@portal/contracts/validation'
import { generateAuthenticationOptions } from '@simplewebauthn/server'
import { and, eq, lte } from 'drizzle-orm'
import type { CallingInvestor } from '../platform/call-context'
import type { Tx } from '../platform/database'
import type { Platform } from '../platform/module'
import { notFound } from '../platform/refusal'
import { otpActivities } from './otp-activities'
import { type Challenge, lockChallenge, placeOfSession } from './otp-challenge'
import { freshCode } from './otp-code'
import { keepChallenge, notTaken, partyOf, signedBy, takeChallenge } from './passkeys'
import { otpChallenges, passkeys } from './schema'
import type { Visitor } from './visitor'

const day = 86_400_000

/** Keys whose addition the investor was told of long enough ago: one that a thief of a session added confirms nothing. */
const seasonedKeys = ({ db, clock }: Platform, investorId: string) =>
  db
    .select({ id: passkeys.credentialId })
    .from(passkeys)
    .where(
      and(
        eq(passkeys.investorId, investorId),
        lte(passkeys.createdAt, new Date(clock.now().getTime() - limits.days.passkeyCooling * day)),
      ),
    )

/** Never for a contact, which only a code that went there proves, nor for the code of another holder. */
const mayStandIn = (
  { config }: Platform,
  investor: CallingInvestor,
  code: Pick<Challenge, 'pan' | 'activity'>,
) =>
  config.passkeyCodes &&
  !investor.sessionScope &&
  code.pan === investor.pan &&
  otpActivities[code.activity].confirms !== 'contact'

/** Whether the investor may sign with a passkey in place of this code (the installation decides). */
export async function passkeyStandsIn(
  platform: Platform,
  investor: CallingInvestor,
  code: Pick<Challenge, 'pan' | 'activity'>,
): Promise<boolean> {
  return mayStandIn(platform, investor, code) && (await seasonedKeys(platform, investor.id)).length > 0
}

/** The running code of this session. Throws a 404 for any other. */
async function runningCode(
  platform: Platform,
  tx: Tx,
  investor: CallingInvestor,
  reference: string,
): Promise<Challenge> {
  const code = await lockChallenge(tx, reference)
  const runs =
    code &&
    code.openedIn === placeOfSession(investor) &&
    mayStandIn(platform, investor, code) &&
    !code.validatedAt &&
    code.attemptsLeft > 0 &&
    code.expiresAt > platform.clock.now()
  if (!runs) throw notFound()
  return code
}

/** What the browser has signed: kept under the code's own reference, so that it stands in for no other one. */
export async function codeOptions(
  platform: Platform,
  investor: CallingInvestor,
  reference: string,
  { deviceId }: Visitor,
) {
  await platform.db.transaction((tx) => runningCode(platform, tx, investor, reference))
  const keys = await seasonedKeys(platform, investor.id)
  if (!keys.length) throw notFound()
  const options = await generateAuthenticationOptions({
    rpID: partyOf(platform).expectedRPID,
    userVerification: 'required',
    allowCredentials: keys,
  })
  await keepChallenge(platform, options.challenge, deviceId, investor.id, reference)
  return options
}

/** A new code in place of the one that was sent, for who signed; tries and content stay. Throws refusal -664. */
export async function codeByPasskey(
  platform: Platform,
  investor: CallingInvestor,
  { referenceNumber, response }: { referenceNumber: string; response: Credential },
  visitor: Visitor,
): Promise<{ prefixValue: string; digits: string }> {
  const expected = await takeChallenge(platform, referenceNumber, visitor.deviceId, investor.id)
  const keys = await seasonedKeys(platform, investor.id)
  const key = await signedBy(platform, response, expected, visitor)
  if (!keys.some(({ id }) => id === key.credentialId)) throw notTaken()
  const { digits, prefix, codeHash } = await freshCode(platform, referenceNumber)
  await platform.db.transaction(async (tx) => {
    const { activity } = await runningCode(platform, tx, investor, referenceNumber)
    await tx
      .update(otpChallenges)
      .set({ prefix, codeHash })
      .where(eq(otpChallenges.reference, referenceNumber))
    await platform.audit.record(tx, {
      event: 'otp.by-passkey',
      subject: investor.id,
      detail: { activity },
    })
  })
  return { prefixValue: prefix, digits }
}
