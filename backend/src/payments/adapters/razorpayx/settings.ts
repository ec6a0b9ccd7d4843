import type { Config } from '../../../platform/config'
import { MissingSecrets } from '../../../platform/production-settings'

/** How this installation reaches RazorpayX. */
export interface RazorpayXSettings {
  /** Without a slash at the end. */
  url: string
  keyId: string
  keySecret: string
  /** The customer identifier of the account that the Rs 1 and the fee come from. */
  accountNumber: string
  /** As its documents name it: "optimized" sends no money where the bank answers without. */
  validationType: string
}

/** In the sandbox the simulator, where no address is set. Throws MissingSecrets. */
export function razorpayXSettings(
  { env, mode }: Pick<Config, 'env' | 'mode'>,
  publicUrl: string,
): RazorpayXSettings {
  const validationType = env.RAZORPAYX_VALIDATION_TYPE || 'optimized'
  if (mode === 'sandbox' && !env.RAZORPAYX_URL)
    return {
      url: `${publicUrl}/sandbox/providers/razorpayx`,
      keyId: 'rzp_sandbox',
      keySecret: 'neem-sandbox-razorpayx',
      accountNumber: '7878780080316316',
      validationType,
    }
  const names = ['RAZORPAYX_KEY_ID', 'RAZORPAYX_KEY_SECRET', 'RAZORPAYX_ACCOUNT_NUMBER'] as const
  const missing = names.filter((name) => !env[name])
  if (missing.length) throw new MissingSecrets(missing)
  return {
    url: (env.RAZORPAYX_URL || 'https://api.razorpay.com').replace(/\/$/, ''),
    keyId: env.RAZORPAYX_KEY_ID ?? '',
    keySecret: env.RAZORPAYX_KEY_SECRET ?? '',
    accountNumber: env.RAZORPAYX_ACCOUNT_NUMBER ?? '',
    validationType,
  }
}
