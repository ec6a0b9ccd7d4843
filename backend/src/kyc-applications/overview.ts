import type { ResponseOf } from '@portal/contracts/wire/endpoint'
import type { kycApi } from '@portal/contracts/kyc/kyc'
import { customerKycOf } from '@portal/contracts/kyc/kyc-words'
import { kycOf } from '../kyc-registry/kyc.service'
import { registryCodeOf } from '../kyc-registry/pan-check'
import type { Platform } from '../platform/module'
import { onlineRefusal } from './begin'
import { currentApplication } from './current'
import { applicationView } from './application.repository'

/** All that the page of the own KYC shows. */
export async function overviewOf(
  platform: Platform,
  pan: string,
): Promise<ResponseOf<typeof kycApi.overview>> {
  const application = await currentApplication(platform, pan)
  const { status, agency, code } = await kycOf(platform.db, pan)
  return {
    kycStatus: status,
    customerStatus: customerKycOf(status),
    kraStatusCode: registryCodeOf(status),
    agency,
    needsRegistration: code === '-8015',
    onlineRefused: await onlineRefusal(platform.db, pan),
    application: application ? applicationView(application) : null,
  }
}
