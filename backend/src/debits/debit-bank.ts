import type { FolioBank } from '../folios/folio-reader'
import type { FailureReason } from '../payments/failure-reasons'
import type { CallbackHeaders, CallbackReading } from '../platform/signed-callback'

/** One debit, as the bank must know it. */
export interface DebitInstruction {
  /** Our id of it: the bank debits once for it, however often it is asked. */
  debitId: string
  umrn: string
  accountNumber: string
  ifsc: string
  accountType: FolioBank['accountType']
  /** Whose account it is. */
  holder: string
  /** Integer paise. */
  amount: number
  presentOn: string
}

/** What the bank says of one debit, in a callback or when asked. */
export type DebitReport =
  | { news: 'paid'; debitId: string; amount: number; bankReference: string; at: Date }
  | { news: 'failed'; debitId: string; reason: FailureReason; at: Date }

/** The bank that debits on mandates; every call may be repeated. No call belongs inside a database transaction. */
export interface DebitBank {
  /**
   * Undefined where the bank took it, else its no: it may refuse at once.
   * @throws where the bank gave no answer that can be understood
   */
  present(debit: DebitInstruction): Promise<DebitReport | undefined>
  /** Undefined while the bank has no answer yet. @throws like present */
  status(debitId: string): Promise<DebitReport | undefined>
  /**
   * Reads what came to the callback address, from its body as it travelled, since every signature is over that.
   * @throws where the bank must be asked and gives no answer; it will call back again.
   */
  readCallback(raw: Buffer, headers: CallbackHeaders): Promise<CallbackReading<DebitReport>>
}
