import { bankAccess } from '../platform/bank-client'
import type { Module } from '../platform/module'
import { registerSignedCallback } from '../platform/signed-callback'
import { readMandateReport } from './http-bank'
import { askAboutRegistrations, expireMandates, notifyOfEndings } from './mandate-jobs'
import { recordMandateReport } from './mandate-outcome'
import { MandateCallback } from './mandate-protocol'
import { registerMandates } from './routes'
import { mandateChangeKind, notifyBankAgain, notifyBankOfChange } from './notify-bank'

export const mandatesModule: Module = {
  name: 'mandates',
  register(app, platform) {
    registerMandates(app, platform)
    registerSignedCallback(app, platform, {
      about: 'mandate',
      path: '/api/v1/mandates/callback',
      shape: MandateCallback,
      secret: () => bankAccess(platform.config, platform.publicUrl(), 'mandates').secret,
      subjectOf: ({ report }) => report.registrationId,
      take: ({ eventId, report }) =>
        recordMandateReport(platform, readMandateReport(report), {
          kind: 'callback',
          eventId,
          body: report,
        }),
    })
  },
  jobs: [
    { name: 'expire mandates', at: '00:15', run: expireMandates },
    { name: 'tell of mandates that end', at: '08:00', run: notifyOfEndings },
    { name: 'ask about mandates', everyMinutes: 60, run: askAboutRegistrations },
    { name: 'tell the bank of mandates again', everyMinutes: 60, run: notifyBankAgain },
  ],
  outbox: { [mandateChangeKind]: notifyBankOfChange },
}
