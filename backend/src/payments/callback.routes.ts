import type { FastifyInstance } from 'fastify'
import type { Platform } from '../platform/module'
import { registerSignedCallback } from '../platform/signed-callback'
import { gatewayAccess, readReport } from './http-gateway'
import { Callback } from './gateway-protocol'
import { recordReport } from './outcome'
import type { Payables } from './payable'

/** Where the payment provider reports. */
export function registerPaymentCallback(app: FastifyInstance, platform: Platform, payables: Payables): void {
  registerSignedCallback(app, platform, {
    about: 'payment',
    path: '/api/v1/payments/callback',
    shape: Callback,
    secret: () => gatewayAccess(platform.config, platform.publicUrl()).secret,
    subjectOf: ({ report }) => report.paymentId,
    take: ({ eventId, report }) =>
      recordReport(platform, payables, readReport(report), { kind: 'callback', eventId, body: report }),
  })
}
