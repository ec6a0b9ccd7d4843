import type * as z from 'zod/mini'
import { GatewayMode } from '@portal/contracts/payments/payment-attempt'
import type { Database } from '../../../platform/database'
import type { Config } from '../../../platform/config'
import { providerAccess, type ProviderAccess } from '../../../platform/provider-access'
import { readSigned } from '../../../platform/signed-callback'
import { signedCall } from '../../../platform/signed-call'
import { outboundCalls } from '../../../platform/tables'
import type { Checkout, OpenCheckout, PaymentGateway, PaymentReport } from '../../gateway'
import { GatewayUnavailable } from '../../gateway'
import {
  Callback,
  HealthAnswer,
  OpenAnswer,
  RefundAnswer,
  SettlementAnswer,
  StatusAnswer,
  type WireReport,
} from './protocol'
import { type PaymentPages, refuseForeignPages } from '../../payment-pages'
import { reasonFromOutside } from '../../failure-reasons'

export interface SignedAccess extends ProviderAccess {
  payee: string
  pages: PaymentPages
}

/**
 * The provider over HMAC-signed HTTP. The sandbox uses it too, against its own simulator: what runs in production
 * is what is tested. Each call is recorded, without its links.
 */
export function signedGateway(access: SignedAccess, db: Database, now: () => Date): PaymentGateway {
  async function call<Answer extends z.ZodMiniType>(operation: string, request: object, schema: Answer) {
    const answer = await exchange(access, operation, request, schema)
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
    modes: GatewayMode.options,
    async open({ account: _account, device: _device, ...checkout }): Promise<OpenCheckout> {
      const { payee, callbackUrl } = access
      const { upi, ...rest } = await call('open', { ...checkout, payee, callbackUrl }, OpenAnswer)
      const opened = { ...rest, upi: upi && { ...upi, expiresAt: new Date(upi.expiresAt) } }
      refuseForeignPages(access.pages, opened)
      return opened
    },
    async status(paymentId) {
      const { report } = await call('status', { paymentId }, StatusAnswer)
      return report ? readReportOf(paymentId, report) : undefined
    },
    async close(paymentId) {
      const { report } = await call('close', { paymentId }, StatusAnswer)
      if (!report) throw new GatewayUnavailable('A closed attempt has no report')
      return readReportOf(paymentId, report)
    },
    bankHealth: async () => (await call('health', {}, HealthAnswer)).banks,
    refund: (refund) => call('refund', refund, RefundAnswer),
    readCallback: async (raw, headers) =>
      readSigned({ secret: access.secret, shape: Callback, reportOf: readReport }, raw, headers),
    async settlement(day) {
      const { items } = await call('settlement', { day }, SettlementAnswer)
      return items.map(({ at, ...item }) => ({ ...item, settlement: item.utr, at: new Date(at) }))
    },
  }
}

async function exchange<Answer extends z.ZodMiniType>(
  { url, secret }: SignedAccess,
  operation: string,
  request: object,
  schema: Answer,
): Promise<z.infer<Answer>> {
  try {
    return await signedCall('payments', { url: `${url}/checkouts/${operation}`, secret }, request, schema)
  } catch (cause) {
    throw new GatewayUnavailable(`The payment gateway gave no answer to ${operation}`, { cause })
  }
}

/** A report as it travels, with its moment read. */
function readReport(report: WireReport | Callback['report']): PaymentReport {
  const at = new Date(report.at)
  return report.news === 'captured'
    ? { ...report, at }
    : { ...report, at, reason: reasonFromOutside(report.reason) }
}

/** The answer to a question about one attempt; what it says of another one is none. */
function readReportOf(paymentId: string, report: WireReport): PaymentReport {
  if (report.paymentId !== paymentId)
    throw new GatewayUnavailable('The payment gateway answered about another attempt')
  return readReport(report)
}

/** What the record of calls may keep of an answer: no link, no token. */
function summaryOf(answer: unknown): unknown {
  const { report, reference, providerType } = answer as Record<string, unknown>
  return { report, reference, providerType }
}

/** How this installation reaches its provider: by environment in production, its own simulator in the sandbox. */
export function signedAccess(config: Config, publicUrl: string): SignedAccess {
  const { env, mode, paymentPages } = config
  const access = providerAccess(config, publicUrl, {
    setting: 'PAYMENT_GATEWAY',
    simulator: 'gateway',
    callback: 'payments/callback',
  })
  const pages: PaymentPages = {
    origins: paymentPages.length ? paymentPages : [new URL(access.url).origin],
    acceptsHttp: mode === 'sandbox',
  }
  return { ...access, payee: env.PAYMENT_PAYEE || 'neem.mf@validtest', pages }
}
