import { t } from '@portal/contracts/words/macros'
import { randomUUID } from 'node:crypto'
import { message } from '@portal/contracts/catalogue'
import type { Session } from '@portal/contracts/identity/auth'
import type { Credential, Passkey } from '@portal/contracts/identity/passkey'
import { limits } from '@portal/contracts/validation'
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import { and, desc, eq, gt, sql } from 'drizzle-orm'
import type { CallingInvestor } from '../platform/call-context'
import type { Tx } from '../platform/database'
import type { Platform } from '../platform/module'
import { notFound, Refusal, tooMany } from '../platform/refusal'
import { hashOfDevice } from '../platform/tokens'
import { beginSession } from './begin-session'
import { passkeyChallengesOf } from './code-budgets'
import { take } from './hourly-budget'
import { investorById } from './investors'
import { sendToInvestor } from './language'
import { isLocked } from './login-failures'
import { confirmPassword } from './own-password'
import { countFailure } from './proof-of-work'
import { passkeyChallenges, passkeys } from './schema'
import type { Visitor } from './visitor'

type Attestation = Parameters<typeof verifyRegistrationResponse>[0]['response']
type Assertion = Parameters<typeof verifyAuthenticationResponse>[0]['response']
type Row = typeof passkeys.$inferSelect

/** None is asked for. */
const noExtensions = { clientExtensionResults: {} }

const challengeMilliseconds = 300_000

/** Whom the keys are for: this portal's address and no other. */
export function partyOf(platform: Platform) {
  const { origin, hostname } = new URL(platform.publicUrl())
  return { expectedOrigin: origin, expectedRPID: hostname }
}

const viewOf = ({ credentialId, label, createdAt, lastUsedAt }: Row): Passkey => ({
  passkeyId: credentialId,
  label,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
})

const rowsOf = (db: Tx, investorId: string) =>
  db.select().from(passkeys).where(eq(passkeys.investorId, investorId)).orderBy(desc(passkeys.createdAt))

export const passkeysOf = async (platform: Platform, investorId: string): Promise<Passkey[]> =>
  (await rowsOf(platform.db, investorId)).map(viewOf)

/** Under an id of its own, or in place of an earlier one under that of what it is for. */
export async function keepChallenge(
  { db }: Platform,
  challenge: string,
  deviceId: string,
  investorId: string | null,
  id: string = randomUUID(),
): Promise<string> {
  const expiresAt = new Date(Date.now() + challengeMilliseconds)
  const kept = { challenge, investorId, deviceHash: hashOfDevice(deviceId), expiresAt }
  await db
    .insert(passkeyChallenges)
    .values({ id, ...kept })
    .onConflictDoUpdate({ target: passkeyChallenges.id, set: kept })
  return id
}

/** Uses a challenge up, whatever comes of it. Throws refusal -664 where there is none for this device and investor. */
export async function takeChallenge(
  { db }: Platform,
  id: string,
  deviceId: string,
  investorId: string | null,
): Promise<string> {
  const [row] = await db
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.id, id),
        eq(passkeyChallenges.deviceHash, hashOfDevice(deviceId)),
        gt(passkeyChallenges.expiresAt, new Date()),
      ),
    )
    .returning()
  if (!row || row.investorId !== investorId) throw notTaken()
  return row.challenge
}

export const notTaken = () =>
  new Refusal('-664', t`We could not check your passkey. Try again, or log in with your password.`)

