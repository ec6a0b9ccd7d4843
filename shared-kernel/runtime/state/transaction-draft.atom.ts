import { atom } from 'jotai'
import { RESET } from 'jotai/utils'
import type { TransactionDraft } from '@portal/contracts/orders/transaction-draft'
import { clearTwoFactor, writeStored, type StoredShape } from '../session/public'
import { persistedAtom, type PersistedAtom, type PersistedUpdate } from './persisted-atom'

/** A draft as it lies in storage: whoever reads a part of it checks that part alone. */
export type KeptDraft = Readonly<Record<string, unknown>>

const anyDraft: StoredShape<KeptDraft> = {
  safeParse: (value) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? { success: true, data: value as KeptDraft }
      : { success: false },
}

let kept: PersistedAtom<KeptDraft> | undefined
let made: PersistedAtom<TransactionDraft> | undefined

/**
 * The draft of an investment as it is kept, for pages that need little of it and so do without its whole shape: it
 * survives a reload, `RESET` and a sign-out empty it, and a reset takes along the stored two-factor details (S3.042).
 */
export function keptDraftAtom(): PersistedAtom<KeptDraft> {
  kept ??= withFlags(persistedAtom<KeptDraft>('transactionDraft', anyDraft, {}))
  return kept
}

/**
 * The draft of an investment, the same atom for everyone who asks (S3.032 to S3.042). Shape and empty draft come from
 * `contracts/transaction-draft`, which the remote that works on it bundles, so that the first page loads neither. A field
 * that is not kept counts as an empty one; a draft in another shape counts as nothing, but for what lies beside it.
 */
export function transactionDraftAtom(
  shape: StoredShape<TransactionDraft>,
  empty: TransactionDraft,
): PersistedAtom<TransactionDraft> {
  made ??= readAs(shape, empty)
  return made
}

function readAs(
  shape: StoredShape<TransactionDraft>,
  empty: TransactionDraft,
): PersistedAtom<TransactionDraft> {
  const known = new WeakMap<KeptDraft, TransactionDraft>()
  const read = (draft: KeptDraft): TransactionDraft => {
    const before = known.get(draft)
    if (before) return before
    const whole = shape.safeParse({ ...empty, ...draft })
    const parsed = whole.success ? whole : shape.safeParse({ ...empty, beside: draft.beside })
    const value = parsed.success ? parsed.data : empty
    known.set(draft, value)
    return value
  }
  return atom(
    (get) => read(get(keptDraftAtom())),
    (_get, set, update: PersistedUpdate<TransactionDraft>) => {
      if (update === RESET) return set(keptDraftAtom(), RESET)
      set(keptDraftAtom(), (draft) => {
        const last = read(draft)
        const next = typeof update === 'function' ? update(last) : update
        if (next === last) return draft
        known.set(next, next)
        return next
      })
    },
  )
}

/** S3.041: that a SIP is being restarted is told to the other tabs, too. */
const withFlags = (draft: PersistedAtom<KeptDraft>): PersistedAtom<KeptDraft> =>
  atom(
    (get) => get(draft),
    (get, set, update: PersistedUpdate<KeptDraft>) => {
      set(draft, update)
      writeStored('isRestartSip', get(draft).isRestartSip === true || undefined)
      if (update === RESET) clearTwoFactor()
    },
  )
