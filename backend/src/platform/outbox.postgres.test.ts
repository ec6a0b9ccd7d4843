import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { startPostgres } from '../../test-kit/postgres-server'
import { copyOfSandboxData } from '../../test-kit/server-sandbox-data'
import { messagesModule } from '../messages/module'
import { sendGivenUpAgain } from '../operations/given-up'
import { openTasks } from '../operations/ops-tasks'
import { buildPortal, type Portal } from '../portal'
import { readConfig } from './config'
import { type OpenDatabase, openDatabase } from './database'
import { createLog } from './log'
import { mostAttempts } from './outbox'
import { recordEnds, renew, reserveDue } from './outbox-rows'
import { outbox as table } from './tables'

/** A gateway that honours its keys: what it took once it takes no second time. */
async function gateway() {
  const taken = new Map<string, string>()
  const calls = new Map<string, number>()
  const open = new Map<string, number>()
  const held: ServerResponse[] = []
  const state = { holds: false, status: 200, overlaps: 0, most: 0 }
  const server = createServer((request, response) => {
    const key = String(request.headers['idempotency-key'])
    const underWay = (open.get(key) ?? 0) + 1
    open.set(key, underWay)
    if (underWay > 1) state.overlaps += 1
    response.on('close', () => open.set(key, (open.get(key) ?? 1) - 1))
    let body = ''
    request.on('data', (part: Buffer) => void (body += part.toString()))
    request.on('end', () => {
      calls.set(key, (calls.get(key) ?? 0) + 1)
      if (state.status === 200) taken.set(key, body)
      if (state.holds) held.push(response)
      else response.writeHead(state.status).end('{}')
      state.most = Math.max(state.most, held.length)
    })
  }).listen(0)
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    taken,
    calls,
    state,
    heldCount: () => held.length,
    letGo: () => held.splice(0).forEach((response) => response.end('{}')),
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

let provider: Awaited<ReturnType<typeof gateway>>
let url: string
let env: Record<string, string>
let removeServer = async () => {}
const processes: (Portal & { database: OpenDatabase })[] = []

/** One process of an installation that sends SMS through the gateway. */
async function processOn(): Promise<Portal & { database: OpenDatabase }> {
  const database = await openDatabase({ url })
  const config = readConfig({ ...env, DATABASE_URL: url })
  const portal = await buildPortal(database, config, createLog('silent'), [messagesModule], {
    modules: [],
    seeds: [],
    inventedBranches: {},
  })
  processes.push({ ...portal, database })
  return { ...portal, database }
}

beforeEach(async () => {
  provider = await gateway()
  const copy = await copyOfSandboxData('empty')
  const server = copy ? undefined : await startPostgres()
  removeServer = async () => server?.remove()
  url = copy ?? server!.url
  env = {
    SMS: 'http',
    SMS_URL: provider.url,
    SMS_KEY: 'a-key-of-16-characters',
    PORTAL_AUDIT_HEAD: join(tmpdir(), `portal-audit-head-${randomUUID()}.json`),
    PORTAL_DATA_DIR: tmpdir(),
  }
})
afterEach(async () => {
  provider.letGo()
  for (const { app, database, platform } of processes.splice(0)) {
    await platform.outbox.stop()
    await app.close()
    await database.close()
  }
  provider.close()
  await removeServer()
})

const message = (to: string, otp?: string) => ({
  channel: 'sms',
  to,
  pan: 'ZZZPA1234A',
  subject: 'Your units',
  body: 'Units were allotted to you.',
  ...(otp && { otp }),
  attachments: [],
})

const queue = ({ platform: { db, outbox } }: Portal, count: number, otp?: string): Promise<string[]> =>
  db.transaction(async (tx) => {
    const ids: string[] = []
    for (let number = 0; number < count; number += 1)
      ids.push(await outbox.enqueue(tx, 'message.send', message(`+9198${10_000_000 + number}`, otp)))
    return ids
  })

const rowOf = async ({ platform: { db } }: Portal, id: string) =>
  (await db.select().from(table).where(eq(table.id, id)))[0]!

/** As if whatever waits, also for the end of a lease, had waited long enough. */
const letTimePass = ({ platform: { db } }: Portal) =>
  db
    .update(table)
    .set({ nextAt: new Date(0) })
    .where(eq(table.state, 'pending'))

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 5))
}

