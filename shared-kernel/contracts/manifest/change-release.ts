import { previousGood } from './choose-release'
import type { Canary, DeployedRemote, Outage, ReleaseManifest } from './release-manifest'
import type { RemoteRelease } from './remote-release'

/**
 * A change that makes no sense as things are; its text says why and what to do (architecture: how a remote meets
 * the shell).
 */
export class ReleaseRefusal extends Error {}

/** Who gets a new release at first; everybody when neither is given. */
export type Rollout = Omit<Canary, 'version'>

/**
 * Adds a release and gives it to everybody, or to those of the rollout. Throws ReleaseRefusal (architecture: how a
 * remote meets the shell).
 */
export function publish(
  manifest: ReleaseManifest,
  release: RemoteRelease,
  owner: string,
  rollout?: Rollout,
): ReleaseManifest {
  const { name, version } = release
  const known = manifest.remotes.find((remote) => remote.name === name)
  if (!known) {
    if (rollout) throw new ReleaseRefusal(`${name} was never released: its first release goes to everybody`)
    const first = { name, owner, live: version, history: [], revoked: [], releases: [release] }
    return withRemote(manifest, first)
  }
  refuseRevoked(known, version)
  const releases = [release, ...known.releases.filter((each) => each.version !== version)]
  const remote = { ...known, owner, releases }
  if (rollout) return withRemote(manifest, startCanary(remote, { version, ...rollout }))
  return withRemote(manifest, goLive(remote, version))
}

/**
 * Gives the canary, or a named version, to everybody. Throws ReleaseRefusal (architecture: how a remote meets the
 * shell).
 */
export function promote(manifest: ReleaseManifest, name: string, version?: string): ReleaseManifest {
  const remote = findRemote(manifest, name)
  const promoted = version ?? remote.canary?.version
  if (!promoted) throw new ReleaseRefusal(`${name} has no canary: name the version that everybody should get`)
  refuseUnknown(remote, promoted)
  refuseRevoked(remote, promoted)
  if (promoted === remote.live && !remote.canary && !remote.withdrawn)
    throw new ReleaseRefusal(`${name} ${promoted} is live already`)
  return withRemote(manifest, goLive(remote, promoted))
}

/**
 * Gives the canary, or a named version, to other visitors than so far. Throws ReleaseRefusal (architecture: how a
 * remote meets the shell).
 */
export function widen(
  manifest: ReleaseManifest,
  name: string,
  rollout: Rollout,
  version?: string,
): ReleaseManifest {
  const remote = findRemote(manifest, name)
  const chosen = version ?? remote.canary?.version
  if (!chosen) throw new ReleaseRefusal(`${name} has no canary: name the version that they should get`)
  refuseUnknown(remote, chosen)
  refuseRevoked(remote, chosen)
  return withRemote(manifest, startCanary(remote, { version: chosen, ...rollout }))
}

/**
 * Ends the canary; where none runs, or the remote is withdrawn, makes the previous good version live again. Throws ReleaseRefusal
 * (architecture: how a remote meets the shell).
 */
export function rollBack(manifest: ReleaseManifest, name: string): ReleaseManifest {
  const remote = findRemote(manifest, name)
  if (remote.pinned)
    throw new ReleaseRefusal(`${name} is pinned to ${remote.pinned}: end that first with "pin ${name} --off"`)
  if (remote.canary && !remote.withdrawn) return withRemote(manifest, { ...remote, canary: undefined })
  const previous = previousGood(remote, remote.live)
  if (!previous)
    throw new ReleaseRefusal(
      `${name} has nothing to roll back to: ${remote.live} is all there is. Release a better one, or switch the remote off with "withdraw ${name}"`,
    )
  return withRemote(manifest, goBack({ ...remote, canary: undefined }, previous.version))
}

/**
 * Switches a remote off, whichever versions it has, or on again when `since` is undefined; so does what gives everybody
 * another version. Throws ReleaseRefusal (architecture: how a remote meets the shell).
 */
export function withdraw(
  manifest: ReleaseManifest,
  name: string,
  since: string | undefined,
): ReleaseManifest {
  const remote = findRemote(manifest, name)
  if (since && remote.withdrawn) throw new ReleaseRefusal(`${name} is withdrawn already`)
  if (!since && !remote.withdrawn) throw new ReleaseRefusal(`${name} is not withdrawn`)
  return withRemote(manifest, { ...remote, withdrawn: since === undefined ? undefined : { since } })
}

const longestOutage = 300

/**
 * Has every page say what does not work, or say it no more when `outage` is undefined. Throws ReleaseRefusal (architecture:
 * how a remote meets the shell).
 */
export function notifyOutage(manifest: ReleaseManifest, outage: Outage | undefined): ReleaseManifest {
  if (!outage && !manifest.outage) throw new ReleaseRefusal('No outage is told of')
  if ([outage?.en, outage?.hi].some((text) => text !== undefined && text.length > longestOutage))
    throw new ReleaseRefusal(`Investors read at most ${longestOutage} characters`)
  return { ...manifest, outage }
}

