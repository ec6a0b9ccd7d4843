import { reasonFromOutside } from '../../../payments/failure-reasons'
import { bankAccess, bankClient } from '../../../platform/bank-client'
import type { Platform } from '../../../platform/module'
import { refuseAnswerAbout } from '../../../platform/provider-wire'
import { readSigned } from '../../../platform/signed-callback'
import type { DebitBank, DebitReport } from '../../debit-bank'
import { DebitCallback, DebitStatusAnswer, PresentAnswer, type WireDebitReport } from './protocol'

/** The bank over HMAC-signed HTTP; the sandbox has its own simulator of it. */
export function signedDebitBank(platform: Platform): DebitBank {
  const call = bankClient(platform, 'debits')
  return {
    async present({ holder: _holder, accountType: _type, ...request }) {
      const { debitId, umrn, amount, presentOn } = request
      const shown = { debitId, umrn, amount, presentOn }
      const taken = await call({ operation: 'present', request, shown, answer: PresentAnswer })
      refuseAnswerAbout(taken.debitId, debitId)
      return undefined
    },
    async status(debitId) {
      const request = { debitId }
      const { report } = await call({
        operation: 'status',
        request,
        shown: request,
        answer: DebitStatusAnswer,
      })
      if (!report) return undefined
      refuseAnswerAbout(report.debitId, debitId)
      return readReport(report)
    },
    async readCallback(raw, headers) {
      const { secret } = bankAccess(platform.config, platform.publicUrl(), 'debits')
      return readSigned({ secret, shape: DebitCallback, reportOf: readReport }, raw, headers)
    },
  }
}

/** A report as it travels, with its moment and its reason read. */
function readReport(report: WireDebitReport): DebitReport {
  const at = new Date(report.at)
  return report.news === 'failed'
    ? { ...report, at, reason: reasonFromOutside(report.reason) }
    : { ...report, at }
}
