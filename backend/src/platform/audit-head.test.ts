import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gt, sql } from 'drizzle-orm'
import { emptySandboxData } from '../../test-kit/seeded-sandbox-data'
import { temporaryFolder } from '../../test-kit/temporary-folder'
import { type Audit, createAudit } from './audit'
import { auditHeadsIn } from './audit-head'
import { openClock } from './clock'
import { openDatabase, type OpenDatabase } from './database'
import { createLog } from './log'
import { auditEvents } from './tables'

const root = fileURLToPath(new URL('../../..', import.meta.url))

let hundred: (typeof auditEvents.$inferSelect)[]
let hundredsEnd: string
let path: string
let lines: string[]
let database: OpenDatabase
let audit: Audit

const openAudit = async () => {
  const log = createLog('error', { write: (line) => void lines.push(line) })
  return createAudit(database, await openClock(database.db, undefined), auditHeadsIn(path), log)
}

async function write(count: number): Promise<void> {
  await database.db.transaction(async (tx) => {
    for (let each = 0; each < count; each += 1) await audit.record(tx, { event: `event.${each}` })
  })
  await audit.seal()
}

const cutAfter = (position: number) =>
  database.db.delete(auditEvents).where(gt(auditEvents.position, position))

beforeAll(async () => {
  path = join(temporaryFolder('audit'), 'audit-head.json')
  database = await openDatabase({ from: await emptySandboxData() })
  audit = await openAudit()
  await write(60)
  await write(40)
  hundredsEnd = readFileSync(path, 'utf8')
  hundred = await database.db.select().from(auditEvents)
})
afterAll(() => database.close())
beforeEach(async () => {
  lines = []
  path = join(temporaryFolder('audit'), 'audit-head.json')
  writeFileSync(path, hundredsEnd)
  await database.db.delete(auditEvents)
  await database.db.insert(auditEvents).overridingSystemValue().values(hundred)
  audit = await openAudit()
})

test('a whole chain is found whole, to its kept end', async () => {
  expect(await audit.verify()).toEqual({ entries: 100, fault: null })
  expect(auditHeadsIn(path).read()?.count).toBe(100)
})

test('missing last entries are noticed', async () => {
  await cutAfter(80)
  expect(await audit.verify()).toEqual({ entries: 80, fault: { kind: 'missing', at: 81 } })
})

test('missing last entries are noticed after others took their places, and the running portal says so', async () => {
  await cutAfter(80)
  await write(30)
  expect(await audit.verify()).toEqual({ entries: 110, fault: { kind: 'rewritten', at: 100 } })
  expect(auditHeadsIn(path).read()?.count).toBe(100)
  expect(lines.join()).toContain('audit log')
})

test('a chain that was written anew, each hash right, is noticed', async () => {
  await database.db.delete(auditEvents)
  await write(100)
  expect((await audit.verify()).fault).toEqual({ kind: 'rewritten', at: 100 })
})

test('an entry that was changed is noticed at its place', async () => {
  await database.db.execute(sql`update audit_events set event = 'other' where position = 7`)
  expect((await audit.verify()).fault).toEqual({ kind: 'changed', at: 7 })
})

test('a chain without a kept end is no proof that it is whole', async () => {
  auditHeadsIn(path).forget()
  expect((await audit.verify()).fault).toEqual({ kind: 'no head', at: 100 })
})

test('another process carries on from the kept end', async () => {
  audit = await openAudit()
  await write(5)
  expect(await audit.verify()).toEqual({ entries: 105, fault: null })
  expect(auditHeadsIn(path).read()?.count).toBe(105)
})

test('an entry that came before its end could be kept is kept with the next one', async () => {
  const before = auditHeadsIn(path).read()!
  await write(3)
  auditHeadsIn(path).keep(before)
  audit = await openAudit()
  await audit.seal()
  expect(auditHeadsIn(path).read()?.count).toBe(103)
})

test('npm run audit:log tells whether the log is whole, and ends with an error where it is not', async () => {
  const dataDir = temporaryFolder('audit')
  const run = () => {
    const env = { ...process.env, PORTAL_DATA_DIR: dataDir, PORTAL_AUDIT_HEAD: path }
    const options = { cwd: root, env, encoding: 'utf8' } as const
    const { status, stdout } = spawnSync(process.execPath, ['scripts/run.mjs', 'audit-log'], options)
    return [status, stdout.trim()]
  }
  const onDisk = await openDatabase({ dataDir, from: await database.dump() })
  await onDisk.close()
  expect(run()).toEqual([0, 'The audit log is whole: 100 entries.'])
  const cut = await openDatabase({ dataDir })
  await cut.db.delete(auditEvents).where(gt(auditEvents.position, 80))
  await cut.close()
  expect(run()).toEqual([1, 'The audit log is not whole: entries from 81 on are missing.'])
  expect(existsSync(path)).toBe(true)
})
