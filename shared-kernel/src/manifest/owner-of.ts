import type { RemoteRelease } from './remote-release'

/**
 * Which release owns a path below the basename: the longest prefix that ends at a segment's end. Returns
 * undefined when none does (architecture: how a remote meets the shell).
 */
export function ownerOf(releases: readonly RemoteRelease[], path: string): RemoteRelease | undefined {
  let owner: RemoteRelease | undefined
  let longest = -1
  for (const release of releases) {
    for (const prefix of release.prefixes) {
      if (prefix.length > longest && (path === prefix || path.startsWith(`${prefix}/`))) {
        owner = release
        longest = prefix.length
      }
    }
  }
  return owner
}
