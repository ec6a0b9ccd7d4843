import type { Payout } from '@portal/contracts/folios/payout'
import { folioOf } from '../folios/folio-reader'
import type { Tx } from '../platform/database'
import type { Platform } from '../platform/module'
import type { PayoutMode } from './payout-bank'
import { insertPayout, type PayoutRow } from './payout.repository'
import { sayReturnReason } from './return-reasons'

export { payoutsOf, type PayoutRow } from './payout.repository'

export interface PayoutRequest {
  orderId: string
  /** Who owns the folio. */
  investorPan: string
  folioNo: string
  /** An account of the folio. */
  bankId: string
  /** Integer paise. */
  amount: number
  /** The business day on which the investor has it. */
  dueOn: string
  /** NEFT unless said otherwise. */
  mode?: PayoutMode
}

/**
 * Asks for the payout of an order, once: a second request breaks the transaction. The money must be booked as due
 * in the same transaction.
 */
export async function requestPayout(
  tx: Tx,
  { clock }: Pick<Platform, 'clock'>,
  { orderId, investorPan: pan, folioNo, bankId, amount, dueOn, mode }: PayoutRequest,
): Promise<void> {
  const { banks } = await folioOf(tx, pan, folioNo)
  const account = banks.find((each) => each.bankId === bankId)
  if (!account) throw new Error(`The folio of order ${orderId} has no account ${bankId}`)
  const payout = { orderId, attempt: 1, pan, folioNo, amount, dueOn, ...(mode && { mode }) }
  await insertPayout(tx, payout, account, { cause: 'order', at: clock.now() })
}

/** A payout as the contract shows it. */
export function payoutView({ id, state, amount, bankName, accountLast4, ...payout }: PayoutRow): Payout {
  const { dueOn, utr, reason, settledAt } = payout
  return {
    payoutId: id,
    state,
    amount,
    bankName,
    accountLast4,
    dueOn,
    utr,
    settledAt: settledAt?.toISOString() ?? null,
    reason: reason && sayReturnReason(reason),
  }
}
