import type { Session } from '@portal/contracts/identity/auth'
import { refuseWithoutKyc } from '../kyc-registry/kyc.service'
import type { Platform } from '../platform/module'
import { refuseOthersContact } from './contact-of'
import { investorByPan } from './investors'
import { makeKnown, newInvestor } from './new-investor'
import type { Challenge } from './otp-challenge'
import { viewOfScope } from './session-view'
import { startSession } from './sessions'
import type { Visitor } from './visitor'

/**
 * Begins a session that can buy and nothing else, for whoever confirmed the contact of a PAN (S1.043, S1.044). Somebody
 * new is known from then on, without a log-in. Throws the refusal of the KYC that does not let the PAN invest, and -108
 * where somebody else became known by then.
 */
export async function enterQuickInvest(
  platform: Platform,
  { pan, registration, reference }: Challenge,
  { deviceId }: Visitor,
): Promise<Session> {
  const { db, audit } = platform
  await refuseWithoutKyc(db, pan)
  const person = (await investorByPan(db, pan)) ?? (await newInvestor(db, pan, registration))
  const investor = await db.transaction(async (tx) => {
    const known = await makeKnown(tx, person)
    refuseOthersContact(known, registration)
    await audit.record(tx, { event: 'identity.quick-invest', subject: known.id })
    return known
  })
  const pair = await startSession(platform, investor.id, deviceId, {
    kind: 'quickInvest',
    subject: reference,
  })
  return viewOfScope(db, investor, pair)
}
