import type { RemoteRelease } from './remote-release'

/**
 * Which release owns a path below the basename: the longest prefix that ends at a segment's end. Returns
 * undefined when none does (architecture: how a remote meets the shell).
 */
export function ownerOf(releases: readonly RemoteRelease[], path: string): RemoteRelease | undefined {
  let owner: RemoteRelease | undefined
  let longest = -1
  for (const release of releases) {
    if (hasNoPages(release)) continue
    for (const prefix of release.prefixes) {
      if (prefix.length > longest && (path === prefix || path.startsWith(`${prefix}/`))) {
        owner = release
        longest = prefix.length
      }
    }
  }
  return owner
}

/** A remote may offer slots alone, while the pages below its prefixes are still to come. */
const hasNoPages = ({ pages, slots }: RemoteRelease): boolean => pages?.length === 0 && Boolean(slots?.length)

/** Whether a release has the piece of a page that others show (architecture: how a remote meets the shell). */
export const offersSlot = ({ slots }: RemoteRelease, slot: string): boolean =>
  slots?.some(({ name }) => name === slot) ?? false