/** Holds the investor's place for one more passkey until the transaction ends. Throws refusal -665 where there is none. */
async function holdPlace(tx: Tx, investorId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`passkeys ${investorId}`}))`)
  refuseMore(await rowsOf(tx, investorId))
}

function refuseMore(rows: readonly Row[]): void {
  if (rows.length >= limits.kept.passkeys)
    throw new Refusal(
      '-665',
      t`You have ${{ rows: rows.length }} passkeys. Remove one before you add another.`,
    )
}

/**
 * What the browser needs to make a passkey; those that the investor has are not made twice. A passkey outlives its
 * session, so whoever adds one enters the password once more: throws as `confirmPassword` does.
 */
export async function registerOptions(
  platform: Platform,
  investor: CallingInvestor,
  password: string,
  visitor: Visitor,
) {
  await confirmPassword(platform, investor, password, visitor)
  const { deviceId } = visitor
  const { id } = investor
  const { name, pan } = await investorById(platform.db, id)
  const rows = await rowsOf(platform.db, id)
  refuseMore(rows)
  const options = await generateRegistrationOptions({
    rpName: 'Neem Mutual Fund',
    rpID: partyOf(platform).expectedRPID,
    userName: `${name} (${pan.slice(0, 2)}XXXXXX${pan.slice(-2)})`,
    userID: new TextEncoder().encode(id),
    attestationType: 'none',
    excludeCredentials: rows.map(({ credentialId }) => ({ id: credentialId })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  return { challengeId: await keepChallenge(platform, options.challenge, deviceId, id), options }
}

export async function keepPasskey(
  platform: Platform,
  investor: CallingInvestor,
  { challengeId, response, label }: { challengeId: string; response: Credential; label: string },
  { deviceId }: Visitor,
): Promise<Passkey> {
  const { db, audit } = platform
  const expectedChallenge = await takeChallenge(platform, challengeId, deviceId, investor.id)
  const { registrationInfo } = await verifyRegistrationResponse({
    response: { ...response, ...noExtensions } as Attestation,
    expectedChallenge,
    ...partyOf(platform),
    requireUserVerification: true,
  }).catch(() => ({ registrationInfo: undefined }))
  if (!registrationInfo) throw notTaken()
  const { id, publicKey, counter, transports = [] } = registrationInfo.credential
  const row: Row = {
    credentialId: id,
    investorId: investor.id,
    publicKey: Buffer.from(publicKey).toString('base64url'),
    counter,
    transports,
    label,
    createdAt: platform.clock.now(),
    lastUsedAt: null,
  }
  await db.transaction(async (tx) => {
    await holdPlace(tx, investor.id)
    const made = await tx.insert(passkeys).values(row).onConflictDoNothing().returning()
    if (!made.length) throw notTaken()
    await audit.record(tx, { event: 'identity.passkey.added', subject: investor.id })
    const { email, pan, name } = await investorById(tx, investor.id)
    await sendToInvestor(tx, platform, { channel: 'email', to: email, pan }, () => ({
      subject: t`A passkey was added`,
      body: t`Dear ${name}, a passkey was added to your Neem Mutual Fund log-in on ${label}. If this was not you, remove it under My Profile, Security, and change your password.`,
    }))
  })
  return viewOf(row)
}

/** Throws a 404 for a passkey that is not the investor's. */
export async function removePasskey(
  { db, audit }: Platform,
  investor: CallingInvestor,
  passkeyId: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const gone = await tx
      .delete(passkeys)
      .where(and(eq(passkeys.credentialId, passkeyId), eq(passkeys.investorId, investor.id)))
      .returning()
    if (!gone.length) throw notFound()
    await audit.record(tx, { event: 'identity.passkey.removed', subject: investor.id })
  })
}

/**
 * Names no key, so that nobody learns who has one: the browser knows which it has for this portal. Throws a 429 where the
 * device or its address had its share.
 */
export async function loginOptions(platform: Platform, visitor: Visitor) {
  const { db, clock } = platform
  const wait = await db.transaction((tx) => take(tx, clock.now(), passkeyChallengesOf(visitor)))
  if (wait !== undefined) throw tooMany(wait, message('attemptsExceeded'))
  const options = await generateAuthenticationOptions({
    rpID: partyOf(platform).expectedRPID,
    userVerification: 'required',
  })
  return { challengeId: await keepChallenge(platform, options.challenge, visitor.deviceId, null), options }
}

/**
 * Logs in with a signed challenge. Each challenge is good once, and a signature whose counter did not grow comes from a
 * copied key. Throws refusal -664 for one answer to all that is wrong, -104 for a locked user ID.
 */
export async function logInByPasskey(
  platform: Platform,
  { challengeId, response }: { challengeId: string; response: Credential },
  visitor: Visitor,
): Promise<Session> {
  const { db } = platform
  const expectedChallenge = await takeChallenge(platform, challengeId, visitor.deviceId, null)
  const { investorId } = await signedBy(platform, response, expectedChallenge, visitor)
  const investor = await investorById(db, investorId)
  if (await isLocked(db, investor.pan)) throw new Refusal('-104', message('accountLocked'))
  return beginSession(platform, investor, visitor.deviceId, 'passkey')
}

/** The passkey that signed, used from now on. A wrong signature is counted where it was made; throws refusal -664. */
export async function signedBy(
  platform: Platform,
  response: Credential,
  expectedChallenge: string,
  visitor: Visitor,
): Promise<Row> {
  const { db, audit, clock } = platform
  const [row] = await db.select().from(passkeys).where(eq(passkeys.credentialId, response.id))
  const counter = row && (await counterOf(platform, row, response, expectedChallenge))
  if (!row || counter === undefined) {
    await db.transaction(async (tx) => {
      await countFailure(platform, tx, visitor)
      await audit.record(tx, {
        event: 'identity.passkey.refused',
        ...(row && { subject: row.investorId }),
      })
    })
    throw notTaken()
  }
  await db
    .update(passkeys)
    .set({ counter, lastUsedAt: clock.now() })
    .where(eq(passkeys.credentialId, row.credentialId))
  return row
}

/** The counter of a right signature; undefined for a wrong one. */
async function counterOf(
  platform: Platform,
  row: Row,
  response: Credential,
  expectedChallenge: string,
): Promise<number | undefined> {
  const verdict = await verifyAuthenticationResponse({
    response: { ...response, ...noExtensions } as Assertion,
    expectedChallenge,
    ...partyOf(platform),
    requireUserVerification: true,
    credential: {
      id: row.credentialId,
      publicKey: new Uint8Array(Buffer.from(row.publicKey, 'base64url')),
      counter: row.counter,
    },
  }).catch(() => undefined)
  return verdict?.verified ? verdict.authenticationInfo.newCounter : undefined
}
