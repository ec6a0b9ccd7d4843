import type { FastifyInstance } from 'fastify'
import { registerCallback } from '../platform/signed-callback'
import { recordReport } from './outcome'
import type { PaymentContext } from './payment-context'
import { recordRefundNews } from './refunds'

/** Where the payment provider reports, whichever it is: its adapter reads what came. */
export function registerPaymentCallback(app: FastifyInstance, contextOf: () => PaymentContext): void {
  const { platform } = contextOf()
  registerCallback(app, platform, {
    about: 'payment',
    path: '/api/v1/payments/callback',
    read: (raw, headers) => contextOf().gateway.readCallback(raw, headers),
    subjectOf: (report) => ('refundId' in report ? report.refundId : report.paymentId),
    take({ eventId, report, body }) {
      const source = { kind: 'callback', eventId, body } as const
      return 'refundId' in report
        ? recordRefundNews(contextOf(), report, source)
        : recordReport(platform, contextOf().payables, report, source)
    },
  })
}
