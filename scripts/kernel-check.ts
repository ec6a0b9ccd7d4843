import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { usageFile } from '@portal/build/webpack/kernel-usage.mjs'
import type { DeployedShell } from '../shared-kernel/build/releases/name-check'
import type { KernelUsage, LiveRelease } from '../shared-kernel/build/surface/usage-check'
import type { PublishedNames } from '../shared-kernel/contracts/manifest/public'
import { portalFolder, root } from './packages'
import { type ManifestFile, unwrap } from './read-manifest'
import { fromCaller } from './release-command'
import { isWrongUse } from './wrong-use'

export const help = `npm run kernel:check [-- --from <folder or address>]

Checks every name that a live release takes from the kernel: whether the kernel of this checkout still has it, and
whether the shell has it that is deployed now. The releases and the shell are those of the built portal (dist/portal), or
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

/** Every version that some investor may get now: live, canary, pinned. */
async function liveReleases(read: Read): Promise<LiveRelease[]> {
  const file: ManifestFile = await read('remotes.json')
  const { remotes } = unwrap(file)
  const versions = remotes.flatMap(({ name, owner, live, canary, pinned }) =>
    [...new Set([live, canary?.version, pinned])]
      .filter((version) => version !== undefined)
      .map((version) => ({ name, owner, version })),
  )
  return Promise.all(
    versions.map(async (each) => {
      const usage: KernelUsage = await read(usageOf(each))
      return { owner: each.owner, usage }
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

/** What the deployed shell published of its kernel; undefined for one that published nothing. */
async function deployedNames(read: Read): Promise<PublishedNames | undefined> {
  const { kernelNames }: DeployedShell = await read('build.json')
  return kernelNames ? read(kernelNames) : undefined
}

/** Releases that take what the deployed shell lacks: they break for everybody, now. */
async function lackingNow(read: Read, releases: readonly LiveRelease[]) {
  const published = await deployedNames(read)
  if (!published) return []
  const { missingNames } = await import('../shared-kernel/contracts/manifest/kernel-names')
  return releases.flatMap(({ owner, usage }) =>
    missingNames(published, usage).map(
      (name) =>
        `${owner}: ${usage.remote} ${usage.version}, which is live, takes ${name}, and the deployed shell does not have it`,
    ),
  )
}

async function check(from: string) {
  const read = reader(from)
  const releases = await liveReleases(read)
  const lacking = await lackingNow(read, releases)
  const { readKernelSurface } = await import('../shared-kernel/build/surface/kernel-surface')
  const { missingLine, missingNames } = await import('../shared-kernel/build/surface/usage-check')
  const missing = missingNames(readKernelSurface(join(root, 'shared-kernel')), releases)
  for (const each of missing) console.error(missingLine(each))
  for (const line of lacking) console.error(line)
  if (lacking.length) console.error('Deploy a shell that has the names, or roll those releases back.')
  if (missing.length)
    console.error('Keep the names until those releases are gone: "npm run releases" shows which are live.')
  if (missing.length + lacking.length) process.exitCode = 1
  else console.log(`The kernel, here and deployed, has every name that ${releases.length} live releases use`)
}
