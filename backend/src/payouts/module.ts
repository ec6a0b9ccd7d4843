import { bankAccess } from '../platform/bank-client'
import type { Module, Platform } from '../platform/module'
import { registerSignedCallback } from '../platform/signed-callback'
import { readPayoutReport } from './http-bank'
import { payoutContext } from './payout-context'
import { askAboutPayouts, sendDuePayouts, sendInstantPayouts } from './payout-jobs'
import { recordPayoutReport } from './payout-outcome'
import type { PayoutOwner } from './payout-owner'
import { PayoutCallback } from './payout-protocol'

/** `ownerOf` comes from above: orders know payouts, and payouts know nothing of orders. */
export function payoutsModule(ownerOf: (platform: Platform) => PayoutOwner): Module {
  const contextOf = (platform: Platform) => payoutContext(platform, ownerOf(platform))
  const send = (platform: Platform, now: Date) => sendDuePayouts(contextOf(platform), now)
  return {
    name: 'payouts',
    register(app, platform) {
      registerSignedCallback(app, platform, {
        about: 'payout',
        path: '/api/v1/payouts/callback',
        shape: PayoutCallback,
        secret: () => bankAccess(platform.config, platform.publicUrl(), 'payouts').secret,
        subjectOf: ({ report }) => report.payoutId,
        take: ({ eventId, report }) =>
          recordPayoutReport(contextOf(platform), readPayoutReport(report), {
            kind: 'callback',
            eventId,
            body: report,
          }),
      })
    },
    jobs: [
      {
        name: 'send instant payouts',
        everyMinutes: 5,
        run: (platform) => sendInstantPayouts(contextOf(platform)),
      },
      { name: 'send payouts', at: '10:00', run: send },
      { name: 'send late payouts', at: '14:00', run: send },
      {
        name: 'ask about payouts',
        everyMinutes: 60,
        run: (platform, now) => askAboutPayouts(contextOf(platform), now),
      },
    ],
  }
}
