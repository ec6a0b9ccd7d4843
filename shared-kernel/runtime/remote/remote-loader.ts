import type { Outage, ReleasedEntry, RemoteRelease } from '@portal/contracts/manifest'
import { watchFailures } from './failure-watch'
import { explanation, type LoadedRemote, loadRelease, type RemoteSource } from './load-release'
import { type Deadline } from './new-deadline'
import { preloadPage } from './preload-page'
import { type LeftVersion, recoverLoad } from './recover-load'
import {
  createReleaseRegistry,
  refreshReleases,
  type ReleaseRegistry,
  type ReleaseRegistryOptions,
} from './release-registry'
import { RemoteFailure, toRemoteFailure } from './remote-failure'

export interface RemoteLoader {
  /** The manifest has been read; must have ended before an owner is asked for. Throws RemoteFailure LOAD-001, LOAD-011. */
  ready(): Promise<void>
  /** The release that owns a path below the basename. */
  ownerOf(path: string): RemoteRelease | undefined
  /** The menu entries of all releases that this visitor gets, in no order. */
  navigation(): ReleasedEntry[]
  /** The release that offers a slot; else the one of a remote that offers it in another version. */
  slotOwner(slot: string): RemoteRelease | undefined
  /** The remote, loaded once; a failure is not remembered, but after some in a row none is tried for a while. Throws RemoteFailure. */
  load(name: string): Promise<LoadedRemote>
  /** Fetches what the page at a path runs, all at once: `soon` after what is needed already. Never throws. */
  preload(release: RemoteRelease, path: string, when: 'now' | 'soon'): void
  /** Lets the next `load` of a remote through, however often it failed: somebody asked for it. */
  allow(name: string): void
  /** Another version in the place of one that is gone or revoked; undefined when none opens. Never throws. */
  replace(name: string, left: LeftVersion): Promise<LoadedRemote | undefined>
  /** Reads the manifest anew when it is older than that. Never throws: what was known stays. */
  refresh(olderThanMs: number): Promise<void>
  /** The loaded remotes whose version was revoked since. */
  revoked(): LoadedRemote[]
  /** Whether a revoked version is to be left also where something was typed. */
  isUrgent(name: string, version: string): boolean
  /** The remotes that are switched off, as the manifest was read last. */
  withdrawn(): string[]
  /** What every page tells of for now. */
  outage(): Outage | undefined
  /** The number of the manifest that was read last. */
  sequence(): number
  /** Drops what was loaded of a remote: the next `load` asks which version there is. */
  forget(name: string): void
  /** Why a page's code did not arrive. */
  explain(release: RemoteRelease, error: unknown): Promise<RemoteFailure>
  report(failure: RemoteFailure): void
  readonly timeoutMilliseconds: number
}

/** What a page looks at that shows one remote alone, and hears of an outage or a withdrawal. */
export type WatchedReleases = Pick<RemoteLoader, 'refresh' | 'withdrawn' | 'outage' | 'sequence' | 'forget'>

export interface RemoteLoaderOptions extends Omit<
  ReleaseRegistryOptions,
  'readManifest' | 'lastManifest' | 'previousKernel'
> {
  source: RemoteSource
  /** How long an investor waits for a page in all, from the click to the page or the panel. */
  timeoutMilliseconds: number
  report: (failure: RemoteFailure) => void
}

