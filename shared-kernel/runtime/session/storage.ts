import { decryptStored, encryptStored, type KeyPlace } from './storage-cipher'
import { storageTable, type StorageKey } from './storage-table'

/** Anything that can tell whether a value is of its shape: a zod schema. */
export interface StoredShape<Value> {
  safeParse(value: unknown): { success: true; data: Value } | { success: false }
}

// What the browser refuses to keep (storage disabled or full) is kept for as long as the page lives.
const memory = new Map<string, string>()

/** Whether this page is not ours: its host then asks that nothing of the investor stays in it. */
export function isMemoryOnly(): boolean {
  return Reflect.get(globalThis, 'portalStorage') === 'memory'
}

function area(place: 'session' | 'local'): Storage | undefined {
  if (isMemoryOnly()) return undefined
  try {
    return place === 'session' ? globalThis.sessionStorage : globalThis.localStorage
  } catch {
    return undefined
  }
}

function readText(place: 'session' | 'local', name: string): string | null {
  const kept = memory.get(name)
  if (kept !== undefined) return kept
  try {
    return area(place)?.getItem(name) ?? null
  } catch {
    return null
  }
}

function writeText(place: 'session' | 'local', name: string, text: string): void {
  try {
    const storage = area(place)
    if (!storage) throw new Error('no storage')
    storage.setItem(name, text)
    memory.delete(name)
  } catch {
    removeText(place, name)
    memory.set(name, text)
  }
}

function removeText(place: 'session' | 'local', name: string): void {
  memory.delete(name)
  try {
    area(place)?.removeItem(name)
  } catch {
    // Storage that cannot be written holds nothing of ours.
  }
}

const keyPlace: KeyPlace = {
  read: () => readText('local', 'storageKey'),
  write: (text) => writeText('local', 'storageKey', text),
}

/**
 * A stored value; undefined where there is none, or it was tampered with or is of another shape. Never throws
 * (S3.001 to S3.004).
 */
export function readStored<Value>(key: StorageKey, shape: StoredShape<Value>): Value | undefined {
  const stored = readText(storageTable[key].place, key)
  return stored === null ? undefined : decodeStored(key, stored, shape)
}

/** The value of a text as it lies in storage, or came with a storage event; undefined as for `readStored`. */
export function decodeStored<Value>(
  key: StorageKey,
  stored: string,
  shape: StoredShape<Value>,
): Value | undefined {
  const text = storageTable[key].cipher === 'aes' ? decryptStored(key, stored, keyPlace) : stored
  try {
    const parsed = shape.safeParse(text === undefined ? undefined : JSON.parse(text))
    return parsed.success ? parsed.data : undefined
  } catch {
    return undefined
  }
}

/** Stores a value as JSON in its place of the table; undefined removes it. Never throws (S3.001 to S3.004). */
export function writeStored(key: StorageKey, value: unknown): void {
  if (value === undefined) return removeStored(key)
  const { place, cipher } = storageTable[key]
  const text = JSON.stringify(value)
  writeText(place, key, cipher === 'aes' ? encryptStored(key, text, keyPlace) : text)
}

/** Removes a value. Never throws (S3.001 to S3.004). */
export function removeStored(key: StorageKey): void {
  removeText(storageTable[key].place, key)
}

/** Removes everything that ends with the session, from both storages (S4.009). */
export function clearStored(): void {
  for (const key of Object.keys(storageTable) as StorageKey[])
    if (storageTable[key].lifetime === 'session') removeStored(key)
}
