import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Logger } from 'pino'
import { modules } from '../modules'
import { readConfig } from '../platform/config'
import { openDatabase } from '../platform/database'
import { buildPortal } from '../portal'
import { worldBegins } from './world-begins'

const sources = fileURLToPath(new URL('..', import.meta.url))
const cache = fileURLToPath(new URL('../../../.cache/worlds', import.meta.url))

/** The seeded sandbox world as a database file, made once for the sources as they stand. */
export async function seededWorld(log: Logger): Promise<Blob> {
  const file = join(cache, `${hashOfSources()}.tar`)
  try {
    return new Blob([readFileSync(file)])
  } catch {
    return seed(file, log)
  }
}

async function seed(file: string, log: Logger): Promise<Blob> {
  const database = await openDatabase({})
  const { app } = await buildPortal(
    database,
    readConfig({ PORTAL_NOW: worldBegins.toISOString() }),
    log,
    modules,
  )
  const dump = await database.dump()
  await app.close()
  await database.close()
  keep(file, new Uint8Array(await dump.arrayBuffer()))
  return dump
}

/** Written aside and renamed, because several test processes may be at it. */
function keep(file: string, content: Uint8Array): void {
  mkdirSync(cache, { recursive: true })
  for (const old of readdirSync(cache)) if (old.endsWith('.tar')) rmSync(join(cache, old), { force: true })
  writeFileSync(`${file}.${process.pid}`, content)
  renameSync(`${file}.${process.pid}`, file)
}

function hashOfSources(): string {
  const hash = createHash('sha256')
  const names = readdirSync(sources, { recursive: true, encoding: 'utf8' })
  for (const name of names
    .filter((each) => /\.(ts|json|txt|csv)$/.test(each) && !each.includes('.test.'))
    .sort()) {
    hash.update(name).update(readFileSync(join(sources, name)))
  }
  return hash.digest('hex').slice(0, 24)
}
