import type { KycProviderStatus } from '@portal/kernel/contracts/kyc-words'
import { providerKycOf } from '@portal/kernel/contracts/kyc-words'
import { kycOf } from '../kyc/kyc.service'
import type { Platform } from '../platform/module'
import { Refusal } from '../platform/refusal'
import { type Journey, journeyById, newestJourney } from './journey.repository'
import { statusAtProvider } from './kyc-provider'
import { recordFinding } from './report'

const isOpen = ({ state, way }: Journey) => way !== 'VIDEO' && (state === 'DRAFT' || state === 'PENDING')

/** Asks the provider about a KYC whose end may have got lost, and books what it says. Throws refusal -535. */
export async function askProvider(platform: Platform, journey: Journey): Promise<Journey> {
  const report = isOpen(journey) ? await statusAtProvider(platform, journey.id) : undefined
  if (!report || report.news === journey.state) return journey
  await recordFinding(platform, journey.id, report, { kind: 'poll' })
  return (await journeyById(platform.db, journey.id)) ?? journey
}

/** The newest KYC of a PAN, as its provider has it now; as it was last known where the provider gives no answer. */
export async function currentJourney(
  platform: Platform,
  pan: string,
  purpose?: Journey['purpose'],
): Promise<Journey | undefined> {
  const newest = await newestJourney(platform.db, pan, purpose)
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
  const journey = await currentJourney(platform, pan)
  return journey?.state ?? providerKycOf((await kycOf(platform.db, pan)).status)
}
