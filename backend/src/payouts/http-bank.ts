import { bankClient } from '../platform/bank-client'
import type { Platform } from '../platform/module'
import type { PayoutBank, PayoutReport } from './payout-bank'
import { PayoutStatusAnswer, SendAnswer, type WirePayoutReport } from './payout-protocol'

/** The bank that the configuration names; the sandbox has its own simulator of it. */
export function httpPayoutBank(platform: Platform): PayoutBank {
  const call = bankClient(platform, 'payouts')
  return {
    async send(request) {
      const { payoutId, amount, dueOn, mode } = request
      const shown = { payoutId, amount, dueOn, mode }
      await call({ operation: 'send', request, shown, answer: SendAnswer })
    },
    async status(payoutId) {
      const request = { payoutId }
      const { report } = await call({
        operation: 'status',
        request,
        shown: request,
        answer: PayoutStatusAnswer,
      })
      return report ? readPayoutReport(report) : undefined
    },
  }
}

/** A report as it travels, with its moment read. */
export function readPayoutReport(report: WirePayoutReport): PayoutReport {
  return { ...report, at: new Date(report.at) }
}
