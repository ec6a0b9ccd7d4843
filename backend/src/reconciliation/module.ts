import type { Payables } from '../payments/payable'
import { paymentContext } from '../payments/payment-context'
import type { Module, Platform } from '../platform/module'
import { daysWithoutRun } from './missing-days'
import { readSettings } from './settings'
import { checkSettlements } from './settlements'

/**
 * What we have booked against what others have: settlements are asked for by a job, files come by a command, and what is
 * missing of them by a job. `payablesOf` comes from above: money that nobody told of is booked for what it pays.
 */
export function reconciliationModule(payablesOf: (platform: Platform) => Payables): Module {
  return {
    name: 'reconciliation',
    register(_app, { config }) {
      // Settings that are none end the start, and not the evening.
      readSettings(config.env)
    },
    jobs: [
      {
        name: 'check settlements',
        at: '10:30',
        run: async (platform, now) =>
          void (await checkSettlements(paymentContext(platform, payablesOf(platform)), now)),
      },
      { name: 'look for days without reconciliation', at: '18:00', run: daysWithoutRun.raise },
    ],
  }
}
