import * as z from 'zod/mini'

const Integrity = z.string().check(z.regex(/^sha384-[A-Za-z0-9+/]{64}$/))

const File = z.object({ href: z.string(), integrity: Integrity })

/** The same texts by language, in those that the remote translates them to; absent in releases of before there were any. */
const inLanguages = <Texts extends z.core.$ZodLooseShape>(texts: Texts) =>
  z.optional(z.record(z.string(), z.object(texts)))

/** Scripts and style sheets of a part that is fetched when it is shown. */
const parts = { preload: z.array(File), styles: z.array(File) }

/** "1.0.0-1f2e3d4c": names a folder, so it holds nothing that leads out of one. */
export const Version = z.string().check(z.regex(/^\w[\w.-]{0,39}$/))

/** One version of a remote, as a host finds it at run time. */
export const RemoteRelease = z.object({
  /** Package name: "mfe-transact". */
  name: z.string().check(z.regex(/^mfe-[a-z]+$/)),
  version: Version,
  /** URL of the container's script. */
  entry: z.string().check(z.maxLength(500)),
  integrity: Integrity,
  /** Scripts that every page of the remote needs: preloaded with the page. */
  preload: z.array(File),
  /** Style sheets of the same: preloaded with the page. */
  styles: z.array(File),
  /** What single pages need besides, by their path below the basename: preloaded with that page. */
  pages: z.optional(
    z.array(
      z.object({
        path: z.string(),
        ...parts,
        /** Whether it takes names of the whole kernel, beyond the parts for first pages; absent where nobody looked. */
        takesWholeKernel: z.optional(z.boolean()),
      }),
    ),
  ),
  /** The pieces of pages that it shows inside other remotes; absent in releases of before there were any. */
  slots: z.optional(z.array(z.object({ name: z.string().check(z.regex(/^[a-z-]{1,40}$/)), ...parts }))),
  /**
   * Its entries of the portal's menus, as `defineRemote` takes them; absent in releases of before they had their own. An
   * icon, a menu or a feature that a shell does not know makes it leave out the entry, not the manifest.
   */
  navigation: z.optional(
    z.array(
      z.object({
        label: z.string(),
        to: z.string().check(z.regex(/^\//)),
        icon: z.string(),
        at: z.record(z.string(), z.number()),
        group: z.optional(z.string()),
        needs: z.optional(z.string()),
        inLanguages: inLanguages({ label: z.string(), group: z.optional(z.string()) }),
      }),
    ),
  ),
  /** What quick search finds of it, as `defineRemote` takes it; absent as `navigation` is. */
  search: z.optional(
    z.array(
      z.object({
        name: z.string(),
        keywords: z.string(),
        to: z.string().check(z.regex(/^\//)),
        at: z.number(),
        top: z.optional(z.number()),
        inLanguages: inLanguages({ name: z.string(), keywords: z.string() }),
      }),
    ),
  ),
  /** Paths below the basename that the release owns; the longest one wins. */
  prefixes: z.array(z.string().check(z.regex(/^\/[a-z0-9/-]+$/i))).check(z.minLength(1)),
  /** The kernel versions that the release was built for: "^1.0.0". */
  kernel: z.string().check(z.regex(/^\^\d+\.\d+\.\d+$/)),
  /** The file name of the list of kernel names that it was built with; absent in releases of before there were any. */
  kernelNames: z.optional(z.string().check(z.maxLength(40))),
  /** HTML of pages that show before their code has come; absent where the remote was built with none. */
  firstScreens: z.optional(File),
  /** ISO date and time. */
  releasedAt: z.optional(z.string()),
  /** Bytes of scripts and styles, as gzip sends them. */
  size: z.optional(z.number()),
})
export type RemoteRelease = z.infer<typeof RemoteRelease>

/** A menu entry as a manifest carries it. */
export type ReleasedEntry = NonNullable<RemoteRelease['navigation']>[number]
