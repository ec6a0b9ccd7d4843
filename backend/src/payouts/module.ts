import type { Module, Platform } from '../platform/module'
import { exchangeFilesOf, payoutFilesOf } from './adapters'
import { registerPayoutCallback } from './callback.routes'
import { payoutContext } from './payout-context'
import { askAboutPayouts, sendDuePayouts, sendInstantPayouts } from './payout-jobs'
import { recordPayoutEvent } from './payout-outcome'
import type { PayoutOwner } from './payout-owner'

/** `ownerOf` comes from above: orders know payouts, and payouts know nothing of orders. */
export function payoutsModule(ownerOf: (platform: Platform) => PayoutOwner): Module {
  const contextOf = (platform: Platform) => payoutContext(platform, ownerOf(platform))
  const send = (platform: Platform, now: Date) => sendDuePayouts(contextOf(platform), now)
  return {
    name: 'payouts',
    filesOf: payoutFilesOf,
    register(app, platform) {
      registerPayoutCallback(app, () => contextOf(platform))
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
        // After those that send: what they queued goes out in the same minute.
        name: 'exchange payout files',
        everyMinutes: 5,
        run: (platform) =>
          exchangeFilesOf(platform, (event) => recordPayoutEvent(contextOf(platform), event)),
      },
      {
        name: 'ask about payouts',
        everyMinutes: 60,
        run: (platform, now) => askAboutPayouts(contextOf(platform), now),
      },
    ],
  }
}
