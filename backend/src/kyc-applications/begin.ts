import { randomUUID } from 'node:crypto'
import { message } from '@portal/contracts/catalogue'
import { sql } from 'drizzle-orm'
import { investorByPan } from '../identity/investors'
import { type Kyc, kycOf, registryPersonOf } from '../kyc-registry/kyc.service'
import { inTransaction, type Tx } from '../platform/database'
import type { Platform } from '../platform/module'
import { Refusal, tooMany } from '../platform/refusal'
import {
  changeApplication,
  insertApplication,
  type Application,
  applicationsSince,
  newestApplication,
} from './application.repository'
import { openAtProvider } from './kyc-provider'
import { newReturn } from './return-address'

/** Journeys begun in an hour, for one PAN. */
export const mostApplicationsAnHour = 10
const hour = 3_600_000

export type Wanted = Pick<Application, 'pan' | 'way' | 'purpose'>

/** Why a PAN cannot do its KYC online: its holder lives abroad (S6.008, decision 5). Null where it can. */
export async function onlineRefusal(tx: Tx, pan: string): Promise<string | null> {
  const { residency } = await kycOf(tx, pan)
  const countryCode = (await investorByPan(tx, pan))?.countryCode ?? '+91'
  const livesHere = residency === null ? countryCode === '+91' : residency === 'Resident Indian'
  return livesHere ? null : message('kycNotForNri')
}

/**
 * Throws what keeps a KYC from being begun: -536 where it cannot be changed, -530 for an NRI, -537 while one is checked,
 * -538 where there is nothing left to do.
 */
export async function refuseToBegin(tx: Tx, { pan, purpose }: Wanted): Promise<Kyc> {
  const kyc = await kycOf(tx, pan)
  const abroad = await onlineRefusal(tx, pan)
  if (purpose === 'modify' && (abroad || kyc.status === 'Not Available'))
    throw new Refusal('-536', message('kycCannotBeUpdated'))
  if (abroad) throw new Refusal('-530', abroad)
  const newest = await newestApplication(tx, pan)
  if (newest?.state === 'PENDING' || kyc.status === 'Under Process')
    throw new Refusal('-537', message('kycInProcess'))
  if (purpose === 'complete' && kyc.status === 'Validated')
    throw new Refusal('-538', message('kycAlreadyDone'))
  return kyc
}

/** Writes down that a KYC begins. Throws what `refuseToBegin` does, and a 429 after ten in an hour. */
export async function writeBeginning(tx: Tx, platform: Platform, wanted: Wanted): Promise<Application> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`kyc ${wanted.pan}`}))`)
  await refuseToBegin(tx, wanted)
  const now = platform.clock.now()
  if ((await applicationsSince(tx, wanted.pan, new Date(now.getTime() - hour))) >= mostApplicationsAnHour)
    throw tooMany(600)
  const application: Application = {
    ...wanted,
    id: randomUUID(),
    state: 'DRAFT',
    reason: null,
    returnPath: null,
    returnHash: null,
    returnUntil: null,
    returnUsedAt: null,
    startedAt: now,
    changedAt: now,
  }
  await insertApplication(tx, application)
  const subject = (await investorByPan(tx, wanted.pan))?.id
  const { id: applicationId, way, purpose } = application
  await platform.audit.record(tx, {
    event: 'kyc.begun',
    ...(subject && { subject }),
    detail: { applicationId, way, purpose },
  })
  return application
}

/** Begins a KYC on the provider's pages and answers the first of them. */
export async function beginAtProvider(
  platform: Platform,
  wanted: Wanted,
  returnPath: string,
): Promise<string> {
  const application = await inTransaction(platform.db, (tx) => writeBeginning(tx, platform, wanted))
  return pageOf(platform, application, returnPath)
}

/** The page of the provider that goes on with a KYC; where the browser comes back to is made anew each time. */
export async function pageOf(
  platform: Platform,
  { id, pan, way }: Application,
  returnPath: string,
): Promise<string> {
  const { url: returnUrl, row } = newReturn(platform, id, returnPath)
  await changeApplication(platform.db, id, row)
  const name = (await registryPersonOf(platform.db, pan))?.name ?? ''
  const flow = way === 'REGISTRATION' ? 'agency' : 'locker'
  return openAtProvider(platform, { applicationId: id, flow, pan, name, returnUrl })
}
