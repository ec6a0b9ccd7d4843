import * as z from 'zod/mini'
import { Investor } from '@portal/contracts/identity/auth'
import { decodeStored, isMemoryOnly, removeStored, writeStored } from './storage'

/** A session that tabs share, after so many refreshes. */
const shared = { id: z.string(), turn: z.int() }
const tokens = { sessionToken: z.string(), refreshToken: z.string() }

const TabMessage = z.discriminatedUnion('kind', [
  /** Somebody is there; `at` in milliseconds since 1970. */
  z.object({ kind: z.literal('activity'), at: z.number() }),
  /** The session of this PAN was ended by its investor, or for want of activity. */
  z.object({ kind: z.literal('signedOut'), pan: z.string(), reason: z.enum(['explicit', 'idle']) }),
  /** A session has new tokens. */
  z.object({ kind: z.literal('refreshed'), ...shared, ...tokens }),
  /** A tab that may have missed them asks for newer ones than these. */
  z.object({ kind: z.literal('behind'), ...shared }),
  /** A new tab asks for a session, and gets it. */
  z.object({ kind: z.literal('askSession'), tab: z.string() }),
  z.object({ kind: z.literal('session'), tab: z.string(), ...shared, ...tokens, investor: Investor }),
])
/** What one tab tells the others of the same browser. */
export type TabMessage = z.infer<typeof TabMessage>

const listeners = new Set<(message: TabMessage) => void>()
let channel: BroadcastChannel | undefined
let listening = false

function hear(value: unknown): void {
  const message = TabMessage.safeParse(value)
  if (message.success) for (const listener of [...listeners]) listener(message.data)
}

function hearStorage({ key, newValue }: StorageEvent): void {
  if (key === 'tabMessage' && newValue) hear(decodeStored('tabMessage', newValue, TabMessage))
}

/** A command that imports this has no other tabs, and an open channel would keep it from ever ending. */
const isPage = typeof document !== 'undefined'

function listen(): void {
  if (listening || !isPage || isMemoryOnly()) return
  listening = true
  globalThis.addEventListener?.('storage', hearStorage)
  if (typeof BroadcastChannel === 'undefined') return
  channel = new BroadcastChannel('portal-tabs')
  channel.onmessage = ({ data }) => hear(data)
}

/** Tells the other tabs: over a BroadcastChannel, or by a storage event where the browser has none. Never throws. */
export function notifyOtherTabs(message: TabMessage): void {
  listen()
  if (channel) return channel.postMessage(message)
  writeStored('tabMessage', message)
  removeStored('tabMessage')
}

/** Hears what other tabs tell, never one's own words; answers the way to stop. */
export function onOtherTabs(listener: (message: TabMessage) => void): () => void {
  listen()
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