test('two processes share the outbox: each message is sent once, and both take a part', async () => {
  const [one, other] = [await processOn(), await processOn()]
  const ids = await queue(one, 300)
  provider.state.holds = true
  await Promise.all([one.platform.outbox.deliverDue(), other.platform.outbox.deliverDue()])
  await until(() => provider.heldCount() === 16)
  expect([one, other].map(({ platform }) => platform.outbox.inHandByLane().get('sms'))).toEqual([8, 8])
  provider.state.holds = false
  provider.letGo()
  await Promise.all([one.platform.outbox.drain(), other.platform.outbox.drain()])
  expect(new Set(provider.taken.keys())).toEqual(new Set(ids))
  expect([...provider.calls.values()].every((times) => times === 1)).toBe(true)
  expect(provider.state.overlaps).toBe(0)
})

test('what is taken at the same moment is never taken by both', async () => {
  const [one, other] = [await processOn(), await processOn()]
  const ids = await queue(one, 200)
  const places = [{ lane: 'sms', places: 10 }]
  const taken = await Promise.all(
    Array.from({ length: 20 }, (_, turn) => reserveDue((turn % 2 ? one : other).platform.db, places)),
  )
  const got = taken.flat().map(({ id }) => id)
  expect(new Set(got).size).toBe(got.length)
  // Some pass over what others hold, and come again.
  while ((await reserveDue(one.platform.db, places)).length);
  for (const id of ids) expect(await rowOf(one, id)).toMatchObject({ attempts: 1 })
})

test('a message is its process’s for as long as that says so; then another one’s, and the first writes nothing more', async () => {
  const [one, other] = [await processOn(), await processOn()]
  const [id = ''] = await queue(one, 1)
  const places = [{ lane: 'sms', places: 1 }]
  const [first] = await reserveDue(one.platform.db, places)
  expect(await reserveDue(other.platform.db, places)).toEqual([])
  await letTimePass(one)
  await renew(one.platform.db, [first!])
  expect(await reserveDue(other.platform.db, places)).toEqual([])
  await letTimePass(one)
  expect(await reserveDue(other.platform.db, places)).toMatchObject([{ id, attempts: 2 }])
  await renew(one.platform.db, [first!])
  const end = { id, state: 'done' as const, waitMs: 0, error: null, keepsPayload: false, isTry: true }
  await recordEnds(one.platform.db, [{ ...end, attempts: 1 }])
  expect((await rowOf(one, id)).state).toBe('pending')
  await recordEnds(other.platform.db, [{ ...end, attempts: 2 }])
  expect(await rowOf(one, id)).toMatchObject({ state: 'done', payload: {} })
})

test('a process killed in the middle loses no message, and a gateway that honours the key sends none twice', async () => {
  const one = await processOn()
  const ids = await queue(one, 60)
  provider.state.holds = true
  const { compiled } = (await import('../../tooling/compile.mjs')) as { compiled(source: string): string }
  const killed = spawn(process.execPath, [compiled('outbox-load.cli.ts'), 'deliver'], {
    stdio: 'ignore',
    env: { ...process.env, ...env, DATABASE_URL: url },
  })
  // One by one: some are answered and recorded, some are answered and not yet, some are in the middle.
  for (let answered = 0; answered < 3; answered += 1) {
    await until(() => provider.heldCount() === 8)
    provider.letGo()
  }
  await until(() => provider.heldCount() > 0)
  killed.kill('SIGKILL')
  await once(killed, 'exit')
  provider.state.holds = false
  provider.letGo()
  expect(provider.taken.size).toBeLessThan(60)
  await letTimePass(one)
  await one.platform.outbox.drain()
  expect(new Set(provider.taken.keys())).toEqual(new Set(ids))
  const again = [...provider.calls.values()].filter((times) => times > 1).length
  expect(again).toBeGreaterThan(0)
  expect(again).toBeLessThanOrEqual(16)
  for (const id of ids) expect((await rowOf(one, id)).state).toBe('done')
})

