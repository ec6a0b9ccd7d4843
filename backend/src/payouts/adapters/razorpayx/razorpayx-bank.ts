import type { Database } from '../../../platform/database'
import { outboundCalls } from '../../../platform/tables'
import { type PayoutBank, PayoutBankUnavailable, type PayoutInstruction } from '../../payout-bank'
import { transferSystemOf } from '../../transfer-system'
import type { RazorpayXPayoutAccess } from './access'
import { readWebhook } from './callbacks'
import { razorpayXClient } from './client'
import { decisive, reportOf } from './reports'
import type { Payout } from './wire'

export interface RazorpayXSurroundings {
  db: Database
  now(): Date
  timeoutMs?: number
}

/**
 * Payouts by RazorpayX, each with its contact and account in one call (razorpay.com/docs/api/x/payout-composite). Our id is
 * its `reference_id` and its idempotency key. With too little money it is queued there, not refused
 * (`queue_if_low_balance`). Not found in its documents: whether `reference_id` may be asked for by every account; what comes
 * back is compared with it in any case.
 */
export function razorpayXPayoutBank(
  access: RazorpayXPayoutAccess,
  { db, now, timeoutMs }: RazorpayXSurroundings,
): PayoutBank {
  const client = razorpayXClient(access, timeoutMs)
  const record = async (operation: string, request: object, payout: Payout | undefined) => {
    const answer = payout ? { id: payout.id, status: payout.status, utr: payout.utr ?? null } : {}
    await db
      .insert(outboundCalls)
      .values({ provider: 'bank', operation: `payouts: ${operation}`, request, answer, at: now() })
  }
  /** Where money went is asked of what arrived alone: nothing else is booked as paid. */
  const accountOf = async ({ status, utr, fund_account_id }: Payout) =>
    status === 'processed' && utr
      ? (await client.fundAccount(fund_account_id)).bank_account.account_number
      : undefined
  return {
    async send(payout) {
      const { payoutId, accountNumber, ifsc, amount } = payout
      // How long a key is kept is in no document: what an earlier call began is not begun again without it.
      if ((await client.payoutsOf(payoutId)).length) return undefined
      const body = bodyOf(access, payout)
      const said = await client.create(body, payoutId)
      await record('send', { payoutId, amount, mode: body.mode }, said)
      const { bank_account } = said.fund_account
      const isThisOne =
        said.reference_id === payoutId &&
        said.amount === amount &&
        bank_account.account_number === accountNumber &&
        bank_account.ifsc === ifsc
      if (!isThisOne) throw new PayoutBankUnavailable('RazorpayX answered about another payout')
      // How it ended is told by webhooks, or when asked: this answer may be that of the first of several calls.
      const report = reportOf(payoutId, said, now(), bank_account.account_number)
      return report?.news === 'held' ? report : undefined
    },
    async status(payoutId) {
      const payout = decisive(await client.payoutsOf(payoutId))
      await record('status', { payoutId }, payout)
      return payout && reportOf(payoutId, payout, now(), await accountOf(payout))
    },
    readCallback: (raw, headers) => readWebhook(access, raw, headers, accountOf),
  }
}

function bodyOf({ accountNumber, narration }: RazorpayXPayoutAccess, payout: PayoutInstruction) {
  const name = contactName(payout.holder)
  return {
    account_number: accountNumber,
    amount: payout.amount,
    currency: 'INR',
    mode: transferSystemOf(payout),
    purpose: 'payout',
    fund_account: {
      account_type: 'bank_account',
      bank_account: { name, ifsc: payout.ifsc, account_number: payout.accountNumber },
      contact: { name, type: 'customer' },
    },
    queue_if_low_balance: true,
    reference_id: payout.payoutId,
    narration,
  }
}

/** A contact's name has 3 to 50 characters there. */
const contactName = (holder: string) => holder.replace(/\s+/g, ' ').trim().slice(0, 50).padEnd(3, '.')
