import type { FastifyInstance } from 'fastify'
import { registerCallback } from '../platform/signed-callback'
import type { DebitContext } from './debit-context'
import { recordDebitReport } from './debit-outcome'

/** Where the bank reports of debits, whichever it is: its adapter reads what came. */
export function registerDebitCallback(app: FastifyInstance, contextOf: () => DebitContext): void {
  registerCallback(app, contextOf().platform, {
    about: 'debit',
    path: '/api/v1/debits/callback',
    read: (raw, headers) => contextOf().bank.readCallback(raw, headers),
    subjectOf: (report) => report.debitId,
    take: ({ eventId, report, body }) =>
      recordDebitReport(contextOf(), report, { kind: 'callback', eventId, body }),
  })
}
