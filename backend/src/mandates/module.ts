import type { Module } from '../platform/module'
import { mandateAdapterJobs } from './adapters'
import { registerMandateCallback } from './callback.routes'
import { askAboutRegistrations, expireMandates, notifyOfEndings } from './mandate-jobs'
import { registerMandates } from './routes'
import { bankNotification, mandateChangeKind, notifyBankAgain } from './notify-bank'

export const mandatesModule: Module = {
  name: 'mandates',
  register(app, platform) {
    registerMandates(app, platform)
    registerMandateCallback(app, platform)
  },
  jobs: [
    { name: 'expire mandates', at: '00:15', run: expireMandates },
    { name: 'tell of mandates that end', at: '08:00', run: notifyOfEndings },
    { name: 'ask about mandates', everyMinutes: 60, run: askAboutRegistrations },
    { name: 'tell the bank of mandates again', everyMinutes: 60, run: notifyBankAgain },
    ...mandateAdapterJobs,
  ],
  outbox: { [mandateChangeKind]: bankNotification },
}
