import { randomUUID } from 'node:crypto'
import { billdeskAccess } from '../../src/payments/adapters/billdesk/access'
import { billdeskGateway } from '../../src/payments/adapters/billdesk/billdesk-gateway'
import { sealed } from '../../src/payments/adapters/billdesk/jose'
import { theirId } from '../../src/payments/adapters/billdesk/wire'
import { razorpayAccess } from '../../src/payments/adapters/razorpay/access'
import { razorpaySignature } from '../../src/payments/adapters/razorpay/read-event'
import { razorpayGateway } from '../../src/payments/adapters/razorpay/razorpay-gateway'
import { signedAccess, signedGateway } from '../../src/payments/adapters/signed/signed-gateway'
import type { PaymentGateway } from '../../src/payments/gateway'
import { rupeesOf } from '../../src/platform/file-fields'
import type { Platform } from '../../src/platform/module'
import { signed } from '../../src/platform/signature'
import { transactionIdOf } from '../../sandbox/providers/billdesk/wire'
import { orderIdOf, payIdOf } from '../../sandbox/providers/razorpay/wire'
import type { RawCallback } from '../platform/forgeries'
import type { Answers } from '../platform/stray-answers'

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
  callback(platform: Platform, told: Told): RawCallback | Promise<RawCallback>
  /** What it would post where the money comes from another account than the order's. */
  fromAnother(platform: Platform, paid: Omit<Told, 'news'>): RawCallback | Promise<RawCallback>
  /** Any body, signed as the provider does. */
  sign(platform: Platform, body: string, eventId?: string): RawCallback | Promise<RawCallback>
  /** Where the signature is no header: a callback with another amount and the same signature, and the id of its event. */
  inBody?: { changed(raw: Buffer): Buffer; eventIdOf(told: Told): string }
  /** What the provider has no call for. */
  lacks: readonly ('bank health' | 'settlements')[]
  /** What the provider calls the money of an attempt that was captured under a reference of the ledger. */
  reference(paymentId: string, bankReference: string, isFurther: boolean): string
  /** The adapter against any address, with little patience where none is named. */
  at(platform: Platform, url: string, timeoutMs?: number): PaymentGateway
  /** What it answers who asks about an attempt where it says that money came, of it or of another one. */
  goodNews(platform: Platform, requested: string, about: string): Answers | Promise<Answers>
}

/** Money of an attempt that no test looks at to the paisa. */
const amount = 5_000_00

