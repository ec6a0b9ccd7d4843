import type { CallbackHeaders, CallbackReading, ReportedEvent } from '../platform/signed-callback'

/** IMPS takes minutes at any hour of any day; NEFT goes out on business days, as RTGS where the amount allows. */
export type PayoutMode = 'NEFT' | 'IMPS'

/** One payout, as the bank must know it. */
export interface PayoutInstruction {
  /** Our id of the attempt: the bank sends money once for it, however often it is asked. */
  payoutId: string
  accountNumber: string
  ifsc: string
  /** Whose account it is, as the folio names its first holder. */
  holder: string
  /** Integer paise. */
  amount: number
  dueOn: string
  mode: PayoutMode
}

/** Why a payout does not go on: there is too little money, somebody must approve it, or a bank is down. */
export type HoldReason = 'balance' | 'approval' | 'bankDown'

interface Told {
  payoutId: string
  at: Date
  /** What it says that it sent, in integer paise, and where to: undefined where this bank does not say. */
  amount?: number | undefined
  accountNumber?: string | undefined
}

/** What the bank says of one payout, in a callback, in a file or when asked. */
export type PayoutReport =
  | (Told & { news: 'credited'; utr: string })
  /**
   * `reason`: a code of `return-reasons.ts`, or the bank's own words. `isOfHouse`: the account is not why, but the house
   * or its bank, so a person says where it goes; else it goes to another account of the folio by itself.
   */
  | (Told & { news: 'returned'; reason: string; isOfHouse?: boolean | undefined })
  | (Told & { news: 'held'; why: HoldReason })

/** What one callback, or one line of a file, tells. As it is kept it has no account number. */
export type PayoutEvent = ReportedEvent<PayoutReport>

/** The bank could not be reached or did not give an answer that can be understood. */
export class PayoutBankUnavailable extends Error {}

/** The bank that pays out; every call may be repeated. No call belongs inside a database transaction. */
export interface PayoutBank {
  /** Answers what the bank says of it at once, if anything. @throws PayoutBankUnavailable */
  send(payout: PayoutInstruction): Promise<PayoutReport | undefined>
  /** Undefined while the bank has no answer yet. @throws PayoutBankUnavailable */
  status(payoutId: string): Promise<PayoutReport | undefined>
  /**
   * Reads what came to the callback address, from its body as it travelled, since the signature is over that.
   * @throws PayoutBankUnavailable where the bank must be asked and gives no answer; it will call back again.
   */
  readCallback(raw: Buffer, headers: CallbackHeaders): Promise<CallbackReading<PayoutReport>>
}
