import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { Logger } from 'pino'
import { modules } from '../src/modules'
import { readConfig } from '../src/platform/config'
import { type OpenDatabase, openDatabase } from '../src/platform/database'
import { StoredKeys } from '../src/platform/stored-keys'
import { buildPortal } from '../src/portal'
import { sandbox } from '../sandbox/sandbox'
import { administer, onTestServer } from './server-sandbox-data'
import { sandboxBegins } from './sandbox-begins'

const sources = ['../src', '../sandbox'].map((folder) => fileURLToPath(new URL(folder, import.meta.url)))
const migrations = fileURLToPath(new URL('../drizzle', import.meta.url))
const cache = fileURLToPath(new URL('../../.cache/sandbox-data', import.meta.url))

/** The seeded sandbox data as a database file, made once for the sources as they stand. */
export function seededSandboxData(log: Logger): Promise<Blob> {
  return madeOnce('seeded', hashOf(...sources), async () => {
    const database = await openDatabase({ from: await emptySandboxData() })
    await seed(database, log)
    const dump = await database.dump()
    await database.close()
    return dump
  })
}

/** The same data sets on the server of the tests, for `copyOfSandboxData`. */
export async function makeServerSandboxData(log: Logger): Promise<void> {
  await administer('create database empty_world')
  const empty = await openDatabase({ url: onTestServer('empty_world') })
  await makeKeys(empty)
  await empty.close()
  await administer('create database seeded_world template empty_world')
  const seeded = await openDatabase({ url: onTestServer('seeded_world') })
  await seed(seeded, log)
  await seeded.close()
}

async function seed(database: OpenDatabase, log: Logger): Promise<void> {
  mkdirSync(cache, { recursive: true })
  const PORTAL_AUDIT_HEAD = join(cache, `audit-head-${process.pid}.json`)
  const config = readConfig({ PORTAL_NOW: sandboxBegins.toISOString(), PORTAL_AUDIT_HEAD })
  const { app } = await buildPortal(database, config, log, modules, sandbox)
  await app.close()
}

/** A key of RSA takes half a second, and every portal of a test would make its own. */
const makeKeys = ({ db }: OpenDatabase) => new StoredKeys(db).envelope()

/** A database with all its tables and its key, and nothing else: to make one takes ten times as long as to load it. */
export function emptySandboxData(): Promise<Blob> {
  return madeOnce('empty', hashOf(migrations), async () => {
    const database = await openDatabase({})
    await makeKeys(database)
    const dump = await database.dump()
    await database.close()
    return dump
  })
}

/** The file of that name and hash; where there is none, one process makes it and the others wait for it. */
async function madeOnce(name: string, hash: string, make: () => Promise<Blob>): Promise<Blob> {
  const file = join(cache, `${name}-${hash}.tar`)
  mkdirSync(cache, { recursive: true })
  for (;;) {
    const made = read(file)
    if (made) return made
    if (isMine(`${file}.making`)) break
    await pause(100)
  }
  try {
    // Another one may have finished between the two looks.
    const dump = read(file) ?? (await make())
    keep(name, file, new Uint8Array(await dump.arrayBuffer()))
    return dump
  } finally {
    rmSync(`${file}.making`, { recursive: true, force: true })
  }
}

function read(file: string): Blob | undefined {
  try {
    return new Blob([readFileSync(file)])
  } catch {
    return undefined
  }
}

const longestMs = 120_000

/** Whether this process is the one that makes a file. What a killed process left counts for two minutes. */
function isMine(folder: string): boolean {
  try {
    mkdirSync(folder)
    return true
  } catch {
    const since = statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? Date.now()
    if (Date.now() - since > longestMs) rmSync(folder, { recursive: true, force: true })
    return false
  }
}

/** Takes the place of those of earlier sources; written aside and renamed, so that nobody reads half of it. */
function keep(name: string, file: string, content: Uint8Array): void {
  const earlier = readdirSync(cache).filter((each) => each.endsWith('.tar') && each.startsWith(`${name}-`))
  for (const each of earlier) rmSync(join(cache, each), { force: true })
  writeFileSync(`${file}.${process.pid}`, content)
  renameSync(`${file}.${process.pid}`, file)
}

function hashOf(...folders: string[]): string {
  const hash = createHash('sha256')
  for (const folder of folders) {
    const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    for (const name of names
      .filter((each) => /\.(ts|json|txt|csv|sql)$/.test(each) && !each.includes('.test.'))
      .sort())
      hash.update(name).update(readFileSync(join(folder, name)))
  }
  return hash.digest('hex').slice(0, 24)
}
