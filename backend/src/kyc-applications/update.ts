import type { RequestOf, ResponseOf } from '@portal/contracts/wire/endpoint'
import type { kycApi } from '@portal/contracts/kyc/kyc'
import { askRegistries } from '../kyc-registry/ask-registries'
import type { Platform } from '../platform/module'
import { beginAtProvider, refuseToBegin } from './begin'
import { currentApplication } from './current'
import { returnPathOf } from './return-address'

/** Begins a change of the KYC (S7.048): at the provider, or as far as a video may be recorded for it. */
export async function updateKyc(
  platform: Platform,
  { panNumber: pan, kycType, callBackUrl }: RequestOf<typeof kycApi.update>,
): Promise<ResponseOf<typeof kycApi.update>> {
  const wanted = { pan, way: kycType, purpose: 'modify' } as const
  const returnPath = returnPathOf(platform, callBackUrl, 'session')
  await askRegistries(platform, [{ pan }], { consent: 'kyc' })
  if (kycType === 'DIGILOCKER')
    return { kycType, kycOnBoardingUrl: await beginAtProvider(platform, wanted, returnPath) }
  await refuseToBegin(platform.db, wanted)
  return { kycType, kycOnBoardingUrl: null }
}

/** How far the last change has come; NEW where there was none. */
export async function updateStatusOf(
  platform: Platform,
  pan: string,
): Promise<ResponseOf<typeof kycApi.updateStatus>> {
  const application = await currentApplication(platform, pan, 'modify')
  return application
    ? { status: application.state, reason: application.reason }
    : { status: 'NEW', reason: null }
}
