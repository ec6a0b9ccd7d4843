import type { Config } from './config'
import { MissingSecrets } from './production-settings'

/** Reaches a provider over HMAC-signed HTTP. */
export interface ProviderAccess {
  /** Without a slash at the end. */
  url: string
  /** The secret shared with the provider; it signs both ways. */
  secret: string
  callbackUrl: string
}

interface Provider {
  /** What its settings begin with: `PAYMENT_GATEWAY` for `PAYMENT_GATEWAY_URL` and `PAYMENT_GATEWAY_SECRET`. */
  setting: 'PAYMENT_GATEWAY' | 'BANK' | 'KYC_PROVIDER'
  /** Where its simulator answers under `/sandbox/providers/`. */
  simulator: string
  /** Where it reports, under `/api/v1/`. */
  callback: string
}

/** How this installation reaches a provider: by environment in production, its own simulator in the sandbox. */
export function providerAccess(
  { env, mode }: Pick<Config, 'env' | 'mode'>,
  publicUrl: string,
  { setting, simulator, callback }: Provider,
): ProviderAccess {
  const callbackUrl = `${publicUrl}/api/v1/${callback}`
  const url = env[`${setting}_URL`]
  const secret = env[`${setting}_SECRET`]
  if (mode === 'sandbox' && !url) {
    return {
      url: `${publicUrl}/sandbox/providers/${simulator}`,
      secret: `neem-sandbox-${simulator}`,
      callbackUrl,
    }
  }
  if (!url || !secret) throw new MissingSecrets([`${setting}_URL`, `${setting}_SECRET`])
  return { url: url.replace(/\/$/, ''), secret, callbackUrl }
}
