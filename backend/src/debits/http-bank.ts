import { bankClient } from '../platform/bank-client'
import type { Platform } from '../platform/module'
import type { DebitBank, DebitReport } from './debit-bank'
import { DebitStatusAnswer, PresentAnswer, type WireDebitReport } from './debit-protocol'

/** The bank that the configuration names; the sandbox has its own simulator of it. */
export function httpDebitBank(platform: Platform): DebitBank {
  const call = bankClient(platform, 'debits')
  return {
    async present(request) {
      const { debitId, umrn, amount, presentOn } = request
      const shown = { debitId, umrn, amount, presentOn }
      await call({ operation: 'present', request, shown, answer: PresentAnswer })
    },
    async status(debitId) {
      const request = { debitId }
      const { report } = await call({
        operation: 'status',
        request,
        shown: request,
        answer: DebitStatusAnswer,
      })
      return report ? readDebitReport(report) : undefined
    },
  }
}

/** A report as it travels, with its moment read. */
export function readDebitReport(report: WireDebitReport): DebitReport {
  return { ...report, at: new Date(report.at) }
}
