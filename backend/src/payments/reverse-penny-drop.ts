import type { CallbackHeaders, CallbackReading } from '../platform/signed-callback'

/** A request of Re 1 that can be paid now. */
export interface OpenProof {
  /** upi://pay?…, for a QR code. */
  link: string
  /** What opens the UPI app: the same link, in a sandbox the page of its simulator. */
  app: string
  /** For how long it can be paid, in milliseconds. */
  lastsMs: number
  /** The provider's reference. */
  reference: string
}

/** What a provider says of a request. `amount` is in paise; `nameMatch`, 0 to 100, is undefined where the bank names nobody. */
export type ProofReport = { proofId: string; reference: string } & (
  | { news: 'paid'; accountNumber: string; ifscCode: string; amount: number; nameMatch?: number }
  | { news: 'expired' | 'failed' }
)

/** The provider could not be reached or did not give an answer that can be understood: why, as a code. */
export class ProofUnavailable extends Error {
  constructor(readonly code: string) {
    super('no answer of the reverse penny drop')
  }
}

/**
 * Who asks for Re 1 by UPI, tells from which account it came, and sends it back. No call belongs inside a database
 * transaction.
 */
export interface ReversePennyDrop {
  /** Makes a request of Re 1 for our id of it; `holder` is who the account shall be of. @throws ProofUnavailable */
  begin(proofId: string, holder: string): Promise<OpenProof>
  /** Undefined while nothing is decided. @throws ProofUnavailable */
  status(proofId: string): Promise<ProofReport | undefined>
  /** Reads what came to the callback address, from its body as it travelled, since the signature is over that. */
  readCallback(raw: Buffer, headers: CallbackHeaders): CallbackReading<ProofReport & { at: Date }>
}
