import {
  classifyKernel,
  manifestOf,
  ownerOf,
  ReleaseManifest,
  releasesFor,
  type RemoteRelease,
  type Visitor,
} from '../manifest/public'
import type { Remote } from './remote'
import { RemoteFailure, toRemoteFailure } from './remote-failure'

/** How a build brings remotes into the page: module federation, or plain imports in the single bundle. */
export interface RemoteSource {
  /** Reads `remotes.json`, never from a cache. */
  readManifest(): Promise<unknown>
  /** Makes a release known; `again` replaces what was registered under the name. */
  register(release: RemoteRelease, again: boolean): void
  load(release: RemoteRelease): Promise<{ default: Remote }>
}

export interface RemoteLoader {
  /** The manifest has been read; must have ended before an owner is asked for. Throws RemoteFailure LOAD-001. */
  ready(): Promise<void>
  /** The release that owns a path below the basename. */
  ownerOf(path: string): RemoteRelease | undefined
  /** The remote, loaded once; a failure is not remembered. Throws RemoteFailure. */
  load(name: string): Promise<LoadedRemote>
}

export interface LoadedRemote {
  remote: Remote
  release: RemoteRelease
}

export interface RemoteLoaderOptions {
  source: RemoteSource
  kernelVersion: string
  timeoutMilliseconds: number
  /** Who decides which releases are loaded; asked again before every choice of a page. */
  visitor: (manifest: ReleaseManifest) => Promise<Visitor>
  report: (failure: RemoteFailure) => void
}

/** Finds and loads remotes: one promise in flight a remote, one fresh look at the manifest before giving up. */
export function createRemoteLoader(options: RemoteLoaderOptions): RemoteLoader {
  const inFlight = new Map<string, Promise<LoadedRemote>>()
  let manifest = manifestOf([])
  let releases: RemoteRelease[] = []
  let reading: Promise<void> | undefined

  async function readManifest(): Promise<void> {
    try {
      manifest = ReleaseManifest.parse(await options.source.readManifest())
    } catch (error) {
      throw new RemoteFailure('LOAD-001', 'remotes.json', '', error)
    }
    await chooseReleases()
  }

  async function chooseReleases(): Promise<void> {
    releases = releasesFor(manifest, await options.visitor(manifest))
  }

  async function loadWithRecovery(name: string): Promise<LoadedRemote> {
    try {
      return await loadRelease(options, fittingRelease(releases, name, options.kernelVersion), false)
    } catch (error) {
      if (error instanceof RemoteFailure && error.code === 'LOAD-006') throw error
      await readManifest()
      return await loadRelease(options, fittingRelease(releases, name, options.kernelVersion), true)
    }
  }

  return {
    async ready() {
      if (reading) return reading.then(chooseReleases)
      reading = readManifest().catch((error: unknown) => {
        reading = undefined
        throw error
      })
      return reading
    },
    ownerOf: (path) => ownerOf(releases, path),
    load(name) {
      const running = inFlight.get(name)
      if (running) return running
      const started = loadWithRecovery(name).catch((error: unknown) => {
        inFlight.delete(name)
        const failure = toRemoteFailure(error, 'LOAD-003', name, '')
        options.report(failure)
        throw failure
      })
      inFlight.set(name, started)
      return started
    },
  }
}

function fittingRelease(
  releases: readonly RemoteRelease[],
  name: string,
  kernelVersion: string,
): RemoteRelease {
  const release = releases.find((each) => each.name === name)
  if (!release) throw new RemoteFailure('LOAD-008', name, '')
  if (classifyKernel(release.kernel, kernelVersion) !== 'fits')
    throw new RemoteFailure('LOAD-002', name, release.version)
  return release
}

async function loadRelease(
  { source, timeoutMilliseconds }: RemoteLoaderOptions,
  release: RemoteRelease,
  again: boolean,
): Promise<LoadedRemote> {
  try {
    source.register(release, again)
    const module = await withTimeout(source.load(release), timeoutMilliseconds, release)
    if (!Array.isArray(module?.default?.routes))
      throw new RemoteFailure('LOAD-007', release.name, release.version)
    return { remote: module.default, release }
  } catch (error) {
    throw toRemoteFailure(error, 'LOAD-003', release.name, release.version)
  }
}

function withTimeout<T>(work: Promise<T>, milliseconds: number, release: RemoteRelease): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new RemoteFailure('LOAD-006', release.name, release.version)),
      milliseconds,
    )
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
