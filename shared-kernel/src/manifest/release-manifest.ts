import * as z from 'zod/mini'

const Integrity = z.string().check(z.regex(/^sha384-[A-Za-z0-9+/]{64}$/))

const File = z.object({ href: z.string(), integrity: Integrity })

/** One deployed remote, as the shell finds it at run time. */
export const RemoteRelease = z.object({
  /** Package name: "mfe-transact". */
  name: z.string().check(z.regex(/^mfe-[a-z]+$/)),
  version: z.string().check(z.regex(/^[\w.-]{1,40}$/)),
  /** URL of the container's script. */
  entry: z.string().check(z.maxLength(500)),
  integrity: Integrity,
  /** Scripts that every page of the remote needs: preloaded with the page. */
  preload: z.array(File),
  /** Style sheets of the same: preloaded with the page. */
  styles: z.array(File),
  /** What single pages need besides, by their path below the basename: preloaded with that page. */
  pages: z.optional(z.array(z.object({ path: z.string(), preload: z.array(File), styles: z.array(File) }))),
  /** Paths below the basename that the remote owns; the longest one wins. */
  prefixes: z.array(z.string().check(z.regex(/^\/[a-z0-9/-]+$/i))).check(z.minLength(1)),
  /** The kernel versions that the remote was built for: "^1.0.0". */
  kernel: z.string().check(z.regex(/^\^\d+\.\d+\.\d+$/)),
})
export type RemoteRelease = z.infer<typeof RemoteRelease>

/** `remotes.json`: the only place that knows which remotes there are. */
export const ReleaseManifest = z.object({ remotes: z.array(RemoteRelease) })
export type ReleaseManifest = z.infer<typeof ReleaseManifest>

/**
 * Which remote owns a path below the basename: the longest prefix that ends at a segment's end.
 * Returns undefined when none does.
 */
export function ownerOf(manifest: ReleaseManifest, path: string): RemoteRelease | undefined {
  let owner: RemoteRelease | undefined
  let longest = -1
  for (const remote of manifest.remotes) {
    for (const prefix of remote.prefixes) {
      if (prefix.length > longest && (path === prefix || path.startsWith(`${prefix}/`))) {
        owner = remote
        longest = prefix.length
      }
    }
  }
  return owner
}
