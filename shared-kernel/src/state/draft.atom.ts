import { atom } from 'jotai'
import { RESET } from 'jotai/utils'
import type {
  AutoSwitchNfo,
  MultiCart,
  NewFolioDraft,
  TransactionDraft,
  UploadedCheque,
} from '../../contracts/drafts'
import type { z } from 'zod/mini'
import { removeStored, writeStored, type StorageKey, type StoredShape } from '../session/public'
import { persistedAtom, type PersistedAtom, type PersistedUpdate } from './persisted-atom'

/** The drafts that more than one screen works on, by the key that keeps them. */
export interface Drafts {
  newFolio: z.infer<typeof NewFolioDraft>
  transactionDraft: TransactionDraft
  multiCart: MultiCart
  /** null: no new fund offer is switched into. */
  autoSwitchNfo: AutoSwitchNfo | null
  uploadedCheque: UploadedCheque | null
}
export type DraftKey = keyof Drafts

/** What a reset removes together with the draft (S3.042). */
const goesWith: Record<DraftKey, readonly StorageKey[]> = {
  newFolio: ['uploadedCheque'],
  transactionDraft: ['twoFactor', 'isRestartSip'],
  multiCart: ['twoFactor'],
  autoSwitchNfo: [],
  uploadedCheque: [],
}

/** A preview longer than this, in characters, is not kept over a reload: it would fill the tab's storage. */
const longestPreview = 500_000

const withoutLongPreview = (cheque: UploadedCheque | null): UploadedCheque | null =>
  cheque?.blobData && cheque.blobData.length > longestPreview ? { ...cheque, blobData: null } : cheque

const forStorage: { [Key in DraftKey]?: (draft: Drafts[Key]) => Drafts[Key] } = {
  newFolio: (draft) => ({ ...draft, chequeImage: withoutLongPreview(draft.chequeImage) }),
  transactionDraft: (draft) => ({ ...draft, chequeData: withoutLongPreview(draft.chequeData) }),
  uploadedCheque: withoutLongPreview,
}

/** S3.041: that a SIP is being restarted is told to the other tabs, too. */
function keepRestartFlag(draft: TransactionDraft): void {
  writeStored('isRestartSip', draft.isRestartSip || undefined)
}

const made = new Map<DraftKey, unknown>()

/**
 * The draft of a key, the same atom for everyone who asks: it survives a reload, `RESET` and a sign-out empty it, and a
 * reset takes along what belongs to it (S3.042). Shape and empty draft come from `contracts/drafts`, which the remote
 * that works on the draft bundles, so that the first page loads none of them:
 * `draftAtom('multiCart', MultiCart, emptyMultiCart)`. Large previews of images last as long as the page.
 */
export function draftAtom<Key extends DraftKey>(
  key: Key,
  shape: StoredShape<Drafts[Key]>,
  empty: Drafts[Key],
): PersistedAtom<Drafts[Key]> {
  const known = made.get(key)
  if (known) return known as PersistedAtom<Drafts[Key]>
  const kept = persistedAtom(key, shape, empty, forStorage[key])
  const draft: PersistedAtom<Drafts[Key]> = atom(
    (get) => get(kept),
    (get, set, update: PersistedUpdate<Drafts[Key]>) => {
      set(kept, update)
      if (key === 'transactionDraft') keepRestartFlag(get(kept) as TransactionDraft)
      if (update === RESET) for (const other of goesWith[key]) forget(other, (also) => set(also, RESET))
    },
  )
  made.set(key, draft)
  return draft
}

function forget(key: StorageKey, reset: (also: PersistedAtom<unknown>) => void): void {
  const also = made.get(key as DraftKey)
  if (also) reset(also as PersistedAtom<unknown>)
  else removeStored(key)
}
