import { t } from '@portal/contracts/words/macros'
import type { RequestOf, ResponseOf } from '@portal/contracts/wire/endpoint'
import type { kycApi } from '@portal/contracts/kyc/kyc'
import { customerKycOf } from '@portal/contracts/kyc/kyc-words'
import { investorByPan } from '../identity/investors'
import { askRegistries } from '../kyc-registry/ask-registries'
import { kycOf, registryPersonOf } from '../kyc-registry/kyc.service'
import { registryCodeOf } from '../kyc-registry/pan-check'
import { inTransaction } from '../platform/database'
import type { Platform } from '../platform/module'
import { notFound, Refusal } from '../platform/refusal'
import { beginAtProvider, pageOf } from './begin'
import { askProvider, currentApplication, providerStatus } from './current'
import { type Application, applicationView } from './application.repository'
import { personAtProvider } from './kyc-provider'
import { returnPathOf, takeReturn } from './return-address'

type Body<Name extends keyof typeof kycApi> = RequestOf<(typeof kycApi)[Name]>
type Answer<Name extends keyof typeof kycApi> = Promise<ResponseOf<(typeof kycApi)[Name]>>

/** Whose calls these are, and when: with a session, or before log-in. A PAN of somebody else is not found. */
export interface KycCaller {
  pan: string
  before: 'session' | 'preLogin'
}

const refuseOther = ({ pan }: KycCaller, named: string): void => {
  if (named !== pan) throw notFound()
}

/** The digital locker (S7.141, S7.142). Throws -539 where name card and date of birth differ, and as `askRegistries` and `refuseToBegin`. */
export async function initiate(
  platform: Platform,
  caller: KycCaller,
  { pan, dateOfBirth, callBackUrl }: Body<'initiate'>,
): Answer<'initiate'> {
  refuseOther(caller, pan)
  const returnPath = returnPathOf(platform, callBackUrl, caller.before)
  const known = await investorByPan(platform.db, pan)
  await askRegistries(platform, [{ pan, name: known?.name ?? null, birthDate: dateOfBirth }], {
    consent: 'kyc',
  })
  const person = await registryPersonOf(platform.db, pan)
  if (person?.birthDate !== dateOfBirth)
    throw new Refusal('-539', t`This PAN and date of birth do not match. Enter both as on the PAN card.`)
  const { status } = await kycOf(platform.db, pan)
  const wanted = { pan, way: 'DIGILOCKER', purpose: 'complete' } as const
  return {
    kycType: 'DIGILOCKER',
    kycOnBoardingUrl: await beginAtProvider(platform, wanted, returnPath),
    kraStatus: { kraKycCompletedStatus: customerKycOf(status) },
  }
}

/** The agency's own page, which registers a PAN (S7.139). Throws as `askRegistries` and `refuseToBegin`. */
export async function createInvestor(
  platform: Platform,
  caller: KycCaller,
  { pan, redirectUrl }: Body<'createInvestor'>,
): Answer<'createInvestor'> {
  refuseOther(caller, pan)
  const returnPath = returnPathOf(platform, redirectUrl, caller.before)
  await askRegistries(platform, [{ pan }], { consent: 'kyc' })
  const wanted = { pan, way: 'REGISTRATION', purpose: 'complete' } as const
  return { autoLoginUrL: await beginAtProvider(platform, wanted, returnPath), status: 'DRAFT' }
}

/** How far a KYC has come (S7.138); of a draft on a provider's pages, the page that goes on with it (S4.055). */
export async function statusOf(
  platform: Platform,
  caller: KycCaller,
  { panNumber, redirectUrl }: Body<'status'>,
): Answer<'status'> {
  refuseOther(caller, panNumber)
  const returnPath = returnPathOf(platform, redirectUrl, caller.before)
  const application = await currentApplication(platform, panNumber)
  const goesOn = application?.state === 'DRAFT' && application.way !== 'VIDEO'
  return {
    status: application?.state ?? (await providerStatus(platform, panNumber)),
    autoLoginUrL: goesOn ? await pageOf(platform, application, returnPath) : null,
    kraStatusCode: registryCodeOf((await kycOf(platform.db, panNumber)).status),
  }
}

/** Whom the KYC provider knows under a PAN (S7.143): the newest KYC there, else the register of PANs. */
export async function pullMerchantData(
  platform: Platform,
  caller: KycCaller,
  { pan }: Body<'pullMerchantData'>,
): Answer<'pullMerchantData'> {
  refuseOther(caller, pan)
  const application = await currentApplication(platform, pan)
  if (application && application.way !== 'VIDEO') {
    const person = await personAtProvider(platform, application)
    return { customerDetails: { appPanNo: person.pan, appName: person.name } }
  }
  const name = (await registryPersonOf(platform.db, pan))?.name
  if (!name) throw notFound()
  return { customerDetails: { appPanNo: pan, appName: name } }
}

/** How the KYC ended whose provider sent the browser back. Throws as `takeReturn`. */
export async function callbackStatus(
  platform: Platform,
  caller: KycCaller,
  { panNumber, state }: Body<'callbackStatus'>,
): Answer<'callbackStatus'> {
  refuseOther(caller, panNumber)
  return applicationView(await returned(platform, caller, state))
}

/** Who came back from the KYC agency (S7.140). Throws as `takeReturn`, also for the code of another KYC. */
export async function merchantData(
  platform: Platform,
  caller: KycCaller,
  { token }: Body<'merchantData'>,
): Answer<'merchantData'> {
  const application = await returned(platform, caller, token)
  const { pan, name } = await personAtProvider(platform, application)
  return { panNumber: pan, name }
}

/** The callback may come after the browser, so the provider is asked where it has not. */
async function returned(platform: Platform, { pan }: KycCaller, code: string): Promise<Application> {
  const application = await inTransaction(platform.db, (tx) => takeReturn(tx, platform, pan, code))
  return askProvider(platform, application).catch(() => application)
}
