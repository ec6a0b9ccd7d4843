import { randomBytes } from 'node:crypto'
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import {
  type DeployedRemote,
  openManifest,
  prune,
  ReleaseManifest,
  ReleaseRefusal,
  type RemoteRelease,
} from '@portal/contracts/manifest'
import { withLock } from './folder-lock'
import { replaceFile } from './replace-file'
import {
  announceReleases,
  type DeployedShell,
  deployedShell,
  refuseUnfitRelease,
  refuseUnfitShell,
} from './name-check'
import { seenManifestsIn } from './seen-manifests'
import { copyRelease, describedRelease, checkFiles, folderOf, removeForgotten } from './release-files'
import { type SigningKey, signManifest } from './sign-manifest'
import { keepMaps, mapsBeside } from './source-maps'
import { statesOf } from './state-text'
import { type OpenTrial, refuseBroken } from './trial'

export interface StoreOptions {
  /** The portal's folder: `remotes.json` and `remotes/<name>/<version>/`. */
  folder: string
  key: SigningKey
  /** Whose signatures count, SPKI in Base64. */
  trustedKeys: readonly string[]
  /** Whether a manifest without a signature is taken over: with a checkout's own key only. */
  acceptsUnsigned: boolean
  /** Who is named in the audit log. */
  who: string
  /** Where the audit log lies; absent: beside the folder. */
  auditFile?: string | undefined
  /** Where the source maps of releases lie; absent: beside the folder. */
  mapsFolder?: string | undefined
  /** How many releases of a remote stay. */
  keep: number
  /** How long to wait for another command on the same folder. */
  timeoutMilliseconds: number
  /** Opens finished builds once before they go live; absent: none is opened. */
  open?: OpenTrial
}

/** What is written into the audit log. */
export interface AuditLine {
  at: string
  who: string
  command: string
  remote: string
  from: string
  to: string
  /** As whoever made the change said it. */
  why?: string | undefined
  /** The manifest's number after the change. A line with a number that is written again stands for a crash. */
  sequence: number
}

export interface Change {
  command: string
  /** For the audit log alone: the manifest is read by everybody. */
  why?: string | undefined
  /** The names of the remotes that the change is about; none: an outage that every page tells of. */
  remotes: readonly string[]
  decide: (manifest: ReleaseManifest) => ReleaseManifest | Promise<ReleaseManifest>
  /** Finished builds, which are put in place before anything refers to them. */
  built?: readonly BuiltRelease[]
  /** Puts in place what belongs to a build besides its files, once nothing speaks against it. */
  place?: () => void
  /** The shell that is deployed right after, where one is: what it needs goes live before it, and is compared with it. */
  shell?: DeployedShell | undefined
}

/** A release and the folder in which its build lies. */
export interface BuiltRelease {
  folder: string
  /** Where the build put its source maps; absent: it made none. */
  maps?: string
  release: RemoteRelease
}

/** Beside the served folder, never in it: who released what on which machine is nobody's business outside. */
export const auditFileOf = (folder: string): string => `${resolve(folder)}.audit.jsonl`

/** The manifest of a folder. A missing one is an empty one. Throws when what is there is not to be believed. */
export async function readStore(options: StoreOptions): Promise<ReleaseManifest> {
  const { folder, trustedKeys, acceptsUnsigned } = options
  const path = join(folder, 'remotes.json')
  const seen = seenBy(options).read()
  // One that is begun anew goes on counting: browsers believe no lower number than they saw.
  const sequence = Math.max(0, ...seen.map((each) => each.sequence))
  const none = { sequence, salt: randomBytes(16).toString('hex'), remotes: [] }
  if (!existsSync(path)) return none
  const text = readFileSync(path, 'utf8')
  if (acceptsUnsigned && isOfEarlierShape(text)) return none
  try {
    return (await openManifest(text, { keys: trustedKeys, acceptsUnsigned, seen })).manifest
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw new ReleaseRefusal(`${path} is not to be believed (${why}). ${advice}`, { cause: error })
  }
}

/** Beside the audit log. */
const seenBy = ({ folder, auditFile = auditFileOf(folder) }: StoreOptions) =>
  seenManifestsIn(`${auditFile}.seen`)

const advice =
  'Bring back the one that was there before, or remove it and run "npm run build": then today’s builds are released.'

/** Unsigned, and not in today's shape: from a build of long ago, so that everything is released anew. */
function isOfEarlierShape(text: string): boolean {
  try {
    const outer: unknown = JSON.parse(text)
    return !(outer as { payload?: unknown }).payload && !ReleaseManifest.safeParse(outer).success
  } catch {
    return false
  }
}

/** What a change would lead to. Nothing is written. Throws ReleaseRefusal as the change itself would. */
export async function foresee(options: StoreOptions, change: Change): Promise<ReleaseManifest> {
  const before = await readStore(options)
  const after = await change.decide(before)
  await refuseUnfit(options, change, before, after)
  return after
}

/**
 * Changes the manifest of a folder: files first, then a line in the audit log, then the manifest in one step, then old
 * versions are removed. Ended anywhere in between, the old manifest and all that it names are as they were.
 */
