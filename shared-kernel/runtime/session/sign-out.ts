import { authApi } from '@portal/contracts/identity/auth'
import { api, endsAfter, serverData } from '../api/public'
import { endSession, getSession } from './session'
import { writeStored } from './storage'
import { notifyOtherTabs } from './tab-channel'

/** explicit: the investor asked · idle: no activity · forced: the server said so · expired: nothing left to refresh. */
export type SignOutReason = 'explicit' | 'forced' | 'idle' | 'expired'

export interface SignedOut {
  reason: SignOutReason
  /** The server's words, where it ended the session. */
  text?: string
}

const listeners = new Set<(event: SignedOut) => void>()

/** Hears when a session has ended, after storage was cleared; answers the way to stop (S4.009). */
export function onSignedOut(listener: (event: SignedOut) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** How long the logout call may hold up a sign-out. */
const timeoutMs = 3000

/** The end of the session is the investor's wish or the server's word: a logout call that fails does not stop it. */
async function notifyServer(): Promise<void> {
  await api.call(authApi.logout, {}, { signal: endsAfter(timeoutMs) }).catch(() => undefined)
}

/**
 * Ends at the server the session that this tab still has: a log-in is about to put another one in its place
 * (docs/decisions/sessions-and-links.md: how long a session lasts).
 */
export async function endReplacedSession(): Promise<void> {
  if (getSession()) await notifyServer()
}

let running: Promise<void> | undefined

/** Whether the session is about to end, and so no longer to be given to anybody. */
export const isSigningOut = (): boolean => running !== undefined

interface SignOutOptions {
  /** The server's words, where it ended the session. */
  text?: string
  /** Another tab began it, and has told the rest. */
  fromOtherTab?: boolean
}

async function run(reason: SignOutReason, { text, fromOtherTab }: SignOutOptions): Promise<void> {
  const session = getSession()
  try {
    if (session && (reason === 'explicit' || reason === 'idle')) {
      if (!fromOtherTab) notifyOtherTabs({ kind: 'signedOut', pan: session.investor.pan, reason })
      await notifyServer()
    }
  } finally {
    // Whatever could not be told to others, here it is over.
    endHere(reason, text)
  }
}

function endHere(reason: SignOutReason, text: string | undefined): void {
  endSession()
  serverData.forget()
  if (text) writeStored('signOutMessage', { text, at: Date.now() })
  for (const listener of [...listeners]) listener({ reason, ...(text && { text }) })
}

function begin(reason: SignOutReason, options: SignOutOptions): Promise<void> {
  running ??= run(reason, options).finally(() => (running = undefined))
  return running
}

/**
 * Ends the session: tells the server (unless it said so itself), clears what local and session storage hold of the
 * portal, forgets server data, and then tells `onSignedOut` (S4.009). The investor's other tabs end with it where the investor
 * asked for it or nobody is there any more. Asked twice at once, it happens once.
 */
export function signOut(reason: SignOutReason, text?: string): Promise<void> {
  return begin(reason, text === undefined ? {} : { text })
}

/** Ends the session because another tab of the same investor did (S4.009). */
export function followSignOut(pan: string, reason: 'explicit' | 'idle'): void {
  if (getSession()?.investor.pan === pan) void begin(reason, { fromOtherTab: true })
}
