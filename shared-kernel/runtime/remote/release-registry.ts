import {
  isRevoked,
  isUrgent,
  isWithdrawn,
  kernelFor,
  manifestOf,
  offersSlot,
  type Outage,
  ownerOf,
  previousGood,
  ReleaseManifest,
  releasesFor,
  type ReleasedEntry,
  type RemoteRelease,
  type Visitor,
  withEntries,
} from '@portal/contracts/manifest'
import { type Deadline, within } from './new-deadline'
import { readAgain, readFirst } from './read-manifest'
import { RemoteFailure, toRemoteFailure } from './remote-failure'

export interface ReleaseRegistryOptions {
  readManifest: () => Promise<unknown>
  lastManifest: () => Promise<unknown>
  kernelVersion: string
  /** The kernel of the major before, where the page offers that one as well. */
  previousKernel?: string | undefined
  report: (failure: RemoteFailure) => void
  /** Who decides which releases are loaded; asked again before every choice of a page. */
  visitor: (manifest: ReleaseManifest) => Promise<Visitor>
}

/** What this tab knows of the releases: the manifest as it was last read, and the versions found broken here. */
export interface ReleaseRegistry {
  /** When the manifest was last read, as `Date.now()` counts; 0 before the first time. */
  readAt(): number
  /**
   * Reads the manifest, more than once if it must. Throws RemoteFailure LOAD-001 or LOAD-011; what was known stays.
   * While nothing is known, the one that was kept from before stands in after half of the time, and is reported.
   */
  read(deadline: Deadline): Promise<void>
  /** Chooses anew among the known releases: the investor may have logged in. */
  choose(): Promise<void>
  ownerOf(path: string): RemoteRelease | undefined
  /** As `RemoteLoader.navigation`. */
  navigation(): ReleasedEntry[]
  /** As `RemoteLoader.slotOwner`. */
  slotOwner(slot: string): RemoteRelease | undefined
  /** What this visitor should get. Throws RemoteFailure LOAD-008, LOAD-014, or LOAD-002 when it is for another kernel. */
  releaseFor(name: string): RemoteRelease
  /** The version to fall back to; undefined when there is none that works here. */
  previousOf(name: string, version: string): RemoteRelease | undefined
  isRevoked(name: string, version: string): boolean
  isUrgent(name: string, version: string): boolean
  /** The remotes that are switched off. */
  withdrawn(): string[]
  /** What every page tells of for now. */
  outage(): Outage | undefined
  /** The number of the manifest that was read last. */
  sequence(): number
  /** Never offers this version as the previous one again. */
  markBroken(name: string, version: string): void
}

export function createReleaseRegistry(options: ReleaseRegistryOptions): ReleaseRegistry {
  const { readManifest, lastManifest, kernelVersion, previousKernel, visitor, report } = options
  const kernels = previousKernel ? [kernelVersion, previousKernel] : [kernelVersion]
  const broken = new Set<string>()
  let manifest = manifestOf([])
  let releases: RemoteRelease[] = []
  let readAt = 0
  let isKnown = false

  async function readOnce(deadline: Deadline): Promise<void> {
    try {
      const answer = await within(readManifest(), deadline, () => new Error('remotes.json took too long'))
      manifest = ReleaseManifest.parse(answer)
    } catch (error) {
      throw toRemoteFailure(error, 'LOAD-001', 'remotes.json', '')
    }
    readAt = Date.now()
    isKnown = true
    await choose()
  }

  async function takeLast(): Promise<boolean> {
    const last = await lastManifest().catch(() => undefined)
    if (!last || isKnown) return isKnown
    manifest = ReleaseManifest.parse(last)
    isKnown = true
    await choose()
    return true
  }

  async function choose(): Promise<void> {
    releases = releasesFor(manifest, await visitor(manifest))
  }

  return {
    readAt: () => readAt,
    choose,
    read: (deadline) =>
      isKnown ? readAgain(readOnce, deadline) : readFirst(readOnce, { deadline, takeLast, report }),
    ownerOf: (path) => ownerOf(releases, path),
    navigation: () => navigationOf(manifest, releases),
    slotOwner: (slot) => slotOwnerOf(manifest, releases, slot),
    releaseFor(name) {
      const release = releases.find((each) => each.name === name)
      if (!release) throw new RemoteFailure('LOAD-008', name, '')
      if (isWithdrawn(manifest, name)) throw new RemoteFailure('LOAD-014', name, release.version)
      if (!kernelFor(release.kernel, kernels)) throw new RemoteFailure('LOAD-002', name, release.version)
      return release
    },
    previousOf(name, version) {
      const remote = manifest.remotes.find((each) => each.name === name)
      const isWhole = (each: string) => !broken.has(`${name}@${each}`)
      if (!remote || remote.withdrawn) return undefined
      const revoked = isWhole(remote.live) ? remote.revoked : [...remote.revoked, remote.live]
      return previousGood({ ...remote, history: remote.history.filter(isWhole), revoked }, version, kernels)
    },
    isRevoked: (name, version) => isRevoked(manifest, name, version),
    isUrgent: (name, version) => isUrgent(manifest, name, version),
    withdrawn: () => manifest.remotes.filter(({ withdrawn }) => withdrawn).map(({ name }) => name),
    outage: () => manifest.outage,
    sequence: () => manifest.sequence,
    markBroken: (name, version) => void broken.add(`${name}@${version}`),
  }
}

/** Reads the manifest anew when it is older than that. Never throws: what was known stays. */
export async function refreshReleases(
  { readAt, read }: Pick<ReleaseRegistry, 'readAt' | 'read'>,
  olderThanMs: number,
  deadline: Deadline,
): Promise<void> {
  if (Date.now() - readAt() < olderThanMs) return
  await read(deadline).catch(() => undefined)
}

function navigationOf(manifest: ReleaseManifest, releases: readonly RemoteRelease[]) {
  const offered = releases.filter(({ name }) => !isWithdrawn(manifest, name))
  return offered.flatMap((release) => withEntries(manifest, release).navigation ?? [])
}

function slotOwnerOf({ remotes }: ReleaseManifest, releases: readonly RemoteRelease[], slot: string) {
  const offering = remotes.filter((each) => each.releases.some((one) => offersSlot(one, slot)))
  const owners = releases.filter(({ name }) => offering.some((each) => each.name === name))
  return owners.find((each) => offersSlot(each, slot)) ?? owners[0]
}
