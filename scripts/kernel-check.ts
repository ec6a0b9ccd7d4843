import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { usageFile } from '@portal/build/webpack/kernel-usage.mjs'
import { kernelVersion, previousVersion } from '@portal/build/webpack/kernel-versions.mjs'
import { publishedPrevious } from '@portal/build/webpack/published-names.mjs'
import type { DeployedShell } from '../shared-kernel/build/releases/name-check'
import type { KernelUsage, LiveRelease } from '../shared-kernel/build/surface/usage-check'
import type {
  PublishedNames,
  ReleaseManifest,
  RemoteRelease,
} from '../shared-kernel/contracts/manifest/public'
import { portalFolder, root } from './packages'
import { type ManifestFile, unwrap } from './read-manifest'
import { fromCaller } from './release-command'
import { isWrongUse } from './wrong-use'

export const help = `npm run kernel:check [-- --from <folder or address>]

Checks every name that a live release takes from the kernel: whether the kernel of this checkout still has it, and
whether the shell has it that is deployed now. Says who needs the kernel of another major, the last good versions too. The releases and the shell are those of the built portal (dist/portal), or
of another one: a folder with a remotes.json, or the address of a deployed portal.`

/** Something that must be read to check anything cannot be. */
class Unreadable extends Error {}

/** A portal's files, by their path below /investors/. */
function reader(from: string) {
  const placeOf = /^https?:/.test(from)
    ? (path: string) => new URL(`investors/${path}`, from.endsWith('/') ? from : `${from}/`)
    : (path: string) => join(fromCaller(from), path)
  return async (path: string) => {
    const place = placeOf(path)
    try {
      return JSON.parse(place instanceof URL ? await fetchText(place) : await readFile(place, 'utf8'))
    } catch (error) {
      throw new Unreadable(`${place} cannot be read: ${reasonOf(error)}`)
    }
  }
}
type Read = ReturnType<typeof reader>

function reasonOf(error: unknown) {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? error.cause.message : error.message
}

async function fetchText(address: URL) {
  const answer = await fetch(address, { cache: 'no-store', signal: globalThis.AbortSignal.timeout(20_000) })
  if (!answer.ok) throw new Error(`it answered ${answer.status}`)
  return answer.text()
}

interface UsedRelease extends LiveRelease {
  release: RemoteRelease
}

/** Every version that some investor may get now: live, canary, pinned. */
async function liveReleases(read: Read, manifest: ReleaseManifest): Promise<UsedRelease[]> {
  const { neededReleases } = await import('../shared-kernel/build/releases/kernel-needs')
  const offered = neededReleases(manifest).filter(({ isOffered }) => isOffered)
  return Promise.all(
    offered.map(async ({ owner, release }) => {
      const usage: KernelUsage = await read(usageOf(release))
      return { owner, usage, release }
    }),
  )
}

const usageOf = ({ name, version }: { name: string; version: string }) =>
  `remotes/${name}/${version}/${usageFile}`

/** `npm run kernel:check`: fails, naming the squad, when a name that a live release uses is gone. */
export default async function run(args: string[]) {
  try {
    const { values } = parseArgs({ args, options: { from: { type: 'string', default: portalFolder } } })
    await check(values.from)
  } catch (error) {
    if (isWrongUse(error)) {
      console.error(`${error.message}\n\n${help}`)
      process.exitCode = 2
    } else if (error instanceof Unreadable) {
      console.error(error.message)
      process.exitCode = 1
    } else throw error
  }
}

/** Releases that take what the deployed shell lacks: they break for everybody, now. */
async function lackingNow(read: Read, releases: readonly UsedRelease[]) {
  const shell: DeployedShell = await read('build.json')
  const { namesFor } = await import('../shared-kernel/build/releases/name-check')
  const { missingNames } = await import('../shared-kernel/contracts/manifest/kernel-names')
  const lines = releases.map(async ({ owner, usage, release }) => {
    // One that published nothing cannot be compared.
    const names = namesFor(shell, release)
    const published: PublishedNames | undefined = names && (await read(names))
    return (published ? missingNames(published, usage) : []).map(
      (name) =>
        `${owner}: ${usage.remote} ${usage.version}, which is live, takes ${name}, and the deployed shell does not have it`,
    )
  })
  return (await Promise.all(lines)).flat()
}

/** What the previous kernel has no more of what releases take that were made for it. */
async function lackingInPrevious(releases: readonly UsedRelease[]) {
  const { missingNames } = await import('../shared-kernel/contracts/manifest/kernel-names')
  const offered: PublishedNames = publishedPrevious()
  return releases.flatMap(({ owner, usage }) =>
    missingNames(offered, usage).map((name) => ({
      owner,
      remote: usage.remote,
      version: usage.version,
      name: `shared-kernel/previous › ${name}`,
    })),
  )
}

/** What a release brings along of the contracts is held against this checkout, whichever kernel it takes names from. */
const withoutNames = ({ owner, usage }: UsedRelease): LiveRelease => ({
  owner,
  usage: { ...usage, names: [], firstLoad: [], firstInside: [] },
})

async function check(from: string) {
  const read = reader(from)
  const file: ManifestFile = await read('remotes.json')
  const manifest = unwrap(file)
  const releases = await liveReleases(read, manifest)
  const lacking = await lackingNow(read, releases)
  const { kernelReport } = await import('../shared-kernel/build/releases/kernel-needs')
  const { lines, faults } = kernelReport(manifest, { own: kernelVersion, previous: previousVersion })
  const { readKernelSurface } = await import('../shared-kernel/build/surface/kernel-surface')
  const { missingLine, missingNames } = await import('../shared-kernel/build/surface/usage-check')
  const { kernelFor } = await import('../shared-kernel/contracts/manifest/kernel-range')
  const isOld = ({ release }: UsedRelease) =>
    previousVersion !== undefined && kernelFor(release.kernel, [previousVersion]) !== undefined
  const onOwn = releases.map((each) => (isOld(each) ? withoutNames(each) : each))
  const missing = [
    ...missingNames(readKernelSurface(join(root, 'shared-kernel')), onOwn),
    ...(previousVersion ? await lackingInPrevious(releases.filter(isOld)) : []),
  ]
  for (const line of lines) console.log(line)
  for (const line of faults) console.error(line)
  for (const each of missing) console.error(missingLine(each))
  for (const line of lacking) console.error(line)
  if (lacking.length) console.error('Deploy a shell that has the names, or roll those releases back.')
  if (faults.length)
    console.error('Do not deploy a shell of this checkout before those have moved to its kernel.')
  if (missing.length)
    console.error('Keep the names until those releases are gone: "npm run releases" shows which are live.')
  if (missing.length + lacking.length + faults.length) process.exitCode = 1
  else console.log(`The kernel, here and deployed, has every name that ${releases.length} live releases use`)
}
