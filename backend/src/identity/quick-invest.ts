import type { Session } from '@portal/kernel/contracts/auth'
import { refuseWithoutKyc } from '../kyc/kyc.service'
import type { Platform } from '../platform/module'
import { investorByPan } from './investors'
import { newInvestor } from './new-investor'
import type { Challenge } from './otp-challenge'
import { investors } from './schema'
import { viewOfSession } from './session-view'
import { startSession } from './sessions'
import type { Visitor } from './visitor'

/**
 * Begins a session that can buy and nothing else, for whoever confirmed the contact of a PAN (S1.043, S1.044). Somebody
 * new is known from then on, without a log-in. Throws the refusal of the KYC that does not let the PAN invest.
 */
export async function enterQuickInvest(
  platform: Platform,
  { pan, registration, reference }: Challenge,
  { deviceId }: Visitor,
): Promise<Session> {
  const { db, audit } = platform
  await refuseWithoutKyc(db, pan)
  const investor = (await investorByPan(db, pan)) ?? (await newInvestor(db, pan, registration))
  await db.transaction(async (tx) => {
    await tx.insert(investors).values(investor).onConflictDoNothing()
    await audit.record(tx, { event: 'identity.quick-invest', subject: investor.id })
  })
  const pair = await startSession(platform, investor.id, deviceId, {
    kind: 'quickInvest',
    subject: reference,
  })
  return viewOfSession(db, investor, pair)
}
