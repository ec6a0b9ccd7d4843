import { type RazorpayXSettings, razorpayXSettings } from '../../../payments/adapters/razorpayx/settings'
import type { Config } from '../../../platform/config'
import { MissingSecrets } from '../../../platform/production-settings'

/** How this installation pays out by RazorpayX: from the same account as its check of bank accounts. */
export interface RazorpayXPayoutAccess extends RazorpayXSettings {
  /** Chosen by us at the dashboard; signs what RazorpayX reports. */
  webhookSecret: string
  /** What the investor's bank shows: 30 characters at most, letters, digits and spaces. */
  narration: string
}

/** In the sandbox the simulator, where no address is set. Throws MissingSecrets. */
export function razorpayXPayoutAccess(
  config: Pick<Config, 'env' | 'mode'>,
  publicUrl: string,
): RazorpayXPayoutAccess {
  const { env } = config
  const narration = (env.PAYOUT_NARRATION || 'Mutual fund payout').replace(/[^A-Za-z0-9 ]/g, ' ').slice(0, 30)
  const settings = { ...razorpayXSettings(config, publicUrl), narration }
  if (isSimulated(config)) return { ...settings, webhookSecret: 'neem-sandbox-razorpayx-webhook' }
  if (!env.RAZORPAYX_WEBHOOK_SECRET) throw new MissingSecrets(['RAZORPAYX_WEBHOOK_SECRET'])
  return { ...settings, webhookSecret: env.RAZORPAYX_WEBHOOK_SECRET }
}

/** Whether the sandbox plays RazorpayX itself. */
export const isSimulated = ({ env, mode }: Pick<Config, 'env' | 'mode'>): boolean =>
  mode === 'sandbox' && !env.RAZORPAYX_URL
