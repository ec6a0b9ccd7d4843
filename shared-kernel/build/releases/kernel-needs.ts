import {
  kernelFor,
  previousGood,
  type ReleaseManifest,
  releaseOf,
  type RemoteRelease,
} from '@portal/contracts/manifest'

/** A version that somebody gets, or would get by a roll-back. */
export interface NeededRelease {
  owner: string
  release: RemoteRelease
  /** "live", "the canary", "pinned", "the last good one". */
  state: string
  /** Whether somebody gets it now. */
  isOffered: boolean
}

/** Every version that somebody gets or would get by a roll-back, once, under the first of these that it is. */
export function neededReleases({ remotes }: ReleaseManifest): NeededRelease[] {
  return remotes.flatMap((remote) => {
    const versions: [state: string, version: string | undefined][] = [
      ['live', remote.live],
      ['the canary', remote.canary?.version],
      ['pinned', remote.pinned],
      ['the last good one', previousGood(remote, remote.live)?.version],
    ]
    return versions.flatMap(([state, version], index) => {
      const isFirst = versions.findIndex(([, each]) => each === version) === index
      if (version === undefined || !isFirst) return []
      const isOffered = state !== 'the last good one'
      return [{ owner: remote.owner, release: releaseOf(remote, version), state, isOffered }]
    })
  })
}

/** The kernel of a checkout, and the one of the major before where it offers that. */
export interface OfferedKernels {
  own: string
  previous?: string | undefined
}

/**
 * Who needs another kernel than a checkout's own, in lines to be printed, and what follows for the previous one. Where a
 * version that somebody gets finds none, the checkout must not be deployed (docs/releasing.md: a kernel with a breaking
 * change).
 */
export function kernelReport(
  manifest: ReleaseManifest,
  { own, previous }: OfferedKernels,
): { lines: string[]; faults: string[] } {
  const others = neededReleases(manifest).filter(({ release }) => !kernelFor(release.kernel, [own]))
  const isServed = ({ release }: NeededRelease) => previous && kernelFor(release.kernel, [previous])
  const served = others.filter(isServed)
  const left = others.filter((each) => !isServed(each))
  const lineOf = ({ owner, release, state }: NeededRelease) =>
    `${owner}: ${release.name} ${release.version}, which is ${state}, needs kernel ${release.kernel}`
  const isNobody = previous && !served.length
  return {
    lines: [
      ...served.map((each) => `${lineOf(each)}, the previous one`),
      ...left
        .filter(({ isOffered }) => !isOffered)
        .map((each) => `${lineOf(each)}: it could not be rolled back to`),
      ...(isNobody ? [`Nobody needs kernel ${previous} any more: shared-kernel/previous may go`] : []),
    ],
    faults: left
      .filter(({ isOffered }) => isOffered)
      .map((each) => `${lineOf(each)}, which is not offered here`),
  }
}
