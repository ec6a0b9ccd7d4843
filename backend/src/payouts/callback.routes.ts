import type { FastifyInstance } from 'fastify'
import { registerCallback } from '../platform/signed-callback'
import type { PayoutContext } from './payout-context'
import { recordPayoutEvent } from './payout-outcome'

/** Where the bank reports, whichever it is: its adapter reads what came. */
export function registerPayoutCallback(app: FastifyInstance, contextOf: () => PayoutContext): void {
  registerCallback(app, contextOf().platform, {
    about: 'payout',
    path: '/api/v1/payouts/callback',
    read: (raw, headers) => contextOf().bank.readCallback(raw, headers),
    subjectOf: (report) => report.payoutId,
    take: (event) => recordPayoutEvent(contextOf(), event),
  })
}
