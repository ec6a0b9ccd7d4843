import { wireMessages } from './wire-messages'

export { atom, useAtom, useAtomValue, useSetAtom } from 'jotai'
export { RESET } from 'jotai/utils'
export { loaderAtom } from './loader.atom'
export { persistedAtom, type PersistedAtom, type PersistedUpdate } from './persisted-atom'
export { portalStore, StoreProvider } from './portal-store'
export { clearToastsOnRoute, dismissToast, showToast, toastsAtom, toastTimes } from './toasts.atom'
export { keptDraftAtom, transactionDraftAtom, type KeptDraft } from './transaction-draft.atom'
export { outageAtom } from './outage.atom'
export { withdrawnRemotesAtom } from './withdrawn-remotes.atom'

wireMessages()
