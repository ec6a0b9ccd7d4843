import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { modules } from './modules'
import { readConfig } from './platform/config'
import { openDatabase } from './platform/database'
import { jobClocks, sandboxData } from './platform/tables'
import { productionSettings } from '../test-kit/platform/production-settings'
import { buildPortal, type Portal } from './portal'
import { sandbox } from '../sandbox/sandbox'
import { emptySandboxData } from '../test-kit/seeded-sandbox-data'

let portal: Portal
let close: () => Promise<void>

beforeAll(async () => {
  const database = await openDatabase({ from: await emptySandboxData() })
  // A sandbox build may lie where files are served from by default.
  const files = mkdtempSync(join(tmpdir(), 'portal-files-'))
  const config = readConfig({ ...productionSettings(), PORTAL_FILES: files })
  portal = await buildPortal(database, config, pino({ level: 'silent' }), modules, sandbox)
  await portal.scheduler.runDue()
  close = async () => {
    await portal.app.close()
    await database.close()
    rmSync(files, { recursive: true })
  }
})
afterAll(() => close())

test('production has no console and no invented provider', async () => {
  const addresses = ['/sandbox', '/sandbox/clock', '/sandbox/ops-tasks', '/sandbox/providers/gateway/']
  for (const url of addresses) expect([url, (await portal.app.inject(url)).statusCode]).toEqual([url, 404])
})

test('production publishes no invented NAV, seeds nothing and knows no invented bank', async () => {
  const { db, inventedBranches } = portal.platform
  const jobs = (await db.select().from(jobClocks)).map(({ name }) => name)
  expect(jobs).toContain('settle orders')
  expect(jobs).not.toContain('publish NAVs')
  expect((await db.select().from(sandboxData)).filter(({ seeded }) => seeded)).toEqual([])
  expect(inventedBranches).toEqual({})
})
