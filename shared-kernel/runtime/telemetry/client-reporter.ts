import type { ClientEvent } from '@portal/contracts/wire/telemetry'

/** What a reporter adds to everything that it sends. */
type Added = 'kernel' | 'shell' | 'page' | 'visit' | 'count'
type Without<Event> = Event extends ClientEvent ? Omit<Event, Added> : never

/** A failure, a load or a vital, as whoever saw it tells it. */
export type PageReport = Without<ClientEvent>

export interface ReporterOptions {
  kernel: string
  /** The shell's build. */
  shell: string
  visit: string
  /** The route's path, without parameters and query. */
  page: () => string
  send: (body: string) => void
  /** Milliseconds of any clock that never goes back. */
  now: () => number
  later: (run: () => void, milliseconds: number) => void
}

export interface Reporter {
  /** Takes an event; never throws. */
  report(event: PageReport): void
  /** Sends what waits; never throws. For when the page goes out of sight. */
  flush(): void
}

/** As `largestBatch` of the contract, whose schemas a page need not load. */
const batch = 20
const mostWaiting = 100
const collectMs = 5_000
/** The same failure is told once in this time, with how often it happened. */
const quietMs = 60_000

interface Told {
  at: number
  held: number
}

/**
 * Collects what happens in a page and sends it in batches, the same failure once with a count
 * (docs/decisions/wire-and-crypto.md: client events).
 */
export function createReporter(options: ReporterOptions): Reporter {
  let waiting: ClientEvent[] = []
  let isScheduled = false
  const told = new Map<string, Told>()

  function flush(): void {
    const events = waiting
    waiting = []
    for (const event of events) told.set(keyOf(event), { at: options.now(), held: 0 })
    for (let start = 0; start < events.length; start += batch)
      options.send(JSON.stringify({ events: events.slice(start, start + batch) }))
  }

  function add(event: ClientEvent): void {
    const key = keyOf(event)
    if (event.kind === 'failure') {
      const same = waiting.find((each) => keyOf(each) === key)
      if (same?.kind === 'failure') return void (same.count = Math.min(1000, same.count + 1))
      const before = told.get(key)
      if (before && options.now() - before.at < quietMs) return void (before.held += 1)
      event.count = Math.min(1000, event.count + (before?.held ?? 0))
    }
    if (waiting.length < mostWaiting) waiting.push(event)
    if (isScheduled) return
    isScheduled = true
    options.later(() => {
      isScheduled = false
      quietly(flush)
    }, collectMs)
  }

  return {
    report: (event) => quietly(() => add(complete(event, options))),
    flush: () => quietly(flush),
  }
}

/** What watches failures must not become one. */
function quietly(work: () => void): void {
  try {
    work()
  } catch {
    // Nobody is left to be told.
  }
}

function complete(event: PageReport, { kernel, shell, visit, page }: ReporterOptions): ClientEvent {
  const path = page()
  const shared = {
    kernel,
    shell,
    visit,
    remote: /^([a-z][a-z-]{0,39}|remotes\.json)$/.test(event.remote) ? event.remote : 'shell',
    page: /^\/[\w./:*-]{0,119}$/.test(path) ? path : '/',
  }
  if (event.kind !== 'failure') return { ...event, ...shared }
  return { ...event, ...shared, count: 1, ...(event.message && { message: event.message.slice(0, 500) }) }
}

function keyOf(event: ClientEvent): string {
  const { kind, remote, version, page } = event
  const rest = event.kind === 'failure' ? [event.code, event.message] : []
  return [kind, remote, version, page, ...rest].join(' ')
}
