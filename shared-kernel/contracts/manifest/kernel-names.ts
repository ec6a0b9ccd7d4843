import * as z from 'zod/mini'

const Names = z.array(z.string())

/** What the kernel of a host offers to remotes at run time, by the shared module that has it. */
export const PublishedNames = z.object({
  firstLoad: Names,
  /** Absent in shells of before there was this module. */
  firstInside: z.optional(Names),
  others: Names,
})
export type PublishedNames = z.infer<typeof PublishedNames>

/** What a release takes of it: the part of its `kernel-usage.json` that counts at run time. */
export const UsedNames = z.object({
  names: Names,
  /** Those among them, and those of zod, that it takes from the first-load module; absent in builds of one module. */
  firstLoad: z.optional(Names),
  /** Those that it takes from the module for the first page behind the log-in. */
  firstInside: z.optional(Names),
})
export type UsedNames = z.infer<typeof UsedNames>

/** Lies among a release's files. */
export const usageFile = 'kernel-usage.json'

/**
 * The names that a release takes and a host's kernel does not have; of a namespace taken as a whole ("*") nothing can
 * be said (docs/decisions/federation.md: a release and the names of the kernel).
 */
export function missingNames(published: PublishedNames, used: UsedNames): string[] {
  const { firstLoad, firstInside = [], others } = published
  const all = new Set([...firstLoad, ...firstInside, ...others])
  const lacks = (offered: Set<string>) => (name: string) => name !== '*' && !offered.has(name)
  const missing = [
    ...used.names.filter(lacks(all)),
    ...(used.firstLoad ?? []).filter(lacks(new Set(firstLoad))),
    ...(used.firstInside ?? []).filter(lacks(new Set(firstInside))),
  ]
  return [...new Set(missing)]
}
