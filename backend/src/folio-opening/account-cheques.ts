import type { ChequeState } from '@portal/contracts/folio-opening/new-folio'
import type { NamedAccount } from '../payments/account-check'
import type { CallContext, CallingInvestor } from '../platform/call-context'
import type { Tx } from '../platform/database'
import type { Platform } from '../platform/module'
import type { NewAccount } from './draft-content'

/** Whoever asks: a cheque becomes a request of theirs. */
export type Proving = Pick<CallContext, 'investor' | 'deviceId'>

/** The people who look at cheques of accounts whose bank has another name, as new folios need them; given from above. */
export interface AccountCheques {
  /** Whether they look at the cheque of an account, or one is still to come. */
  stateOf(db: Tx, investor: { id: string; pan: string }, account: NamedAccount): Promise<ChequeState>
  /** Gives them the cheque that shows whose an account is; another one joins what they look at already. */
  verify(platform: Platform, by: Proving, account: NewAccount, documentId: string): Promise<void>
  /** One more cheque of an account that they look at already; false where they do not. */
  add(platform: Platform, by: CallingInvestor, account: NamedAccount, documentId: string): Promise<boolean>
}
