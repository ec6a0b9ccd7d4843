import type { DeployedRemote, RemoteRelease } from '../public'

/** A release for tests. */
export const release = (
  name: string,
  version: string,
  changes: Partial<RemoteRelease> = {},
): RemoteRelease => ({
  name,
  version,
  entry: `/investors/remotes/${name}/${version}/entry.js`,
  integrity: `sha384-${'A'.repeat(64)}`,
  preload: [],
  styles: [],
  prefixes: [`/${name}`],
  kernel: '^1.0.0',
  ...changes,
})

/** A remote whose releases are these versions, oldest first; the last is live, the others were. */
export function deployed(
  name: string,
  versions: string[],
  changes: Partial<DeployedRemote> = {},
): DeployedRemote {
  return {
    name,
    owner: 'squad',
    live: versions.at(-1) ?? '',
    history: versions.slice(0, -1),
    revoked: [],
    releases: [...versions].reverse().map((version) => release(name, version)),
    ...changes,
  }
}
