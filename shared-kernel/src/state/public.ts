import { wireMessages } from './wire-messages'

export { atom, useAtom, useAtomValue, useSetAtom } from 'jotai'
export { RESET } from 'jotai/utils'
export { loaderAtom } from './loader.atom'
export { persistedAtom, type PersistedAtom, type PersistedUpdate } from './persisted-atom'
export { portalStore, StoreProvider } from './portal-store'
export {
  clearToastsOnRoute,
  dismissToast,
  showToast,
  toastsAtom,
  toastTimes,
  type Toast,
  type ToastRequest,
  type ToastType,
} from './toasts.atom'
export { keptDraftAtom, transactionDraftAtom, type KeptDraft } from './transaction-draft.atom'
export { type TypedInput } from './typed-input'
export { isVersionHeld, useVersionHold } from './version-hold'

wireMessages()