/** Finds and loads remotes: one promise in flight a remote, and every way of recovery before giving up. */
export function createRemoteLoader(options: RemoteLoaderOptions): RemoteLoader {
  const { source, timeoutMilliseconds, report } = options
  const registry = createReleaseRegistry({
    ...options,
    previousKernel: source.previousKernel,
    readManifest: () => source.readManifest(),
    lastManifest: async () => source.lastManifest?.(),
  })
  const newDeadline = (): Deadline => Date.now() + timeoutMilliseconds
  const { load, allow, replace, forget, opened } = createLoads(options, registry, newDeadline)
  let reading: Promise<void> | undefined
  return {
    timeoutMilliseconds,
    report,
    load,
    allow,
    replace,
    forget,
    withdrawn: registry.withdrawn,
    outage: registry.outage,
    sequence: registry.sequence,
    preload(release, path, when) {
      if (registry.withdrawn().includes(release.name)) return
      const { takesWholeKernel } = preloadPage(release, path, when)
      // Whose page takes it asks again for what did not come.
      if (takesWholeKernel) source.wholeKernel?.().catch(() => undefined)
    },
    async ready() {
      if (reading) return reading.then(() => registry.choose())
      reading = registry.read(newDeadline()).catch((error: unknown) => {
        reading = undefined
        report(toRemoteFailure(error, 'LOAD-001', 'remotes.json', ''))
        throw error
      })
      return reading
    },
    ownerOf: (path) => registry.ownerOf(path),
    navigation: () => registry.navigation(),
    slotOwner: (slot) => registry.slotOwner(slot),
    refresh: (olderThanMs) => refreshReleases(registry, olderThanMs, newDeadline()),
    revoked: () =>
      [...opened.values()].filter(({ release }) => registry.isRevoked(release.name, release.version)),
    isUrgent: (name, version) => registry.isUrgent(name, version),
    async explain(release, error) {
      const code = await explanation(source, release, error, newDeadline())
      return toRemoteFailure(error, code ?? 'LOAD-005', release.name, release.version)
    },
  }
}

/** The loads of a tab: what runs, what has arrived, and what failed too often. */
function createLoads(
  { source, report }: RemoteLoaderOptions,
  registry: ReleaseRegistry,
  newDeadline: () => Deadline,
): Pick<RemoteLoader, 'load' | 'allow' | 'replace' | 'forget'> & {
  opened: ReadonlyMap<string, LoadedRemote>
} {
  const inFlight = new Map<string, Promise<LoadedRemote>>()
  const replacing = new Map<string, Promise<LoadedRemote | undefined>>()
  const opened = new Map<string, LoadedRemote>()
  const registered = new Set<string>()
  const watch = watchFailures()

  function attempt(release: RemoteRelease, deadline: Deadline): Promise<LoadedRemote> {
    // Whatever was registered under the name goes, be it another version or the ruins of a failed attempt.
    const again = registered.has(release.name)
    registered.add(release.name)
    return loadRelease(source, release, again, deadline)
  }

  async function open(name: string, left?: LeftVersion): Promise<LoadedRemote> {
    const loaded = await recoverLoad({ name, registry, attempt, report, deadline: newDeadline(), left })
    opened.set(name, loaded)
    return loaded
  }

  async function openFirst(name: string): Promise<LoadedRemote> {
    try {
      const loaded = await open(name)
      watch.succeeded(name)
      return loaded
    } catch (error) {
      inFlight.delete(name)
      const failure = toRemoteFailure(error, 'LOAD-003', name, '')
      watch.failed(name, failure)
      report(failure)
      throw failure
    }
  }

  async function openOther(name: string, left: LeftVersion): Promise<LoadedRemote | undefined> {
    registry.markBroken(name, left.version)
    try {
      const loaded = await open(name, left)
      inFlight.set(name, Promise.resolve(loaded))
      return loaded
    } catch {
      return undefined
    } finally {
      replacing.delete(name)
    }
  }

  return {
    opened,
    allow: (name) => watch.allow(name),
    forget: (name) => [inFlight, opened].forEach((each) => each.delete(name)),
    load(name) {
      // Nothing failed, so nothing is reported.
      if (registry.withdrawn().includes(name)) return Promise.reject(new RemoteFailure('LOAD-014', name, ''))
      const refusal = inFlight.has(name) ? undefined : watch.refusal(name)
      if (refusal) return Promise.reject(refusal)
      return inFlight.get(name) ?? remember(inFlight, name, openFirst(name))
    },
    replace: (name, left) => replacing.get(name) ?? remember(replacing, name, openOther(name, left)),
  }
}

function remember<T>(map: Map<string, T>, name: string, value: T): T {
  map.set(name, value)
  return value
}
