import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { ByDebit, PresentRequest } from '../../../src/debits/adapters/signed/protocol'
import { ByPayout, SendRequest } from '../../../src/payouts/adapters/signed/protocol'
import { bankAccess } from '../../../src/platform/bank-client'
import type { Platform } from '../../../src/platform/module'
import { ownAddress, registerSignedCalls } from '../signed-calls'
import { debitReport, instructionOf, payoutReport, takeInstruction } from './bank-ledger'

/** The bank's own side of the protocols of payouts and debits. */
export function registerBankCalls(scope: FastifyInstance, platform: Platform): void {
  const secret = () => bankAccess(platform.config, platform.publicUrl(), 'payouts').secret
  const callbackUrl = ownAddress(platform)
  registerSignedCalls(scope, secret, (on) => {
    on('/payouts/send', z.extend(SendRequest, { callbackUrl }), async (request) => {
      const { payoutId, accountNumber, amount, dueOn, mode } = request
      const payout = { id: payoutId, kind: 'payout', accountNumber, amount, dueOn } as const
      await takeInstruction(platform, { ...payout, callbackUrl: request.callbackUrl }, mode === 'IMPS')
      return { payoutId }
    })
    on('/payouts/status', ByPayout, async ({ payoutId }) => ({
      report: payoutReport(await instructionOf(platform, payoutId), platform.clock.now()),
    }))
    on('/debits/present', z.extend(PresentRequest, { callbackUrl }), async (request) => {
      const { debitId, accountNumber, amount, presentOn: dueOn } = request
      const debit = { id: debitId, kind: 'debit', accountNumber, amount, dueOn } as const
      await takeInstruction(platform, { ...debit, callbackUrl: request.callbackUrl })
      return { debitId }
    })
    on('/debits/status', ByDebit, async ({ debitId }) => ({
      report: debitReport(await instructionOf(platform, debitId), platform.clock.now()),
    }))
  })
}
