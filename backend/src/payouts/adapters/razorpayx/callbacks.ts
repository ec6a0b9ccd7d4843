import { isOurs } from '../../../payments/adapters/razorpay/callbacks'
import { readRazorpayEvent } from '../../../payments/adapters/razorpay/read-event'
import type { CallbackHeaders, CallbackReading } from '../../../platform/signed-callback'
import type { PayoutReport } from '../../payout-bank'
import type { RazorpayXPayoutAccess } from './access'
import { reportOf } from './reports'
import { Event, type Payout } from './wire'

/**
 * Reads a webhook of RazorpayX (razorpay.com/docs/webhooks/payouts), signed like those of payments. The payout in it says
 * how it stands, whatever the event is called.
 */
export const readWebhook = (
  { webhookSecret: secret }: RazorpayXPayoutAccess,
  raw: Buffer,
  headers: CallbackHeaders,
  accountOf: (payout: Payout) => Promise<string | undefined>,
): Promise<CallbackReading<PayoutReport>> =>
  readRazorpayEvent(
    {
      secret,
      shape: Event,
      async reportIn({ payload: { payout } }, at) {
        const entity = payout?.entity
        if (!entity || !isOurs(entity.reference_id)) return undefined
        return reportOf(entity.reference_id, entity, at, await accountOf(entity))
      },
    },
    raw,
    headers,
  )
