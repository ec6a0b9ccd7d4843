import type * as z from 'zod/mini'
import type { Config } from './config'
import type { Platform } from './module'
import { providerAccess, type ProviderAccess } from './provider-access'
import { signedCall } from './signed-call'
import { outboundCalls } from './tables'

/** What the fund house's bank does for it: pay out, register mandates, and debit on them. */
export type BankService = 'payouts' | 'mandates' | 'debits'

/** How this installation reaches its bank. */
export function bankAccess(config: Config, publicUrl: string, service: BankService): ProviderAccess {
  return providerAccess(config, publicUrl, {
    setting: 'BANK',
    simulator: 'bank',
    callback: `${service}/callback`,
  })
}

export interface BankCall<Answer extends z.ZodMiniType> {
  operation: string
  request: object
  /** What the record of calls may keep of the request: no account number. */
  shown: object
  answer: Answer
  /** What it may keep of the answer: no link. All of it by default. */
  kept?: (answer: z.infer<Answer>) => unknown
}

/** Calls of the bank over HMAC-signed HTTP, each recorded. Throws where there is no answer that can be understood. */
export function bankClient({ config, publicUrl, db, clock }: Platform, service: BankService) {
  const { url, secret, callbackUrl } = bankAccess(config, publicUrl(), service)
  return async <Answer extends z.ZodMiniType>({
    operation,
    request,
    shown,
    answer,
    kept = (said) => said,
  }: BankCall<Answer>) => {
    const whole = { ...request, callbackUrl }
    const said = await signedCall(service, { url: `${url}/${service}/${operation}`, secret }, whole, answer)
    const record = {
      provider: 'bank',
      operation: `${service}: ${operation}`,
      request: shown,
      answer: kept(said),
    }
    await db.insert(outboundCalls).values({ ...record, at: clock.now() })
    return said
  }
}
