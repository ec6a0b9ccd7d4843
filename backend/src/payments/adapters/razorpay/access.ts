import type { Config } from '../../../platform/config'
import { MissingSecrets } from '../../../platform/production-settings'
import { StartRefusal } from '../../../platform/start-refusal'

/** How this installation reaches Razorpay. */
export interface RazorpayAccess {
  /** Without a slash at the end. */
  url: string
  keyId: string
  /** Signs the answer of the checkout, and opens every call with the key's id. */
  keySecret: string
  /** Chosen by us at the dashboard; signs what Razorpay reports. */
  webhookSecret: string
  refundSpeed: 'normal' | 'optimum'
  /** Whom the investor reads that the money goes to. */
  payeeName: string
}

const speeds = ['normal', 'optimum'] as const

/** A sandbox without a key has its simulator; with a test key it reaches Razorpay's test mode. */
export function razorpayAccess(
  { env, mode }: Pick<Config, 'env' | 'mode'>,
  publicUrl: string,
): RazorpayAccess {
  const refundSpeed = speeds.find((each) => each === (env.RAZORPAY_REFUND_SPEED || 'normal'))
  if (!refundSpeed) throw new StartRefusal(`RAZORPAY_REFUND_SPEED must be ${speeds.join(' or ')}`)
  const payeeName = env.RAZORPAY_NAME || 'Neem Mutual Fund'
  if (mode === 'sandbox' && !env.RAZORPAY_KEY_ID) {
    return {
      url: `${publicUrl}/sandbox/providers/razorpay`,
      keyId: 'rzp_test_neemsandbox',
      keySecret: 'neem-sandbox-razorpay-key',
      webhookSecret: 'neem-sandbox-razorpay-webhook',
      refundSpeed,
      payeeName,
    }
  }
  const {
    RAZORPAY_KEY_ID: keyId,
    RAZORPAY_KEY_SECRET: keySecret,
    RAZORPAY_WEBHOOK_SECRET: webhookSecret,
  } = env
  if (!keyId || !keySecret || !webhookSecret)
    throw new MissingSecrets(['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'])
  const begins = mode === 'production' ? 'rzp_live_' : 'rzp_test_'
  if (!keyId.startsWith(begins))
    throw new StartRefusal(`RAZORPAY_KEY_ID must begin with ${begins} where PORTAL_MODE is ${mode}`)
  return { url: 'https://api.razorpay.com', keyId, keySecret, webhookSecret, refundSpeed, payeeName }
}
