import type { FastifyInstance } from 'fastify'
import type { Platform } from '../platform/module'
import { registerCallback } from '../platform/signed-callback'
import { mandateContext } from './mandate-context'
import { recordMandateReport } from './mandate-outcome'

/** Where the bank reports of mandates, whichever it is: its adapter reads what came. */
export function registerMandateCallback(app: FastifyInstance, platform: Platform): void {
  registerCallback(app, platform, {
    about: 'mandate',
    path: '/api/v1/mandates/callback',
    read: (raw, headers) => mandateContext(platform).bank.readCallback(raw, headers),
    subjectOf: (report) => ('registrationId' in report ? report.registrationId : report.umrn),
    take: ({ eventId, report, body }) =>
      recordMandateReport(platform, report, { kind: 'callback', eventId, body }),
  })
}
