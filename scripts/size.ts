import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { remoteConfig } from '@portal/build/webpack/remote.mjs'
import { shellConfig } from './build-shell'
import { compile, type Module, type Stats } from './build-steps'
import { remotes } from './packages'

const biggest = 6

export const help = `npm run size -- <package>

Every chunk of a package, the shell or a remote, largest first, with the modules that weigh most in it.`

/** `npm run size -- <package>`: every chunk of a package, largest first, with the modules that weigh most in it. */
export default async function run([name]: string[]) {
  const remote = remotes().find((each) => each.name === name)
  if (!remote && name !== 'shell') {
    console.error(
      `npm run size -- <package>, one of: shell, ${remotes()
        .map((each) => each.name)
        .join(', ')}`,
    )
    process.exitCode = 1
    return
  }
  const folder = mkdtempSync(join(tmpdir(), 'portal-size-'))
  const options = { production: true, cache: true }
  const config = remote
    ? remoteConfig({
        ...remote,
        ...options,
        output: folder,
        version: 'size',
      })
    : shellConfig({ output: folder, buildNumber: 'size', ...options })
  try {
    print(await compile(config))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function print({ compilation }: Stats) {
  const { chunkGraph, requestShortener, outputOptions } = compilation
  const rows = [...compilation.chunks].flatMap((chunk) => {
    const file = [...chunk.files].find((each) => each.endsWith('.js'))
    if (!file) return []
    return [
      {
        chunk,
        file,
        size: gzipSync(readFileSync(join(outputOptions.path ?? '', file)), { level: 9 }).length,
      },
    ]
  })
  for (const { chunk, file, size } of rows.sort((a, b) => b.size - a.size)) {
    const modules = chunkGraph
      .getChunkModules(chunk)
      .flatMap((module: Module & { modules?: Module[] }) => [...(module.modules ?? [module])])
      .map((module) => ({ name: nameOf(module.readableIdentifier(requestShortener)), size: module.size() }))
      .sort((a, b) => b.size - a.size)
    console.log(
      `\n${String(size).padStart(7)} bytes gzip  ${file}  ${chunk.canBeInitial() ? 'at first' : 'on use'}`,
    )
    for (const each of modules.slice(0, biggest))
      console.log(`${String(each.size).padStart(14)}  ${each.name}`)
    const rest = modules.length - biggest
    if (rest > 0) console.log(`${' '.repeat(16)}and ${rest} smaller modules (bytes of source)`)
  }
}

/** "../node_modules/.pnpm/zod@4/node_modules/zod/x.js" → "zod/x.js" */
const nameOf = (name: string) => name.replace(/.*node_modules\//, '')
