import type { KycProviderStatus } from '@portal/contracts/kyc/kyc-words'
import { providerKycOf } from '@portal/contracts/kyc/kyc-words'
import { kycOf } from '../kyc-registry/kyc.service'
import type { Platform } from '../platform/module'
import { Refusal } from '../platform/refusal'
import { type Application, applicationById, newestApplication } from './application.repository'
import { statusAtProvider } from './kyc-provider'
import { recordTransition } from './report'

const isOpen = ({ state, way }: Application) => way !== 'VIDEO' && (state === 'DRAFT' || state === 'PENDING')

/** Asks the provider about a KYC whose end may have got lost, and books what it says. Throws refusal -535. */
export async function askProvider(platform: Platform, application: Application): Promise<Application> {
  const report = isOpen(application) ? await statusAtProvider(platform, application.id) : undefined
  if (!report || report.news === application.state) return application
  await recordTransition(platform, application.id, report, { kind: 'poll' })
  return (await applicationById(platform.db, application.id)) ?? application
}

/** The newest KYC of a PAN, as its provider has it now; as it was last known where the provider gives no answer. */
export async function currentApplication(
  platform: Platform,
  pan: string,
  purpose?: Application['purpose'],
): Promise<Application | undefined> {
  const newest = await newestApplication(platform.db, pan, purpose)
  if (!newest) return undefined
  try {
    return await askProvider(platform, newest)
  } catch (error) {
    if (error instanceof Refusal) return newest
    throw error
  }
}

/** How far the KYC of a PAN has come (S4.043): by what was begun here, else by what the register says. */
export async function providerStatus(platform: Platform, pan: string): Promise<KycProviderStatus> {
  const application = await currentApplication(platform, pan)
  return application?.state ?? providerKycOf((await kycOf(platform.db, pan)).status)
}
