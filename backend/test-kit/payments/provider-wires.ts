import { randomUUID } from 'node:crypto'
import { razorpayAccess } from '../../src/payments/adapters/razorpay/access'
import { razorpaySignature } from '../../src/payments/adapters/razorpay/read-event'
import { razorpayGateway } from '../../src/payments/adapters/razorpay/razorpay-gateway'
import { signedAccess, signedGateway } from '../../src/payments/adapters/signed/signed-gateway'
import type { PaymentGateway } from '../../src/payments/gateway'
import type { Platform } from '../../src/platform/module'
import { signed } from '../../src/platform/signature'
import { orderIdOf, payIdOf } from '../../sandbox/providers/razorpay/wire'
import type { RawCallback } from '../platform/forgeries'

export interface Told {
  paymentId: string
  news: 'captured' | 'failed'
  amount: number
  eventId?: string
}

/** What the suite of the port must know of a provider: how it writes and signs, and how to reach another address. */
export interface ProviderWire {
  env: Record<string, string>
  /** What the provider would post of an attempt. */
  callback(platform: Platform, told: Told): RawCallback
  /** Any body, signed as the provider does. */
  sign(platform: Platform, body: string, eventId?: string): RawCallback
  /** What the provider calls the money of an attempt that was captured under a reference of the ledger. */
  reference(paymentId: string, bankReference: string, isFurther: boolean): string
  /** The adapter against any address, with little patience. */
  at(platform: Platform, url: string): PaymentGateway
}

const signedWire: ProviderWire = {
  env: {},
  callback(platform, { paymentId, news, amount, eventId = randomUUID() }) {
    const at = platform.clock.now().toISOString()
    const report =
      news === 'captured'
        ? { news, paymentId, amount, bankReference: `REF${paymentId}`, at }
        : { news, paymentId, reason: 'The bank declined the payment.', at }
    return this.sign(platform, JSON.stringify({ eventId, report }))
  },
  sign({ config, publicUrl }, body) {
    return {
      raw: Buffer.from(body),
      headers: signed(signedAccess(config, publicUrl()).secret, body, Date.now()),
    }
  },
  reference: (_paymentId, bankReference) => bankReference,
  at: ({ config, publicUrl, db, clock }, url) =>
    signedGateway({ ...signedAccess(config, publicUrl()), url }, db, clock.now),
}

/** A webhook of Razorpay's, signed as they do. */
export function signRazorpay(
  { config, publicUrl }: Platform,
  body: string,
  eventId: string = randomUUID(),
): RawCallback {
  const { webhookSecret } = razorpayAccess(config, publicUrl())
  const headers = {
    'x-razorpay-event-id': eventId,
    'x-razorpay-signature': razorpaySignature(webhookSecret, body),
  }
  return { raw: Buffer.from(body), headers }
}

const razorpayWire: ProviderWire = {
  env: { PAYMENTS: 'razorpay' },
  callback(platform, { paymentId, news, amount, eventId = randomUUID() }) {
    const created_at = Math.floor(platform.clock.now().getTime() / 1000)
    const entity = {
      id: payIdOf(paymentId),
      entity: 'payment',
      amount,
      currency: 'INR',
      status: news,
      order_id: orderIdOf(paymentId),
      email: 'asha@example.com',
      error_reason: news === 'failed' ? 'insufficient_funds' : null,
      created_at,
    }
    const body = { entity: 'event', event: `payment.${news}`, payload: { payment: { entity } }, created_at }
    return this.sign(platform, JSON.stringify(body), eventId)
  },
  sign: signRazorpay,
  reference: (paymentId, bankReference, isFurther) => payIdOf(paymentId, isFurther ? bankReference : null),
  at: ({ config, publicUrl, db, clock }, url) =>
    razorpayGateway(
      { ...razorpayAccess(config, publicUrl()), url },
      {
        db,
        now: clock.now,
        pageOf: () => ({ url: `${publicUrl()}/`, expiresAt: clock.now() }),
        bankNameOf: () => undefined,
        timeoutMs: 150,
      },
    ),
}

export const providerWires = { signed: signedWire, razorpay: razorpayWire }
