import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { comparePages } from './compare-pages'
import { measureLargeHouse } from './large-house'
import { measureServers } from './loaded-servers'
import { insertsPerSecond, loadBareHandler } from './server-load'

/** `npm run bench -- --pages --rounds 3`: the pages only, and fewer rounds where a machine has other work to do. */
const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '9' }, pages: { type: 'boolean', default: false } },
})
const print = (text: string) => process.stdout.write(`${text}\n`)

async function printServers(folder: string): Promise<boolean> {
  const inserts = await insertsPerSecond()
  print(`\nServer, 20 connections; a single insert on the embedded database: ${inserts.toFixed(0)} a second`)
  const loads = [await loadBareHandler(), ...(await measureServers(folder))]
  for (const { name, perSecond, p99, cpuMs, statements, errors } of loads)
    print(
      `  ${name.padEnd(44)} ${perSecond.toFixed(0).padStart(6)} a second, p99 ${p99} ms, ${cpuMs.toFixed(2)} ms of CPU, ${statements.toFixed(1)} statements, ${errors} errors`,
    )
  return loads.every((load) => load.errors === 0)
}

const folder = mkdtempSync(join(tmpdir(), 'bench-'))
const isFast = await comparePages(folder, {
  federated: process.env.FEDERATED!,
  single: process.env.SINGLE_BUNDLE!,
  rounds: Number(values.rounds),
})
const isRoomy = await measureLargeHouse({ folder, rounds: Number(values.rounds), print })
const isSteady = values.pages || (await printServers(folder))
rmSync(folder, { recursive: true, force: true })
process.exitCode = isFast && isRoomy && isSteady ? 0 : 1
