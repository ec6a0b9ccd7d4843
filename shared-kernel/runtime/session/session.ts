import * as z from 'zod/mini'
import { Investor, type Session } from '@portal/contracts/identity/auth'
import { newIdempotencyKey } from '../api/public'
import { clearStored, readStored, removeStored, writeStored } from './storage'

/** The session of this tab, as it lies in session storage (S3.001). */
export interface CurrentSession {
  sessionToken: string
  refreshToken: string
  investor: Investor
}

const subscribers = new Set<() => void>()
let current: CurrentSession | undefined
let read = false
let lastInvestor: Investor | undefined

function readSession(): CurrentSession | undefined {
  const pan = readStored('pan', z.string())
  const investor = readStored('investorDetails', Investor)
  const sessionToken = readStored('accessToken', z.string())
  const refreshToken = readStored('refreshToken', z.string())
  const loggedIn = readStored('loggedIn', z.literal(true))
  if (!loggedIn || !investor || !sessionToken || !refreshToken || pan !== investor.pan) return undefined
  return { sessionToken, refreshToken, investor }
}

function publish(session: CurrentSession | undefined): void {
  current = session
  read = true
  lastInvestor = session?.investor ?? lastInvestor
  for (const notify of [...subscribers]) notify()
}

/**
 * Who is logged in in this tab, if anyone: a whole session with its logged-in flag, or nothing. Survives a reload
 * (S3.001, S4.008).
 */
export function getSession(): CurrentSession | undefined {
  if (!read) {
    current = readSession()
    lastInvestor = current?.investor ?? lastInvestor
    read = true
  }
  return current
}

/** Who is logged in, or who was last: what a page shows while it leaves after a sign-out. */
export function getLastInvestor(): Investor | undefined {
  return getSession()?.investor ?? lastInvestor
}

/**
 * Hears of every change of the session; answers the way to stop (docs/decisions/sessions-and-links.md: sign-out in one
 * tab).
 */
export function onSessionChange(notify: () => void): () => void {
  subscribers.add(notify)
  return () => subscribers.delete(notify)
}

function store({ sessionToken, refreshToken, investor }: CurrentSession): void {
  writeStored('pan', investor.pan)
  writeStored('branchCode', investor.branchCode ?? undefined)
  writeStored('investorDetails', investor)
  writeStored('hasInvestments', investor.hasInvestments)
  writeStored('displayName', investor.name)
  writeStored('accessToken', sessionToken)
  writeStored('refreshToken', refreshToken)
  writeStored('loggedIn', true)
}

/** Begins a session with the answer of a log-in (S4.008). */
export function signIn({ sessionToken, refreshToken, investor }: Session): void {
  removeStored('setPasswordToken')
  writeStored('sharedSession', { id: newIdempotencyKey(), turn: 0 })
  writeStored('lastActivity', Date.now())
  adoptSession({ sessionToken, refreshToken, investor })
}

/** Takes over a session that another tab of this browser has. */
export function adoptSession(session: CurrentSession): void {
  store(session)
  publish(session)
}

/** Keeps what a later call told of the logged-in investor (S3.007). */
export function updateInvestor(investor: Investor): void {
  const session = getSession()
  if (session?.investor.pan !== investor.pan) return
  store({ ...session, investor })
  publish({ ...session, investor })
}

/** Keeps the tokens of a refresh; they belong to nobody once the session has ended. */
export function keepTokens(tokens: { sessionToken: string; refreshToken: string }): void {
  const session = getSession()
  if (!session) return
  store({ ...session, ...tokens })
  publish({ ...session, ...tokens })
}

/** Forgets the session and everything stored for it. */
export function endSession(): void {
  clearStored()
  publish(undefined)
}

/** Reads the session anew, as after the browser brought back a page from its cache. */
export function rereadSession(): void {
  publish(readSession())
}