test('a gateway that never answers holds its own places alone: codes have theirs, and so has every other kind', async () => {
  const one = await processOn()
  await queue(one, 40)
  provider.state.holds = true
  await one.platform.outbox.deliverDue()
  await until(() => provider.heldCount() === 8)
  provider.state.holds = false
  const [code = ''] = await queue(one, 1, '1234')
  await one.platform.outbox.deliverDue()
  await until(() => provider.taken.has(code))
  expect(provider.heldCount()).toBe(8)
  expect(one.platform.outbox.inHandByLane().get('sms')).toBe(8)
})

test('a provider that has too much at once is left alone for a while, and that counts as no try', async () => {
  const one = await processOn()
  const { db, outbox } = one.platform
  const ids = await queue(one, 30)
  provider.state.status = 429
  await outbox.drain()
  expect(provider.calls.size).toBe(8)
  for (let turn = 0; turn < mostAttempts + 2; turn += 1) {
    await letTimePass(one)
    await outbox.drain()
  }
  expect(provider.calls.size).toBe(8)
  for (const id of ids) expect(await rowOf(one, id)).toMatchObject({ state: 'pending', attempts: 0 })
  expect((await openTasks(db)).filter(({ kind }) => kind === 'outbox-dead')).toEqual([])
  const now = Date.now()
  const clock = jest.spyOn(Date, 'now').mockImplementation(() => now + 16_000)
  provider.state.status = 200
  await letTimePass(one)
  await outbox.drain()
  clock.mockRestore()
  expect(new Set(provider.taken.keys())).toEqual(new Set(ids))
})

test('after its last try a message waits for a person, who has it sent again under the same key', async () => {
  const one = await processOn()
  const { db, outbox } = one.platform
  const [plain = '', other = ''] = await queue(one, 2)
  const [code = ''] = await queue(one, 1, '4321')
  provider.state.status = 503
  const waits: number[] = []
  for (let attempt = 1; attempt <= mostAttempts; attempt += 1) {
    await outbox.drain()
    waits.push((await rowOf(one, plain)).nextAt.getTime() - Date.now())
    if (attempt < mostAttempts) expect((await rowOf(one, plain)).state).toBe('pending')
    await letTimePass(one)
  }
  for (let attempt = 1; attempt < waits.length - 1; attempt += 1)
    expect(waits[attempt]).toBeGreaterThan(waits[attempt - 1]! * 1.5)
  expect(await rowOf(one, plain)).toMatchObject({ state: 'dead', attempts: mostAttempts })
  expect(await rowOf(one, code)).toMatchObject({ state: 'dead', payload: {} })
  await outbox.drain()
  expect(provider.calls.get(plain)).toBe(mostAttempts)
  const tasks = (await openTasks(db)).filter(({ kind }) => kind === 'outbox-dead')
  expect(tasks.map(({ subject }) => subject).toSorted()).toEqual([
    'sms message.send',
    'sms-codes message.send',
  ])

  provider.state.status = 200
  const task = (lane: string) => tasks.find(({ subject }) => subject.startsWith(`${lane} `))!.id
  const again = (id: number) => db.transaction((tx) => sendGivenUpAgain(tx, id, new Date()))
  expect(await again(task('sms'))).toEqual({ again: 2, lost: 0 })
  expect(await again(task('sms-codes'))).toEqual({ again: 0, lost: 1 })
  expect(await again(task('sms'))).toBeUndefined()
  await outbox.drain()
  expect(new Set(provider.taken.keys())).toEqual(new Set([plain, other]))
  expect(await rowOf(one, plain)).toMatchObject({ state: 'done', payload: {} })
  expect((await openTasks(db)).filter(({ kind }) => kind === 'outbox-dead')).toEqual([])
})

test('an event that the version before wrote, which knows no lanes, is delivered', async () => {
  const one = await processOn()
  const id = randomUUID()
  await one.platform.db
    .execute(sql`insert into outbox (id, kind, payload, state, attempts, next_at, created_at)
    values (${id}, 'message.send', ${JSON.stringify(message('+919810000001'))}::jsonb, 'pending', 0, now(), now())`)
  await one.platform.outbox.drain()
  expect(provider.taken.has(id)).toBe(true)
})