/**
 * Holds everybody on one version, or ends that when `version` is undefined. Throws ReleaseRefusal (architecture:
 * how a remote meets the shell).
 */
export function pin(manifest: ReleaseManifest, name: string, version: string | undefined): ReleaseManifest {
  const remote = findRemote(manifest, name)
  if (version) {
    refuseUnknown(remote, version)
    refuseRevoked(remote, version)
  } else if (!remote.pinned) throw new ReleaseRefusal(`${name} is not pinned`)
  return withRemote(manifest, { ...remote, pinned: version, ...(version && { withdrawn: undefined }) })
}

/**
 * Takes a version from everybody, for good; `isUrgent` also from pages with typed input, and may follow upon a
 * revocation that was not. Throws ReleaseRefusal when nothing could stand in for it (architecture: how a remote meets
 * the shell).
 */
export function revoke(
  manifest: ReleaseManifest,
  name: string,
  version: string,
  isUrgent = false,
): ReleaseManifest {
  const known = findRemote(manifest, name)
  refuseUnknown(known, version)
  const earlier = known.urgent ?? []
  if (known.revoked.includes(version) && (!isUrgent || earlier.includes(version)))
    throw new ReleaseRefusal(`${name} ${version} is revoked already`)
  const remote = {
    ...known,
    revoked: [...known.revoked.filter((each) => each !== version), version],
    ...(isUrgent && { urgent: [...earlier, version] }),
    history: known.history.filter((each) => each !== version),
    canary: known.canary?.version === version ? undefined : known.canary,
    pinned: known.pinned === version ? undefined : known.pinned,
  }
  if (remote.live !== version) return withRemote(manifest, remote)
  const previous = previousGood(remote, version)
  if (!previous)
    throw new ReleaseRefusal(
      `${name} has no other good version than ${version}: release a better one first, or switch the remote off with "withdraw ${name}"`,
    )
  return withRemote(manifest, goBack(remote, previous.version))
}

/**
 * Forgets all but the newest `keep` releases; the live, canary, pinned and last good one stay in any case
 * (architecture: how a remote meets the shell).
 */
export function prune(manifest: ReleaseManifest, name: string, keep: number): ReleaseManifest {
  const remote = findRemote(manifest, name)
  const good = previousGood(remote, remote.live)?.version
  const needed = [remote.live, remote.canary?.version, remote.pinned, good]
  const releases = remote.releases.filter(({ version }, index) => index < keep || needed.includes(version))
  const isKept = (version: string) => releases.some((release) => release.version === version)
  return withRemote(manifest, { ...remote, releases, history: remote.history.filter(isKept) })
}

/**
 * A remote by its name. Throws ReleaseRefusal with the names there are (architecture: how a remote meets the
 * shell).
 */
export function findRemote(manifest: ReleaseManifest, name: string): DeployedRemote {
  const remote = manifest.remotes.find((each) => each.name === name)
  if (remote) return remote
  const names = manifest.remotes.map((each) => each.name).join(', ')
  throw new ReleaseRefusal(`There is no released remote "${name}". Released: ${names || 'none'}`)
}

function goLive(remote: DeployedRemote, version: string): DeployedRemote {
  const earlier = remote.history.filter((each) => each !== version)
  const history = remote.live === version ? earlier : [...earlier, remote.live]
  return { ...remote, live: version, history, canary: undefined, withdrawn: undefined }
}

function goBack(remote: DeployedRemote, version: string): DeployedRemote {
  const history = remote.history.slice(0, remote.history.indexOf(version))
  return { ...remote, live: version, history, withdrawn: undefined }
}

function startCanary(remote: DeployedRemote, canary: Canary): DeployedRemote {
  if (canary.version === remote.live)
    throw new ReleaseRefusal(`${remote.name} ${canary.version} is live: everybody has it already`)
  if (remote.withdrawn)
    throw new ReleaseRefusal(
      `${remote.name} is withdrawn, so nobody would get a canary: give the version to everybody, or end that first with "withdraw ${remote.name} --off"`,
    )
  return { ...remote, canary }
}

function withRemote(manifest: ReleaseManifest, remote: DeployedRemote): ReleaseManifest {
  const others = manifest.remotes.filter((each) => each.name !== remote.name)
  const remotes = [...others, remote].sort((a, b) => a.name.localeCompare(b.name))
  return { ...manifest, remotes }
}

function refuseUnknown({ name, releases }: DeployedRemote, version: string): void {
  const versions = releases.map((release) => release.version)
  if (!versions.includes(version))
    throw new ReleaseRefusal(`${name} has no release "${version}". Kept: ${versions.join(', ')}`)
}

function refuseRevoked({ name, revoked }: DeployedRemote, version: string): void {
  if (revoked.includes(version))
    throw new ReleaseRefusal(`${name} ${version} is revoked: release another version`)
}
