import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import type { Session } from '@portal/contracts/identity/auth'
import { signIn } from '@portal/kernel/session'
import { readStored, writeStored } from '@portal/kernel/session/storage'

type Kept = Record<string, string>

/** What lies in the storages of a tab, by name. */
export interface StoredTab {
  session: Kept
  local: Kept
}

/** A storage of a browser, as far as the kernel uses it. */
const storageIn = (kept: Kept) => ({
  getItem: (name: string) => kept[name] ?? null,
  setItem: (name: string, text: string) => void (kept[name] = text),
  removeItem: (name: string) => void delete kept[name],
})

function within<Result>(tab: StoredTab, work: () => Result): Result {
  Object.assign(globalThis, { sessionStorage: storageIn(tab.session), localStorage: storageIn(tab.local) })
  try {
    return work()
  } finally {
    Object.assign(globalThis, { sessionStorage: undefined, localStorage: undefined })
  }
}

/**
 * What a log-in leaves in a browser whose local storage holds `local`, written by the kernel's own code: for tests that
 * begin after it. `logIn` gets the browser's device, to which the session is bound. One that has been `told` what waits
 * for the investor is not told of it again.
 */
export async function storedSession(
  local: Kept,
  logIn: (deviceId: string) => Promise<Session>,
  { told = false } = {},
): Promise<StoredTab> {
  const tab: StoredTab = { session: {}, local: { ...local } }
  const deviceId = within(tab, () => readStored('deviceId', z.string())) ?? randomUUID()
  const session = await logIn(deviceId)
  within(tab, () => {
    writeStored('deviceId', deviceId)
    signIn(session)
    if (told) writeStored('noticesShown', true)
  })
  return tab
}