export async function changeStore(options: StoreOptions, change: Change): Promise<ReleaseManifest> {
  const { folder, keep, timeoutMilliseconds, mapsFolder = mapsBeside(folder) } = options
  mkdirSync(folder, { recursive: true })
  return withLock(join(folder, 'remotes.lock'), timeoutMilliseconds, async () => {
    const before = await readStore(options)
    const decided = await change.decide(before)
    await refuseUnfit(options, change, before, decided)
    change.place?.()
    for (const { folder: source, maps, release } of change.built ?? []) {
      copyRelease(source, folderOf(folder, release))
      keepMaps(maps, mapsFolder, release)
    }
    const pruned = change.remotes.reduce((manifest, name) => prune(manifest, name, keep), decided)
    const remotes = pruned.remotes.map((remote) => withDetails(folder, remote, before))
    const after = { ...pruned, remotes, sequence: before.sequence + 1 }
    writeAudit(options, change, before, after)
    const text = signManifest(after, options.key)
    replaceFile(join(folder, 'remotes.json'), text)
    announceReleases(folder, after.sequence)
    const seen = seenBy(options)
    const trust = { keys: options.trustedKeys, acceptsUnsigned: false, seen: seen.read() }
    seen.keep((await openManifest(text, trust)).seen)
    for (const name of change.remotes) {
      const known = versionsOf(after, name)
      const forgotten = versionsOf(before, name).filter((version) => !known.includes(version))
      for (const place of [join(folder, 'remotes', name), join(mapsFolder, name)])
        removeForgotten(place, forgotten, known)
    }
    return after
  })
}

const remoteOf = (manifest: ReleaseManifest, name: string) =>
  manifest.remotes.find((remote) => remote.name === name)
const versionsOf = (manifest: ReleaseManifest, name: string) =>
  remoteOf(manifest, name)?.releases.map((release) => release.version) ?? []
const offeredVersions = ({ live, canary, pinned }: DeployedRemote) =>
  [live, canary?.version, pinned].filter((version) => version !== undefined)

/** The versions that visitors get by a change who did not before it: live, to more of them, or by a pin. */
function newlyGiven(before: DeployedRemote | undefined, after: DeployedRemote): string[] {
  const { live, canary, pinned } = after
  const isSameCanary = JSON.stringify(canary) === JSON.stringify(before?.canary)
  return [
    ...(live === before?.live ? [] : [live]),
    ...(canary && !isSameCanary ? [canary.version] : []),
    ...(pinned && pinned !== before?.pinned ? [pinned] : []),
  ]
}

/** Where the files of a release lie: with its build, while that is not in place. */
const filesOf = (folder: string, built: readonly BuiltRelease[], release: RemoteRelease) =>
  built.find((each) => each.release.name === release.name && each.release.version === release.version)
    ?.folder ?? folderOf(folder, release)

/**
 * Nobody gets a version that the kernel of the deployed shell cannot run, that takes from it what it does not have, or
 * that breaks in it as it is opened. Where a shell is deployed right after, nothing goes live that has to wait for it in
 * vain.
 */
async function refuseUnfit(
  { folder, key, open }: StoreOptions,
  change: Change,
  before: ReleaseManifest,
  after: ReleaseManifest,
): Promise<void> {
  const { remotes, built = [], shell = deployedShell(folder) } = change
  for (const name of remotes) {
    const remote = remoteOf(after, name)
    for (const version of remote ? newlyGiven(remoteOf(before, name), remote) : []) {
      const release = remote?.releases.find((each) => each.version === version)
      if (release) refuseUnfitRelease(folder, shell, { release, files: filesOf(folder, built, release) })
    }
  }
  if (change.shell) refuseUnfitShell(folder, change.shell, offeredBy(after, folder, built))
  if (open) await refuseBroken(open, { portal: folder, shell, manifest: after, built, key })
}

/** What somebody gets by a manifest: live, a canary or a pinned version. */
const offeredBy = ({ remotes }: ReleaseManifest, folder: string, built: readonly BuiltRelease[] = []) =>
  remotes.flatMap((remote) =>
    remote.releases
      .filter(({ version }) => offeredVersions(remote).includes(version))
      .map((release) => ({ release, files: filesOf(folder, built, release) })),
  )

/** Throws ReleaseRefusal where a shell that is about to be deployed could not run a version that somebody gets. */
export async function checkShell(options: StoreOptions, shell: DeployedShell): Promise<void> {
  const { folder } = options
  refuseUnfitShell(folder, shell, offeredBy(await readStore(options), folder))
}

/** What is preloaded with pages is said only of releases that somebody gets: every page load reads the manifest. */
function withDetails(folder: string, remote: DeployedRemote, before: ReleaseManifest): DeployedRemote {
  const earlier = remoteOf(before, remote.name)
  const wasOffered = earlier ? offeredVersions(earlier) : []
  const isOffered = offeredVersions(remote)
  const releases = remote.releases.map((release): RemoteRelease => {
    if (!isOffered.includes(release.version)) return withoutDetails(release)
    if (wasOffered.includes(release.version)) return release
    const whole = { ...(describedRelease(folder, release) ?? release), releasedAt: release.releasedAt }
    checkFiles(folder, whole)
    return whole
  })
  return { ...remote, releases }
}

/** Which slots it offers stays known: a page that misses one can say whose it is. */
function withoutDetails(release: RemoteRelease): RemoteRelease {
  const slots = release.slots?.map(({ name }) => ({ name, preload: [], styles: [] }))
  return { ...release, preload: [], styles: [], pages: undefined, slots }
}

function writeAudit(
  { folder, who, auditFile = auditFileOf(folder) }: StoreOptions,
  { command, why, remotes }: Change,
  before: ReleaseManifest,
  after: ReleaseManifest,
): void {
  const at = new Date().toISOString()
  takeOut(join(folder, 'remotes.audit.jsonl'), auditFile)
  for (const { name, from, to } of statesOf(remotes, before, after)) {
    const line: AuditLine = { at, who, command, remote: name, from, to, why, sequence: after.sequence }
    appendFileSync(auditFile, `${JSON.stringify(line)}\n`)
  }
}

/** A log that still lies in the served folder is carried on outside. */
function takeOut(earlier: string, auditFile: string): void {
  if (!existsSync(earlier)) return
  appendFileSync(auditFile, readFileSync(earlier))
  rmSync(earlier)
}