const signedWire: ProviderWire = {
  env: {},
  lacks: [],
  callback(platform, { paymentId, news, amount, eventId = randomUUID() }) {
    const at = platform.clock.now().toISOString()
    const report =
      news === 'captured'
        ? { news, paymentId, amount, bankReference: `REF${paymentId}`, at }
        : { news, paymentId, reason: 'The bank declined the payment.', at }
    return this.sign(platform, JSON.stringify({ eventId, report }))
  },
  fromAnother(platform, { paymentId, amount }) {
    const at = platform.clock.now().toISOString()
    const money = { news: 'captured', paymentId, amount, bankReference: `REF${paymentId}`, at }
    const report = { ...money, from: '99999999999999' }
    return this.sign(platform, JSON.stringify({ eventId: randomUUID(), report }))
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
  goodNews({ clock }, _requested, paymentId) {
    const at = clock.now().toISOString()
    const report = { news: 'captured', paymentId, amount, bankReference: `REF${paymentId}`, at }
    return () => JSON.stringify({ report })
  },
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

function razorpayPayment({ clock }: Platform, { paymentId, news, amount }: Told) {
  return {
    id: payIdOf(paymentId),
    entity: 'payment',
    amount,
    currency: 'INR',
    status: news,
    order_id: orderIdOf(paymentId),
    email: 'asha@example.com',
    created_at: Math.floor(clock.now().getTime() / 1000),
  }
}

function razorpayWebhook(
  platform: Platform,
  { eventId = randomUUID(), ...told }: Told,
  error_reason = told.news === 'failed' ? 'insufficient_funds' : null,
): RawCallback {
  const entity = { ...razorpayPayment(platform, told), error_reason }
  const { created_at } = entity
  const body = {
    entity: 'event',
    event: `payment.${told.news}`,
    payload: { payment: { entity } },
    created_at,
  }
  return signRazorpay(platform, JSON.stringify(body), eventId)
}

const razorpayWire: ProviderWire = {
  env: { PAYMENTS: 'razorpay' },
  lacks: [],
  callback: (platform, told) => razorpayWebhook(platform, told),
  // Razorpay takes none: it fails such a payment (third-party validation).
  fromAnother: (platform, paid) =>
    razorpayWebhook(platform, { ...paid, news: 'failed' }, 'bank_account_validation_failed'),
  sign: signRazorpay,
  reference: (paymentId, bankReference, isFurther) => payIdOf(paymentId, isFurther ? bankReference : null),
  at: ({ config, publicUrl, db, clock }, url, timeoutMs = 150) =>
    razorpayGateway(
      { ...razorpayAccess(config, publicUrl()), url },
      {
        db,
        now: clock.now,
        pageOf: () => ({ url: `${publicUrl()}/`, expiresAt: clock.now() }),
        bankNameOf: () => undefined,
        timeoutMs,
      },
    ),
  goodNews(platform, requested, about) {
    const order = { id: orderIdOf(requested), amount, currency: 'INR', receipt: requested, status: 'paid' }
    const payment = razorpayPayment(platform, { paymentId: about, news: 'captured', amount })
    return (path) => JSON.stringify({ items: [path.endsWith('/payments') ? payment : order] })
  },
}

const billdeskOf = ({ config, publicUrl }: Platform) => billdeskAccess(config, publicUrl())

/** A token of BillDesk's, as it travels in a webhook. */
export async function sealBilldesk(platform: Platform, body: string): Promise<RawCallback> {
  return { raw: Buffer.from(await sealed(billdeskOf(platform), body)), headers: {} }
}

const billdeskTransaction = (platform: Platform, { paymentId, news, amount }: Told) =>
  JSON.stringify({
    objectid: 'transaction',
    transactionid: transactionIdOf(paymentId),
    orderid: theirId(paymentId),
    mercid: billdeskOf(platform).merchantId,
    transaction_date: platform.clock.now().toISOString(),
    amount: rupeesOf(amount),
    currency: '356',
    auth_status: news === 'captured' ? '0300' : '0399',
    bank_ref_no: '1',
  })

const billdeskWire: ProviderWire = {
  env: { PAYMENTS: 'billdesk' },
  lacks: ['bank health', 'settlements'],
  callback: (platform, told) => sealBilldesk(platform, billdeskTransaction(platform, told)),
  // BillDesk takes none either (account validation).
  fromAnother: (platform, paid) =>
    sealBilldesk(platform, billdeskTransaction(platform, { ...paid, news: 'failed' })),
  sign: sealBilldesk,
  inBody: {
    changed(raw) {
      const [header, payload = '', signature] = raw.toString().split('.')
      const text = Buffer.from(payload, 'base64url').toString()
      const other = Buffer.from(text.replace(/.(?=.$)/, (last) => (last === 'A' ? 'B' : 'A')))
      return Buffer.from([header, other.toString('base64url'), signature].join('.'))
    },
    eventIdOf: ({ paymentId, news }) =>
      `${transactionIdOf(paymentId)} ${news === 'captured' ? '0300' : '0399'}`,
  },
  reference: (paymentId, bankReference, isFurther) =>
    transactionIdOf(paymentId, isFurther ? bankReference : null),
  at: (platform, url, timeoutMs = 150) =>
    billdeskGateway(
      { ...billdeskOf(platform), url },
      {
        db: platform.db,
        now: platform.clock.now,
        pageOf: () => ({ url: `${platform.publicUrl()}/`, expiresAt: platform.clock.now() }),
        backTo: () => `${platform.publicUrl()}/`,
        timeoutMs,
      },
    ),
  async goodNews(platform, _requested, paymentId) {
    const said = billdeskTransaction(platform, { paymentId, news: 'captured', amount })
    const { raw } = await sealBilldesk(platform, said)
    return () => raw.toString()
  },
}

export const providerWires = { signed: signedWire, razorpay: razorpayWire, billdesk: billdeskWire }
