import type { DeployedRemote, ReleaseManifest } from './release-manifest'
import type { RemoteRelease } from './remote-release'
import { kernelFor } from './kernel-range'

/** What a release is chosen by. */
export interface Visitor {
  /** 0 to 9999, drawn once a browser. */
  bucket: number
  /** Of the investor who is logged in, as `panHash` makes it. */
  panHash?: string | undefined
  /** Remotes of which this browser gets the canary by its investor's PAN: what the shell told the server. */
  canaries?: readonly string[] | undefined
}

export const bucketCount = 10_000

/** The bucket of a visitor who has none: in no canary that is not for everybody. */
export const noBucket = bucketCount - 1

/**
 * The release that a visitor gets: the pinned one, else the canary for those in it, else the live one. The same
 * visitor gets the same one as long as the manifest says the same, and a canary that grows keeps whom it has
 * (architecture: how a remote meets the shell).
 */
export function releaseFor(remote: DeployedRemote, visitor: Visitor): RemoteRelease {
  const version = remote.pinned ?? (isInCanary(remote, visitor) ? remote.canary?.version : undefined)
  return releaseOf(remote, version ?? remote.live)
}

/** What a visitor gets of every remote (architecture: how a remote meets the shell). */
export function releasesFor(manifest: ReleaseManifest, visitor: Visitor): RemoteRelease[] {
  return manifest.remotes.map((remote) => releaseFor(remote, visitor))
}

/**
 * The same without remotes that are withdrawn: what there is to show, where `releasesFor` says whose an address is
 * (architecture: how a remote meets the shell).
 */
export function offeredReleases(manifest: ReleaseManifest, visitor: Visitor): RemoteRelease[] {
  return releasesFor(manifest, visitor).filter(({ name }) => !isWithdrawn(manifest, name))
}

/**
 * The release whose menu and search entries stand for a release: itself, or where it is of before remotes brought their
 * own, another one of the remote, since going back to such a
 * version takes no page away (architecture: how a remote meets the shell).
 */
export function withEntries({ remotes }: ReleaseManifest, release: RemoteRelease): RemoteRelease {
  const others = remotes.find(({ name }) => name === release.name)?.releases ?? []
  return [release, ...others].find(({ navigation }) => navigation) ?? release
}

function isInCanary(remote: DeployedRemote, { bucket, panHash, canaries }: Visitor): boolean {
  const { canary, name } = remote
  if (!canary) return false
  if (canary.pans && canaries?.includes(name)) return true
  if (panHash !== undefined && canary.pans?.includes(panHash)) return true
  return placeIn(name, bucket) < (canary.percent ?? 0) * (bucketCount / 100)
}

/** Moves the buckets round by remote, so that the first visitors of every canary are not the same few. */
function placeIn(name: string, bucket: number): number {
  if (bucket === noBucket) return noBucket
  const turn = [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % noBucket, 7)
  return (bucket + turn) % noBucket
}

/**
 * A release by its version. Throws when the manifest does not have it (architecture: how a remote meets the
 * shell).
 */
export function releaseOf(remote: DeployedRemote, version: string): RemoteRelease {
  const release = remote.releases.find((each) => each.version === version)
  if (!release) throw new Error(`${remote.name} has no release ${version}`)
  return release
}

/**
 * Whether a version must be left at the next safe moment (docs/decisions/federation.md: exchange of a remote’s
 * version).
 */
export function isRevoked(manifest: ReleaseManifest, name: string, version: string): boolean {
  return manifest.remotes.some((remote) => remote.name === name && remote.revoked.includes(version))
}

/**
 * Whether a revoked version is to be left at once, also on a page with typed input (docs/decisions/federation.md:
 * exchange of a remote’s version).
 */
export function isUrgent(manifest: ReleaseManifest, name: string, version: string): boolean {
  return manifest.remotes.some((remote) => remote.name === name && remote.urgent?.includes(version))
}

/** Whether all of a remote is switched off (architecture: how a remote meets the shell). */
export function isWithdrawn(manifest: ReleaseManifest, name: string): boolean {
  return manifest.remotes.some((remote) => remote.name === name && remote.withdrawn !== undefined)
}

/**
 * What to try when a version does not work: the live one, then those that were live before it, newest first; never the
 * failed one, a revoked one, or one for another kernel than those that a host offers. Returns undefined when there is none
 * (docs/decisions/federation.md: a remote that fails).
 */
export function previousGood(
  remote: DeployedRemote,
  failed: string,
  kernels?: readonly string[],
): RemoteRelease | undefined {
  const candidates = [...remote.history, remote.live].reverse()
  return candidates
    .filter((version) => version !== failed && !remote.revoked.includes(version))
    .map((version) => remote.releases.find((release) => release.version === version))
    .find((release) => release && (!kernels || kernelFor(release.kernel, kernels) !== undefined))
}
