import { addressOf } from '@portal/contracts/wire/address'
import * as z from 'zod/mini'

/** Kept for this tab alone; gone with it. */
const key = 'portal-overrides'

const Overrides = z.record(z.string(), z.string())
/** The address of an entry, by the remote that it stands in for. */
export type Overrides = z.infer<typeof Overrides>

/** Whether an address is on this machine, and so nobody else's: http://localhost:4601/…, http://127.0.0.1:4601/… */
export function isLoopback(address: string): boolean {
  const read = addressOf(address)
  return (
    read?.protocol === 'http:' &&
    ['localhost', '127.0.0.1'].includes(read.hostname) &&
    read.username === '' &&
    read.password === ''
  )
}

/** The overrides of this tab; whatever is no address on this machine counts as absent. */
export function readOverrides(storage: Storage = sessionStorage): Overrides {
  try {
    const stored = Overrides.parse(JSON.parse(storage.getItem(key) ?? '{}'))
    return Object.fromEntries(Object.entries(stored).filter(([, address]) => isLoopback(address)))
  } catch {
    return {}
  }
}

export function writeOverrides(overrides: Overrides, storage: Storage = sessionStorage): void {
  if (Object.keys(overrides).length) storage.setItem(key, JSON.stringify(overrides))
  else storage.removeItem(key)
}
