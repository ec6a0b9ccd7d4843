import type { MandateFrequency, MandateKind, MandateMethod } from '@portal/contracts/mandates/mandate'
import type { FailureReason } from '../payments/failure-reasons'
import type { CallbackHeaders, CallbackReading } from '../platform/signed-callback'

/** A mandate, as the bank must know it. */
export interface MandateRequest {
  /** Our id of it: the bank registers once for it, however often it is asked. */
  registrationId: string
  number: string
  accountNumber: string
  ifsc: string
  accountType: 'Savings' | 'Current' | 'NRO' | 'NRE'
  /** Whose account it is; mail and mobile are empty where we have none. */
  holder: { name: string; email: string; mobile: string }
  bankName: string
  method: MandateMethod
  /** Integer paise. */
  limit: number
  frequency: MandateFrequency
  validFrom: string
  validTill: string
  /** UMRN of the mandate that it amends. */
  raises: string | null
  returnUrl: string
}

/** Where the investor approves it; a signed paper needs no page. */
export type OpenedMandate =
  | {
      outcome: 'opened'
      url: string | null
      upi: { qrPayload: string; payee: string; expiresAt: Date } | null
    }
  | { outcome: 'unavailable' }

/** What the bank says of a registration, in a callback or when asked. */
export type RegistrationReport = { registrationId: string; at: Date } & (
  | { news: 'approved' }
  | { news: 'registered'; umrn: string }
  | { news: 'refused' | 'rejected' | 'abandoned'; reason: FailureReason }
)

/** What was done to a registered mandate at the bank or in a UPI app, and not here. */
export interface OutsideChange {
  news: 'paused' | 'resumed' | 'revoked'
  umrn: string
  at: Date
}
export type MandateReport = RegistrationReport | OutsideChange

export type MandateChange = 'pause' | 'resume' | 'revoke'

/** The bank that registers mandates; every call may be repeated. No call belongs inside a database transaction. */
export interface MandateBank {
  /** The kinds of mandates that it registers. */
  kinds: readonly MandateKind[]
  /** @throws where the bank gave no answer that can be understood */
  open(request: MandateRequest): Promise<OpenedMandate>
  /** Undefined while the bank has no news. @throws like open */
  status(registrationId: string): Promise<RegistrationReport | undefined>
  /** @throws like open */
  change(umrn: string, change: MandateChange): Promise<void>
  /**
   * Reads what came to the callback address, from its body as it travelled, since every signature is over that.
   * @throws where the bank must be asked and gives no answer; it will call back again.
   */
  readCallback(raw: Buffer, headers: CallbackHeaders): Promise<CallbackReading<MandateReport>>
}
