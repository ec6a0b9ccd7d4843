import { atom } from 'jotai'
import { RESET } from 'jotai/utils'
import type { TransactionDraft } from '../../contracts/transaction-draft'
import { clearTwoFactor, writeStored, type StoredShape } from '../session/public'
import { persistedAtom, type PersistedAtom, type PersistedUpdate } from './persisted-atom'

let made: PersistedAtom<TransactionDraft> | undefined

/**
 * The draft of an investment, the same atom for everyone who asks: it survives a reload, `RESET` and a sign-out empty
 * it, and a reset takes along the stored two-factor details (S3.032 to S3.042). Shape and empty draft come from
 * `contracts/transaction-draft`, which the remote that works on it bundles, so that the first page loads neither.
 */
export function transactionDraftAtom(
  shape: StoredShape<TransactionDraft>,
  empty: TransactionDraft,
): PersistedAtom<TransactionDraft> {
  made ??= makeDraft(persistedAtom('transactionDraft', shape, empty))
  return made
}

const makeDraft = (kept: PersistedAtom<TransactionDraft>): PersistedAtom<TransactionDraft> =>
  atom(
    (get) => get(kept),
    (get, set, update: PersistedUpdate<TransactionDraft>) => {
      set(kept, update)
      keepRestartFlag(get(kept))
      if (update === RESET) clearTwoFactor()
    },
  )

/** S3.041: that a SIP is being restarted is told to the other tabs, too. */
function keepRestartFlag({ isRestartSip }: TransactionDraft): void {
  writeStored('isRestartSip', isRestartSip || undefined)
}
