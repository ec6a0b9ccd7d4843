import { atom, type WritableAtom } from 'jotai'
import { RESET } from 'jotai/utils'
import {
  onSignedOut,
  readStored,
  removeStored,
  writeStored,
  type StorageKey,
  type StoredShape,
} from '../session/public'
import { portalStore } from './portal-store'

/** What a persisted atom takes: a value, a change of the last one, or RESET. */
export type PersistedUpdate<Value> = Value | typeof RESET | ((last: Value) => Value)
export type PersistedAtom<Value> = WritableAtom<Value, [PersistedUpdate<Value>], void>

/**
 * An atom that survives a reload, kept under a key of the storage table. What lies there in another shape counts
 * as nothing; an update that changes nothing writes nothing. `RESET` and a sign-out bring back the initial value and remove what is stored. `forStorage` leaves
 * out what only this page needs (architecture: state).
 */
export function persistedAtom<Value extends object | string | number | boolean | null>(
  key: StorageKey,
  shape: StoredShape<Value>,
  initial: Value,
  forStorage: (value: Value) => Value = (value) => value,
): PersistedAtom<Value> {
  const kept = atom<Value>(readStored(key, shape) ?? initial)
  onSignedOut(() => portalStore.set(kept, initial))
  return atom(
    (get) => get(kept),
    (get, set, update: PersistedUpdate<Value>) => {
      if (update === RESET) {
        removeStored(key)
        set(kept, initial)
        return
      }
      const last = get(kept)
      const value = typeof update === 'function' ? update(last) : update
      if (value === last) return
      writeStored(key, forStorage(value))
      set(kept, value)
    },
  )
}
