import type { ResponseOf } from '@portal/kernel/contracts/endpoint'
import type { kycApi } from '@portal/kernel/contracts/kyc'
import { customerKycOf } from '@portal/kernel/contracts/kyc-words'
import { kycOf } from '../kyc/kyc.service'
import { registryCodeOf } from '../kyc/pan-check'
import type { Platform } from '../platform/module'
import { onlineRefusal } from './begin'
import { currentJourney } from './current'
import { journeyView } from './journey.repository'

/** All that the page of the own KYC shows. */
export async function overviewOf(
  platform: Platform,
  pan: string,
): Promise<ResponseOf<typeof kycApi.overview>> {
  const journey = await currentJourney(platform, pan)
  const { status, agency, code } = await kycOf(platform.db, pan)
  return {
    kycStatus: status,
    customerStatus: customerKycOf(status),
    kraStatusCode: registryCodeOf(status),
    agency,
    needsRegistration: code === '-8015',
    onlineRefused: await onlineRefusal(platform.db, pan),
    journey: journey ? journeyView(journey) : null,
  }
}
