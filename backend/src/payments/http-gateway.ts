import type * as z from 'zod/mini'
import type { Database } from '../platform/database'
import type { Config } from '../platform/config'
import { refuseHostileJson } from '../platform/plain-text'
import { MissingSecrets } from '../platform/production-settings'
import { outboundCalls } from '../platform/tables'
import type { Checkout, OpenCheckout, PaymentGateway, PaymentReport } from './gateway'
import { GatewayUnavailable } from './gateway'
import { OpenAnswer, RefundAnswer, StatusAnswer, type WireReport } from './gateway-protocol'
import { type PaymentPages, refuseForeignPages } from './payment-pages'
import { signed } from './signature'

export interface GatewayAccess {
  /** Without a slash at the end. */
  url: string
  /** The secret shared with the provider; it signs both ways. */
  secret: string
  payee: string
  callbackUrl: string
  pages: PaymentPages
}

const timeoutMs = 8000

/**
 * The provider over HMAC-signed HTTP. The sandbox uses it too, against its own simulator: what runs in production
 * is what is tested. Each call is recorded, without its links.
 */
export function httpGateway(access: GatewayAccess, db: Database, now: () => Date): PaymentGateway {
  async function call<Answer extends z.ZodMiniType>(operation: string, request: object, schema: Answer) {
    const answer = await exchange(access, operation, JSON.stringify(request), schema)
    const { paymentId, amount, mode } = request as Partial<Checkout>
    await db.insert(outboundCalls).values({
      provider: 'payment gateway',
      operation,
      request: { paymentId, amount, mode },
      answer: summaryOf(answer),
      at: now(),
    })
    return answer
  }
  return {
    async open(checkout): Promise<OpenCheckout> {
      const { payee, callbackUrl } = access
      const { upi, ...rest } = await call('open', { ...checkout, payee, callbackUrl }, OpenAnswer)
      const opened = { ...rest, upi: upi && { ...upi, expiresAt: new Date(upi.expiresAt) } }
      refuseForeignPages(access.pages, opened)
      return opened
    },
    async status(paymentId) {
      const { report } = await call('status', { paymentId }, StatusAnswer)
      return report ? readReport(report) : undefined
    },
    async close(paymentId) {
      const { report } = await call('close', { paymentId }, StatusAnswer)
      if (!report) throw new GatewayUnavailable('A closed attempt has no report')
      return readReport(report)
    },
    refund: (paymentId, amount) => call('refund', { paymentId, amount }, RefundAnswer),
  }
}

async function exchange<Answer extends z.ZodMiniType>(
  { url, secret }: GatewayAccess,
  operation: string,
  body: string,
  schema: Answer,
): Promise<z.infer<Answer>> {
  try {
    const response = await fetch(`${url}/checkouts/${operation}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...signed(secret, body, Date.now()) },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (!response.ok) throw new Error(`HTTP ${response.status}`)
    const answer: unknown = await response.json()
    refuseHostileJson(answer)
    return schema.parse(answer)
  } catch (cause) {
    throw new GatewayUnavailable(`The payment gateway gave no answer to ${operation}`, { cause })
  }
}

/** A report as it travels, with its moment read. */
export function readReport(report: WireReport): PaymentReport {
  return { ...report, at: new Date(report.at) }
}

/** What the record of calls may keep of an answer: no link, no token. */
function summaryOf(answer: unknown): unknown {
  const { report, reference, providerType } = answer as Record<string, unknown>
  return { report, reference, providerType }
}

/** How this installation reaches its provider: by environment in production, its own simulator in the sandbox. */
export function gatewayAccess({ env, mode, paymentPages }: Config, publicUrl: string): GatewayAccess {
  const callbackUrl = `${publicUrl}/api/v1/payments/callback`
  const payee = env.PAYMENT_PAYEE || 'neem.mf@validtest'
  const pagesOf = (provider: string): PaymentPages => ({
    origins: paymentPages.length ? paymentPages : [new URL(provider).origin],
    acceptsHttp: mode === 'sandbox',
  })
  if (mode === 'sandbox' && !env.PAYMENT_GATEWAY_URL) {
    const url = `${publicUrl}/sandbox/providers/gateway`
    return { url, secret: sandboxSecret, payee, callbackUrl, pages: pagesOf(publicUrl) }
  }
  const { PAYMENT_GATEWAY_URL: url, PAYMENT_GATEWAY_SECRET: secret } = env
  if (!url || !secret) throw new MissingSecrets(['PAYMENT_GATEWAY_URL', 'PAYMENT_GATEWAY_SECRET'])
  return { url: url.replace(/\/$/, ''), secret, payee, callbackUrl, pages: pagesOf(url) }
}

/** Signs between the sandbox and its own simulator only; no money hangs on it. */
const sandboxSecret = 'neem-sandbox-gateway'
