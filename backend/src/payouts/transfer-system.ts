import type { PayoutInstruction } from './payout-bank'

/** The systems of Indian banks by which money goes from one to another. */
export type TransferSystem = 'NEFT' | 'RTGS' | 'IMPS'

/** In paise: RTGS takes no less (RBI, RTGS FAQ), and IMPS no more (NPCI, IMPS limits). */
const leastByRtgs = 2_00_000_00
const mostByImps = 5_00_000_00

/** By which of them a payout goes; what is too much for IMPS, or a bank that has none, leaves RTGS and NEFT. */
export function transferSystemOf(
  { mode, amount }: Pick<PayoutInstruction, 'mode' | 'amount'>,
  hasImps = true,
): TransferSystem {
  if (mode === 'IMPS' && hasImps && amount <= mostByImps) return 'IMPS'
  return amount >= leastByRtgs ? 'RTGS' : 'NEFT'
}
