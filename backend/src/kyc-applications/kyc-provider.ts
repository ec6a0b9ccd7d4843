import { t } from '@portal/contracts/words/macros'
import type * as z from 'zod/mini'
import type { Platform } from '../platform/module'
import { providerAccess, type ProviderAccess } from '../platform/provider-access'
import { isPageOf } from '../platform/provider-pages'
import { Refusal } from '../platform/refusal'
import { signedCall } from '../platform/signed-call'
import { outboundCalls } from '../platform/tables'
import type { Application } from './application.repository'
import {
  AddressAnswer,
  type KycReport,
  OpenAnswer,
  type OpenRequest,
  PersonAnswer,
  StatusAnswer,
} from './provider-protocol'

type Reach = Pick<Platform, 'config' | 'publicUrl' | 'db' | 'clock' | 'log'>

/** How this installation reaches its KYC provider: by environment in production, its own simulator in the sandbox. */
export const kycAccess = ({ config, publicUrl }: Pick<Platform, 'config' | 'publicUrl'>): ProviderAccess =>
  providerAccess(config, publicUrl(), { setting: 'KYC_PROVIDER', simulator: 'kyc', callback: 'kyc/callback' })

/**
 * Opens a KYC at the provider, or a draft once more; answers the page that goes on with it. Throws refusal -535 where
 * the provider gives no answer, or sends the browser anywhere but to its own pages.
 */
export async function openAtProvider(
  platform: Reach,
  wanted: Omit<OpenRequest, 'callbackUrl'>,
): Promise<string> {
  const access = kycAccess(platform)
  const { url } = await ask(platform, 'open', { ...wanted, callbackUrl: access.callbackUrl }, OpenAnswer)
  if (isPageOf([new URL(access.url).origin], url)) return url
  platform.log.error(
    { applicationId: wanted.applicationId },
    'the KYC provider answered with a page that is not its own',
  )
  throw noAnswer()
}

/** What the provider says of a KYC; undefined while nobody has touched it. Throws refusal -535. */
export async function statusAtProvider(
  platform: Reach,
  applicationId: string,
): Promise<KycReport | undefined> {
  const { report } = await ask(platform, 'status', { applicationId }, StatusAnswer)
  if (!report) return undefined
  return report.applicationId === applicationId ? report : answeredAboutAnother(platform, applicationId)
}

/** Whom the provider knows under a KYC. Throws refusal -535, also where it names somebody else's PAN. */
export async function personAtProvider(
  platform: Reach,
  { id: applicationId, pan }: Pick<Application, 'id' | 'pan'>,
): Promise<PersonAnswer> {
  const person = await ask(platform, 'person', { applicationId }, PersonAnswer)
  return person.pan === pan ? person : answeredAboutAnother(platform, applicationId)
}

/** Where an investor lives, as the KYC agencies have it; null where none of them does. Throws refusal -670. */
export async function addressInRegister(platform: Reach, pan: string): Promise<string | null> {
  try {
    return (await called(platform, 'register/address', { pan }, { answer: AddressAnswer, kept: {} })).address
  } catch (error) {
    platform.log.warn({ err: error }, 'the register of addresses gave no answer')
    throw new Refusal(
      '-670',
      t`The KYC agency did not answer. Nothing was changed. Try again in a few minutes.`,
    )
  }
}

async function ask<Answer extends z.ZodMiniType, Request extends { applicationId: string }>(
  platform: Reach,
  operation: string,
  request: Request,
  schema: Answer,
): Promise<z.infer<Answer>> {
  const { applicationId } = request
  try {
    return await called(platform, `journeys/${operation}`, request, {
      answer: schema,
      kept: { applicationId },
    })
  } catch (error) {
    platform.log.warn({ err: error, operation }, 'the KYC provider gave no answer')
    throw noAnswer()
  }
}

/** A call and the record of it: neither a PAN nor a link nor an address is kept. */
async function called<Answer extends z.ZodMiniType>(
  platform: Reach,
  path: string,
  request: object,
  { answer, kept }: { answer: Answer; kept: object },
): Promise<z.infer<Answer>> {
  const { url, secret } = kycAccess(platform)
  const said = await signedCall('kyc-journey', { url: `${url}/${path}`, secret }, request, answer)
  const operation = path.replace(/^journeys\//, '')
  const call = { provider: 'KYC provider', operation, request: kept, at: platform.clock.now() }
  await platform.db.insert(outboundCalls).values(call)
  return said
}

function answeredAboutAnother({ log }: Reach, applicationId: string): never {
  log.error({ applicationId }, 'the KYC provider answered about another KYC')
  throw noAnswer()
}

const noAnswer = () =>
  new Refusal(
    '-535',
    t`The KYC service did not answer. Nothing was changed. Try again in a few minutes, or choose the other way.`,
  )
