import * as z from 'zod/mini'
import { endsAfter, newIdempotencyKey } from '../api/public'
import { idleTimes } from './idle-state'
import { adoptSession, getLastInvestor, getSession, keepTokens, type CurrentSession } from './session'
import { isSigningOut } from './sign-out'
import { isMemoryOnly, readStored, writeStored } from './storage'
import { onOtherTabs, notifyOtherTabs, type TabMessage } from './tab-channel'
import { visitMode } from './visit-mode'

/** Which session this is in all tabs that have it, and how often it was refreshed. */
const Snapshot = z.object({ id: z.string(), turn: z.int() })

const lockName = 'portal-refresh'
/** Another tab's refresh takes this long at most before this one goes on by itself. */
const lockTimeoutMs = 10_000
/** Tabs of one browser answer one another within a few milliseconds, or are asleep. */
const answerMs = 200
const furtherAnswersMs = 50

/** What lay in storage, or was known before the tab slept, may be older than what other tabs have. */
let mayBeBehind = true
const caughtUp = new Set<() => void>()

const snapshotNow = () => readStored('sharedSession', Snapshot)

/** Keeps the tokens of a refresh and gives them to the tabs that share this session. */
export function keepForAllTabs(tokens: { sessionToken: string; refreshToken: string }): void {
  keepTokens(tokens)
  mayBeBehind = false
  const snapshot = snapshotNow()
  if (!snapshot || !getSession()) return
  const next = { ...snapshot, turn: snapshot.turn + 1 }
  writeStored('sharedSession', next)
  notifyOtherTabs({ kind: 'refreshed', ...next, ...tokens })
}

type Told<Kind extends TabMessage['kind']> = Extract<TabMessage, { kind: Kind }>

function take({ id, turn, sessionToken, refreshToken }: Told<'refreshed'>): void {
  const snapshot = snapshotNow()
  if (snapshot?.id !== id || turn <= snapshot.turn) return
  keepTokens({ sessionToken, refreshToken })
  writeStored('sharedSession', { id, turn })
  for (const go of [...caughtUp]) go()
}

/** Newer tokens of the asked session, where this tab has them. */
function help({ id, turn }: Told<'behind'>): void {
  const snapshot = snapshotNow()
  const session = getSession()
  if (!session || snapshot?.id !== id || snapshot.turn <= turn) return
  const { sessionToken, refreshToken } = session
  notifyOtherTabs({ kind: 'refreshed', ...snapshot, sessionToken, refreshToken })
}

/** A session for one task is its own tab's, and one that is about to end nobody's. */
function give({ tab }: Told<'askSession'>): void {
  const snapshot = snapshotNow()
  const session = getSession()
  if (!session || !snapshot || isSigningOut() || visitMode() !== 'full') return
  const { sessionToken, refreshToken, investor } = session
  notifyOtherTabs({ kind: 'session', tab, ...snapshot, sessionToken, refreshToken, investor })
}

/** Asks the other tabs for newer tokens of this session, and waits a moment for them. */
async function catchUp(): Promise<void> {
  const snapshot = snapshotNow()
  if (!mayBeBehind || !snapshot) return
  await new Promise<void>((resolve) => {
    const go = (): void => {
      clearTimeout(limit)
      caughtUp.delete(go)
      resolve()
    }
    const limit = setTimeout(go, answerMs)
    caughtUp.add(go)
    notifyOtherTabs({ kind: 'behind', ...snapshot })
  })
}

/**
 * Runs a refresh after those of the other tabs, with what they have learnt: a token that two tabs use one after the other
 * counts as stolen and ends the session in both (F9). Without Web Locks two may run at once, which the server bears.
 */
export async function inTurn<Result>(refresh: () => Promise<Result>): Promise<Result> {
  const work = async (): Promise<Result> => {
    await catchUp()
    return refresh()
  }
  const locks = isMemoryOnly() ? undefined : (globalThis.navigator as Partial<Navigator> | undefined)?.locks
  if (!locks) return work()
  let began = false
  try {
    return await locks.request(lockName, { signal: endsAfter(lockTimeoutMs) }, () => {
      began = true
      return work()
    })
  } catch (error) {
    if (began) throw error
    return work()
  }
}

/** Whether somebody used the portal in this browser so lately that an open tab may have a session. */
const wasJustUsed = (): boolean =>
  Date.now() - (readStored('lastActivity', z.number()) ?? 0) < idleTimes.idleMs + idleTimes.warningMs

function answersOf(tab: string): Promise<Told<'session'>[]> {
  const answers: Told<'session'>[] = []
  return new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(limit)
      stop()
      resolve(answers)
    }
    const limit = setTimeout(end, answerMs)
    const stop = onOtherTabs((message) => {
      if (message.kind !== 'session' || message.tab !== tab) return
      answers.push(message)
      if (answers.length === 1) setTimeout(end, furtherAnswersMs)
    })
    notifyOtherTabs({ kind: 'askSession', tab })
  })
}

/**
 * A new tab takes over the session of an open one before it asks for a log-in; whether there was one. Not where tabs have
 * different investors, after a session of its own, or on a session scope (S3.001: what is stored stays in each tab's storage).
 */
export async function takeSessionOfOtherTab(): Promise<boolean> {
  if (isMemoryOnly() || getLastInvestor() || visitMode() !== 'full' || !wasJustUsed()) return false
  const answers = await answersOf(newIdempotencyKey())
  const [newest, ...others] = answers.sort((one, other) => other.turn - one.turn)
  if (!newest || others.some(({ investor }) => investor.pan !== newest.investor.pan)) return false
  const { id, turn, sessionToken, refreshToken, investor } = newest
  adoptSession({ sessionToken, refreshToken, investor } satisfies CurrentSession)
  writeStored('sharedSession', { id, turn })
  mayBeBehind = true
  return true
}

/** Listens to the other tabs, and notes when this one may have slept through what they said. */
export function shareSession(): void {
  onOtherTabs((message) => {
    if (message.kind === 'refreshed') take(message)
    if (message.kind === 'behind') help(message)
    if (message.kind === 'askSession') give(message)
  })
  const woke = (): void => void (mayBeBehind = true)
  for (const sign of ['resume', 'visibilitychange']) globalThis.document?.addEventListener(sign, woke)
  globalThis.addEventListener?.('pageshow', woke)
}
