import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { usageFile } from '@portal/build/webpack/kernel-usage.mjs'
import { tsImport } from 'tsx/esm/api'
import { portalFolder, root } from './packages.mjs'
import { unwrap } from './read-manifest.mjs'
import { fromCaller } from './release-command.mjs'

export const help = `npm run kernel:check [-- --from <folder or address>]

Checks every name that a live release takes from the kernel: whether the kernel of this checkout still has it, and
whether the shell has it that is deployed now. The releases and the shell are those of the built portal (dist/portal), or
of another one: a folder with a remotes.json, or the address of a deployed portal.`

/** Something that must be read to check anything cannot be. */
class Unreadable extends Error {}

/** A portal's files, by their path below /investors/. */
function reader(from) {
  const isAddress = /^https?:/.test(from)
  const base = isAddress ? new URL('investors/', from.endsWith('/') ? from : `${from}/`) : fromCaller(from)
  const read = isAddress ? fetchText : (path) => readFile(path, 'utf8')
  return async (path) => {
    const place = isAddress ? new URL(path, base) : join(base, path)
    try {
      return JSON.parse(await read(place))
    } catch (error) {
      throw new Unreadable(`${place} cannot be read: ${error.cause?.message ?? error.message}`)
    }
  }
}

async function fetchText(address) {
  const answer = await fetch(address, { cache: 'no-store', signal: globalThis.AbortSignal.timeout(20_000) })
  if (!answer.ok) throw new Error(`it answered ${answer.status}`)
  return answer.text()
}

/** Every version that some investor may get now: live, canary, pinned. */
async function liveReleases(read) {
  const { remotes } = unwrap(await read('remotes.json'))
  const versions = remotes.flatMap(({ name, owner, live, canary, pinned }) =>
    [...new Set([live, canary?.version, pinned])]
      .filter(Boolean)
      .map((version) => ({ name, owner, version })),
  )
  return Promise.all(versions.map(async (each) => ({ owner: each.owner, usage: await read(usageOf(each)) })))
}

const usageOf = ({ name, version }) => `remotes/${name}/${version}/${usageFile}`

/** `npm run kernel:check`: fails, naming the squad, when a name that a live release uses is gone. */
export default async function run(args) {
  try {
    const { values } = parseArgs({ args, options: { from: { type: 'string', default: portalFolder } } })
    await check(values.from)
  } catch (error) {
    const isWrongUse = String(error.code).startsWith('ERR_PARSE_ARGS')
    if (!isWrongUse && !(error instanceof Unreadable)) throw error
    console.error(isWrongUse ? `${error.message}\n\n${help}` : error.message)
    process.exitCode = isWrongUse ? 2 : 1
  }
}

/** What the deployed shell published of its kernel; undefined for one that published nothing. */
async function deployedNames(read) {
  const { kernelNames } = await read('build.json')
  return kernelNames && read(kernelNames)
}

/** Releases that take what the deployed shell lacks: they break for everybody, now. */
async function lackingNow(read, releases) {
  const published = await deployedNames(read)
  if (!published) return []
  const { missingNames } = await tsImport(
    '../shared-kernel/contracts/manifest/kernel-names.ts',
    import.meta.url,
  )
  return releases.flatMap(({ owner, usage }) =>
    missingNames(published, usage).map(
      (name) =>
        `${owner}: ${usage.remote} ${usage.version}, which is live, takes ${name}, and the deployed shell does not have it`,
    ),
  )
}

async function check(from) {
  const read = reader(from)
  const releases = await liveReleases(read)
  const lacking = await lackingNow(read, releases)
  const tools = '../shared-kernel/build/surface'
  const { readKernelSurface } = await tsImport(`${tools}/kernel-surface.ts`, import.meta.url)
  const { missingLine, missingNames } = await tsImport(`${tools}/usage-check.ts`, import.meta.url)
  const missing = missingNames(readKernelSurface(join(root, 'shared-kernel')), releases)
  for (const each of missing) console.error(missingLine(each))
  for (const line of lacking) console.error(line)
  if (lacking.length) console.error('Deploy a shell that has the names, or roll those releases back.')
  if (missing.length)
    console.error('Keep the names until those releases are gone: "npm run releases" shows which are live.')
  if (missing.length + lacking.length) process.exitCode = 1
  else console.log(`The kernel, here and deployed, has every name that ${releases.length} live releases use`)
}
