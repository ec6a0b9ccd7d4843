import { bankAccess, bankClient } from '../../../platform/bank-client'
import type { Platform } from '../../../platform/module'
import { readSigned } from '../../../platform/signed-callback'
import { type PayoutBank, PayoutBankUnavailable, type PayoutReport } from '../../payout-bank'
import { PayoutCallback, PayoutStatusAnswer, SendAnswer, type WirePayoutReport } from './protocol'

/** A bank, or a gateway of the house before it, over HMAC-signed HTTP; the sandbox has its own simulator of it. */
export function signedPayoutBank(platform: Platform): PayoutBank {
  const call = bankClient(platform, 'payouts')
  return {
    async send({ holder: _holder, ...request }) {
      const { payoutId, amount, dueOn, mode } = request
      const shown = { payoutId, amount, dueOn, mode }
      const taken = await answered('send', call({ operation: 'send', request, shown, answer: SendAnswer }))
      refuseOther(taken.payoutId, payoutId)
      return undefined
    },
    async status(payoutId) {
      const request = { payoutId }
      const { report } = await answered(
        'status',
        call({
          operation: 'status',
          request,
          shown: request,
          answer: PayoutStatusAnswer,
          kept: (said) => ({ report: said.report && withoutAccount(said.report) }),
        }),
      )
      if (!report) return undefined
      refuseOther(report.payoutId, payoutId)
      return readReport(report)
    },
    async readCallback(raw, headers) {
      const { secret } = bankAccess(platform.config, platform.publicUrl(), 'payouts')
      const how = { secret, shape: PayoutCallback, reportOf: readReport, kept: withoutAccount }
      return readSigned(how, raw, headers)
    },
  }
}

function answered<Answer>(operation: string, call: Promise<Answer>): Promise<Answer> {
  return call.catch(() => {
    // What it failed on may have the account in it.
    throw new PayoutBankUnavailable(`The bank gave no answer to ${operation}`)
  })
}

function refuseOther(answered: string, wanted: string): void {
  if (answered !== wanted) throw new PayoutBankUnavailable('The bank answered about another payout')
}

/** A report as it travels, with its moment read. */
const readReport = (report: WirePayoutReport): PayoutReport => ({ ...report, at: new Date(report.at) })

const withoutAccount = ({ accountNumber: _accountNumber, ...rest }: WirePayoutReport) => rest
