import { getSession, portalStore } from '@portal/kernel'
import {
  inspection,
  onOtherTabs,
  onSessionChange,
  type PortalRouter,
  toastsAtom,
  withdrawnRemotesAtom,
} from '@portal/kernel/internal'
import { ownerOfPage } from '../../telemetry/follow-router'
import { watched } from '../watched'
import { createCallLog } from './calls'
import { createErrorLog } from './errors'
import { createLoadLog } from './loads'
import { pathOf } from './redact'

/** Something that happened, by its name alone. */
export interface EventRecord {
  id: number
  at: number
  name: string
  from: string
}

/** What the guard of a page decided. */
export interface GuardRecord {
  id: number
  at: number
  path: string
  decision: string
}

const mostEvents = 50
const mostGuards = 10

function keepNewest<Each>(list: Each[], each: Each, most: number): void {
  list.unshift(each)
  list.splice(most)
}

const ownerOnScreen = (): string =>
  (watched.router && ownerOfPage(watched.router.state.matches).remote) ?? 'shell'

/** Hears what the kernel tells the shell anyway. Returns what ends it. */
function watchKernel(happened: (name: string, from: string) => void): (() => void)[] {
  let wasLoggedIn = getSession() !== undefined
  return [
    onSessionChange(() => {
      const isLoggedIn = getSession() !== undefined
      const name = isLoggedIn ? (wasLoggedIn ? 'session renewed' : 'session began') : 'session ended'
      wasLoggedIn = isLoggedIn
      happened(name, 'kernel')
    }),
    onOtherTabs(({ kind }) => happened(`other tab: ${kind}`, 'another tab')),
    portalStore.sub(toastsAtom, () => happened('messages changed', ownerOnScreen())),
    portalStore.sub(withdrawnRemotesAtom, () => happened('withdrawn remotes changed', 'manifest')),
  ]
}

/**
 * Keeps what happens in this tab while its inspector is open: names, numbers and codes, nothing of whom it happens to. What
 * is kept is forgotten with the page.
 */
export function createRecorder() {
  const subscribers = new Set<() => void>()
  const events: EventRecord[] = []
  const guards: GuardRecord[] = []
  const ends: (() => void)[] = []
  let version = 0
  let lastId = 0

  const changed = () => {
    version += 1
    for (const notify of subscribers) notify()
  }
  const happened = (name: string, from: string) => {
    keepNewest(events, { id: (lastId += 1), at: Date.now(), name, from }, mostEvents)
    changed()
  }
  const log = createCallLog(ownerOnScreen, changed)
  const loads = createLoadLog(changed)
  const errors = createErrorLog(changed, happened)

  function watchShell(): void {
    watched.load = (release) => {
      happened(`load of ${release.name} began`, 'shell')
      return loads.began(release)
    }
    watched.guard = ({ url }, answer) => {
      const to = answer?.headers.get('Location')
      const decision = answer ? `to ${to ? pathOf(to) : 'elsewhere'}` : 'open'
      keepNewest(guards, { id: (lastId += 1), at: Date.now(), path: pathOf(url), decision }, mostGuards)
      changed()
    }
  }

  return {
    /** When it began, in milliseconds since 1970: what was before is known only where the page keeps it anyway. */
    since: Date.now(),
    /** Whether it began before the portal did. */
    isFromStart: !watched.router,
    calls: log.calls,
    events: events as readonly EventRecord[],
    guards: guards as readonly GuardRecord[],
    errors: errors.errors,
    loads,
    start() {
      inspection.call = log.call
      inspection.slots = () => happened('slots changed', ownerOnScreen())
      ends.push(...watchKernel(happened))
      watchShell()
      errors.start(ends)
    },
    /** Follows the pages from the moment on when there is a router. */
    follow: (router: PortalRouter) => void ends.push(loads.follow(router), router.subscribe(changed)),
    /** Hears of nothing more. */
    end() {
      inspection.call = inspection.slots = undefined
      watched.load = watched.guard = undefined
      for (const end of ends.splice(0)) end()
    },
    subscribe(notify: () => void) {
      subscribers.add(notify)
      return () => void subscribers.delete(notify)
    },
    version: () => version,
  }
}

export type Recorder = ReturnType<typeof createRecorder>
