import type { HoldReason, PayoutReport } from '../../payout-bank'
import type { ReturnReason } from '../../return-reasons'
import type { Payout } from './wire'

/**
 * …/docs/errors/x/payout-status-details, "reversed/failed": those of the account or its bank. All others are of the house,
 * as are payouts that somebody rejected or cancelled there.
 */
const returnReasons: Readonly<Record<string, ReturnReason>> = {
  bank_account_closed: 'accountClosed',
  bank_account_frozen: 'accountFrozen',
  bank_account_invalid: 'accountInvalid',
  beneficiary_account_invalid: 'accountInvalid',
  invalid_ifsc_code: 'accountInvalid',
  beneficiary_account_dormant: 'accountDormant',
  transaction_limit_exceeded: 'limitReached',
  beneficiary_bank_failure: 'bankUnreachable',
  beneficiary_bank_offline: 'bankUnreachable',
  beneficiary_bank_technical_error: 'bankUnreachable',
  npci_beneficiary_timeout: 'bankUnreachable',
  beneficiary_bank_rejected: 'notTaken',
  imps_not_allowed: 'notTaken',
}

/** The same, "queued". */
const holdReasons: Readonly<Record<string, HoldReason>> = {
  beneficiary_bank_down: 'bankDown',
  gateway_degraded: 'bankDown',
}

const stopped = ['rejected', 'cancelled']
const ends = new Set(['reversed', 'failed', ...stopped])

/**
 * What a payout's status says (…/docs/x/payouts/states-life-cycle); undefined while it is on its way. `processed` may come
 * before its UTR, which `payout.updated` brings: without one nothing can be shown to the investor's bank, so it is waited
 * for. `accountNumber`: where the fund account of the payout leads.
 */
export function reportOf(
  payoutId: string,
  { status, utr, amount, status_details }: Payout,
  at: Date,
  accountNumber?: string,
): PayoutReport | undefined {
  const told = { payoutId, at, amount, accountNumber }
  const reason = status_details?.reason ?? ''
  if (status === 'processed') return utr ? { ...told, news: 'credited', utr } : undefined
  if (ends.has(status)) {
    const ofAccount = stopped.includes(status) ? undefined : returnReasons[reason]
    return { ...told, news: 'returned', reason: ofAccount ?? 'notTaken', isOfHouse: !ofAccount }
  }
  if (status === 'queued') return { ...told, news: 'held', why: holdReasons[reason] ?? 'balance' }
  return status === 'pending' ? { ...told, news: 'held', why: 'approval' } : undefined
}

/** Of several payouts under one reference the one that counts: money that arrived, else what is on its way. */
export function decisive(payouts: readonly Payout[]): Payout | undefined {
  return (
    payouts.find(({ status }) => status === 'processed') ??
    payouts.find(({ status }) => !ends.has(status)) ??
    payouts[0]
  )
}
