import type { BankHealth } from '@portal/contracts/payments/payment'
import type { GatewayMode } from '@portal/contracts/payments/payment-attempt'
import type { CallbackHeaders, CallbackReading } from '../platform/signed-callback'
import type { PaymentNews } from './payment-state'
import type { FailureReason } from './failure-reasons'

/** One attempt, as the provider must know it. */
export interface Checkout {
  /** Our id of the attempt; opening the same one again changes nothing and gives a new link. */
  paymentId: string
  orderNumber: string
  /** Integer paise. */
  amount: number
  mode: GatewayMode
  /** "Parijat Bank ••4417", where the investor chose an account. */
  bank: string | null
  /** The account that must pay, whole: never for a log. Null where any account of the folio may, as for a transfer. */
  account: { accountNumber: string; ifsc: string; holder: string } | null
  /** Where the browser goes afterwards; holds no secret. */
  returnUrl: string
  /** Where the investor chose to pay, for a provider that asks: never for a log. */
  device?: { ip: string; userAgent: string } | undefined
}

export interface OpenCheckout {
  providerType: string
  /** One use, short-lived. */
  url: string
  transactionToken: string
  upi: { payee: string; payeeName: string; qrPayload: string; expiresAt: Date } | null
  /** Of an attempt by RTGS or NEFT. */
  transfer?: TransferAccount | null | undefined
}

/** An account of ours that waits for one transfer, which its reference names. */
export interface TransferAccount {
  beneficiaryName: string
  accountNumber: string
  ifscCode: string
  bankName: string
  reference: string
}

/**
 * What a provider says of one attempt, in a callback or when asked. `from`: the number of the account that a transfer came
 * from, where the bank says so.
 */
export type PaymentReport =
  | {
      news: 'captured'
      paymentId: string
      amount: number
      bankReference: string
      at: Date
      from?: string | undefined
    }
  | { news: Exclude<PaymentNews, 'captured'>; paymentId: string; reason: FailureReason; at: Date }

/** What a provider says later of money that it was to send back: that it arrived, or that it could not. */
export interface RefundReport {
  news: 'refunded' | 'refundFailed'
  refundId: string
  reference: string
  at: Date
}

/** Money that the provider is to send back. */
export interface RefundOrder {
  refundId: string
  paymentId: string
  /** Names the credit that it is of: one attempt may have brought several, from several accounts. */
  bankReference: string
  /** Integer paise. */
  amount: number
}

/** One line of what the provider settled with us on a day. Amounts are integer paise. */
export interface SettledItem {
  kind: 'capture' | 'refund' | 'adjustment'
  /** The provider's own name of the money: of a capture its `bankReference`, of a refund its `reference`. */
  reference: string
  /** Our id of the attempt; null where the provider names none, as for an adjustment. */
  paymentId: string | null
  /** What was captured, sent back or adjusted, before the fee. */
  amount: number
  /** What the provider kept, tax and all. */
  fee: number
  /** The part of the fee that is tax. */
  tax: number
  /** Of the transfer to our account that has it; null while there is none. */
  utr: string | null
  /** The provider's own name of the settlement that it is in; null where settlements have none. */
  settlement: string | null
  /** When the money moved at the provider. */
  at: Date
}

/** The provider could not be reached or did not give an answer that can be understood. */
export class GatewayUnavailable extends Error {}

/** The payment provider; every call may be repeated. No call belongs inside a database transaction. */
export interface PaymentGateway {
  /** The ways to pay that it takes. */
  modes: readonly GatewayMode[]
  /** @throws GatewayUnavailable */
  open(checkout: Checkout): Promise<OpenCheckout>
  /** Undefined while the investor has not decided yet. @throws GatewayUnavailable */
  status(paymentId: string): Promise<PaymentReport | undefined>
  /**
   * Takes back an attempt, also one the provider never heard of, so that it can take no money any more;
   * tells what had already happened to it instead. @throws GatewayUnavailable
   */
  close(paymentId: string): Promise<PaymentReport>
  /**
   * Sends captured money back to where it came from, all of it or a part, once for a refund id however often it is
   * asked; answers the bank's reference. @throws GatewayUnavailable
   */
  refund(refund: RefundOrder): Promise<{ reference: string }>
  /** The banks whose own pages do not work as they should; none where the provider tells of none. @throws GatewayUnavailable */
  bankHealth(): Promise<BankHealth[]>
  /**
   * Reads what came to the callback address, from its body as it travelled, since the signature is over that.
   * @throws GatewayUnavailable where the provider must be asked and gives no answer; it will call back again.
   */
  readCallback(raw: Buffer, headers: CallbackHeaders): Promise<CallbackReading<PaymentReport | RefundReport>>
  /**
   * What the provider settled on a day in India ('2026-08-25'); absent where only its report file says it, which is then
   * compared by the command. @throws GatewayUnavailable
   */
  settlement?(day: string): Promise<SettledItem[]>
}
