import type { Config } from '../../../platform/config'
import { MissingSecrets } from '../../../platform/production-settings'

/** How this installation reaches Cashfree's Secure ID (verification suite). */
export interface CashfreeSettings {
  /** With its path "/verification", without a slash at the end. */
  url: string
  clientId: string
  /** Opens the calls, and signs what Cashfree sends. */
  clientSecret: string
  /** Of the simulator: below it lies the page that stands for the UPI app. A real phone opens the link itself. */
  appPages?: string
}

export const cashfreePath = '/sandbox/providers/cashfree'

/** In the sandbox the simulator, where no client is set. Throws MissingSecrets. */
export function cashfreeSettings(
  { env, mode }: Pick<Config, 'env' | 'mode'>,
  publicUrl: string,
): CashfreeSettings {
  if (mode === 'sandbox' && !env.CASHFREE_CLIENT_ID)
    return {
      url: `${publicUrl}${cashfreePath}/verification`,
      clientId: 'neem-sandbox',
      clientSecret: 'neem-sandbox-cashfree',
      appPages: `${publicUrl}${cashfreePath}/upi`,
    }
  const names = ['CASHFREE_CLIENT_ID', 'CASHFREE_CLIENT_SECRET'] as const
  const missing = names.filter((name) => !env[name])
  if (missing.length) throw new MissingSecrets(missing)
  return {
    url: (env.CASHFREE_URL || 'https://api.cashfree.com/verification').replace(/\/$/, ''),
    clientId: env.CASHFREE_CLIENT_ID ?? '',
    clientSecret: env.CASHFREE_CLIENT_SECRET ?? '',
  }
}
