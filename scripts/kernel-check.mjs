import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { usageFile } from '@portal/kernel/tooling/webpack/kernel-usage.mjs'
import { tsImport } from 'tsx/esm/api'
import { portalFolder, root } from './packages.mjs'
import { openManifest } from './read-manifest.mjs'

const help = `npm run kernel:check [-- --from <folder or address>]

Checks that the kernel of this checkout still has every name that a live release uses: those of the built portal
(dist/portal), or of another one: a folder with a remotes.json, or the address of a deployed portal.`

/** A portal's files, by their path below /investors/. */
function reader(from) {
  if (!/^https?:/.test(from)) return (path) => readFile(join(from, path), 'utf8')
  return async (path) => {
    const address = new URL(`investors/${path}`, from.endsWith('/') ? from : `${from}/`)
    const answer = await fetch(address, { cache: 'no-store' })
    if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
    return answer.text()
  }
}

/** Every version that some investor may get now: live, canary, pinned. */
async function liveReleases(read) {
  const { remotes } = openManifest(await read('remotes.json'))
  const versions = remotes.flatMap(({ name, owner, live, canary, pinned }) =>
    [...new Set([live, canary?.version, pinned])]
      .filter(Boolean)
      .map((version) => ({ name, owner, version })),
  )
  return Promise.all(
    versions.map(async (each) => ({ owner: each.owner, usage: JSON.parse(await read(usageOf(each))) })),
  )
}

const usageOf = ({ name, version }) => `remotes/${name}/${version}/${usageFile}`

/** `npm run kernel:check`: fails, naming the squad, when a name that a live release uses is gone. */
export default async function run(args) {
  if (args.includes('--help')) return console.log(help)
  const named = args.indexOf('--from')
  const from = named < 0 ? portalFolder : args[named + 1]
  const source = /^https?:/.test(from) ? from : resolve(process.env.INIT_CWD ?? root, from)
  const tools = '../shared-kernel/tooling/surface'
  const { readKernelSurface } = await tsImport(`${tools}/kernel-surface.ts`, import.meta.url)
  const { missingLine, missingNames } = await tsImport(`${tools}/usage-check.ts`, import.meta.url)
  const releases = await liveReleases(reader(source))
  const missing = missingNames(readKernelSurface(join(root, 'shared-kernel')), releases)
  for (const each of missing) console.error(missingLine(each))
  if (missing.length) {
    console.error('Keep the names until those releases are gone: "npm run releases" shows which are live.')
    process.exitCode = 1
  } else console.log(`The kernel has every name that ${releases.length} live releases use`)
}
