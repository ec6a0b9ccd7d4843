import * as z from 'zod/mini'
import { RemoteRelease, Version } from './remote-release'

/** A version that only some visitors get: a share of all, or the investors of a list. */
export const Canary = z.object({
  version: Version,
  /** 0 to 100, in steps of 0.01. */
  percent: z.optional(z.number().check(z.minimum(0), z.maximum(100))),
  /** Hashes as `panHash` makes them. */
  pans: z.optional(z.array(z.string().check(z.regex(/^[0-9a-f]{64}$/)))),
})
export type Canary = z.infer<typeof Canary>

/** A remote with all that is known of its releases. */
export const DeployedRemote = z
  .object({
    name: RemoteRelease.shape.name,
    /** The squad that answers for it: "transactions". */
    owner: z.string(),
    /** What everybody gets who is in no canary. */
    live: Version,
    /** The versions that were live before and were not rolled back from, oldest first. */
    history: z.array(Version),
    canary: z.optional(Canary),
    /** While set, everybody gets this version, whatever is released. */
    pinned: z.optional(Version),
    /** Versions that nobody gets any more; open tabs leave them at the next safe moment. */
    revoked: z.array(Version),
    /** Those of them that a tab leaves also where something was typed, which is kept; not during a payment. */
    urgent: z.optional(z.array(Version)),
    /** While set, nobody gets any version: its pages say that they are switched off, its entries and slots are gone. */
    withdrawn: z.optional(z.object({ since: z.string() })),
    /** All releases that are kept, newest first. */
    releases: z.array(RemoteRelease),
  })
  .check(z.refine(isConsistent, 'live, canary and pin must be releases of the remote that are not revoked'))
export type DeployedRemote = z.infer<typeof DeployedRemote>

/** What does not work for now, and what does instead, as investors read it. */
export const Outage = z.object({ since: z.string(), en: z.string(), hi: z.optional(z.string()) })
export type Outage = z.infer<typeof Outage>

/** `remotes.json`, opened: the only place that knows which remotes there are. */
export const ReleaseManifest = z.object({
  /** Counts the changes; a line of the audit log carries the same number. */
  sequence: z.number(),
  /** Put before a PAN when it is hashed. */
  salt: z.string(),
  /** While set, every page says that not all works: here in the words of the house, by language. */
  outage: z.optional(Outage),
  remotes: z.array(DeployedRemote),
})
export type ReleaseManifest = z.infer<typeof ReleaseManifest>

interface Appointed {
  name: string
  live: string
  canary?: { version: string } | undefined
  pinned?: string | undefined
  revoked: readonly string[]
  releases: readonly RemoteRelease[]
}

function isConsistent({ name, live, canary, pinned, revoked, releases }: Appointed): boolean {
  const versions = releases.map((release) => release.version)
  const isOffered = (version: string | undefined) =>
    version === undefined || (versions.includes(version) && !revoked.includes(version))
  const hasOwnReleasesOnly = releases.every((release) => release.name === name)
  const isUnambiguous = new Set(versions).size === versions.length
  return [live, canary?.version, pinned].every(isOffered) && hasOwnReleasesOnly && isUnambiguous
}

/**
 * A manifest in which each of these releases is the only one of its remote (architecture: how a remote meets the
 * shell).
 */
export function manifestOf(releases: readonly RemoteRelease[]): ReleaseManifest {
  const remotes = releases.map((release) => ({
    name: release.name,
    owner: '',
    live: release.version,
    history: [],
    revoked: [],
    releases: [release],
  }))
  return { sequence: 0, salt: '', remotes }
}
