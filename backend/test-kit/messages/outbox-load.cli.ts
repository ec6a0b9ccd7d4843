import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { eq, sql } from 'drizzle-orm'
import { investorByPan } from '../../src/identity/investors'
import { messagesModule } from '../../src/messages/module'
import { endWithFailure } from '../../src/platform/command-failure'
import { readConfig } from '../../src/platform/config'
import { type Database, openDatabase, rowsOf } from '../../src/platform/database'
import { createLog } from '../../src/platform/log'
import type { Module } from '../../src/platform/module'
import { startPollingLoop } from '../../src/platform/polling-loop'
import { insertRows } from '../../src/platform/rows'
import { outbox as table } from '../../src/platform/tables'
import { buildPortal, type Portal } from '../../src/portal'

const print = (figures: object) => process.stdout.write(`${JSON.stringify(figures)}\n`)
const pan = 'ZZZPA1234A'
const batch = 5000

/** Another call of the same process: one statement behind a route. */
const probe: Module = {
  name: 'probe',
  register: (app, { db }) =>
    void app.get('/probe', async () => ({ known: Boolean(await investorByPan(db, pan)) })),
}

const messageTo = (channel: 'sms' | 'email', to: string, otp?: string) => ({
  channel,
  to,
  pan,
  subject: 'Your units',
  body: 'Units were allotted to you at Neem Mutual Fund.',
  ...(otp && { otp }),
  attachments: [],
})

/** An evening's messages: SMS and e-mail by turns. */
async function fill(db: Database, count: number): Promise<void> {
  const now = new Date()
  for (let from = 0; from < count; from += batch) {
    const rows = Array.from({ length: Math.min(batch, count - from) }, (_, index) => ({
      id: randomUUID(),
      kind: 'message.send',
      payload:
        index % 2 ? messageTo('email', `a${from + index}@example.com`) : messageTo('sms', '+919810010001'),
      state: 'pending' as const,
      attempts: 0,
      nextAt: now,
      createdAt: now,
      lane: index % 2 ? 'email' : 'sms',
    }))
    await insertRows(db, table, rows)
  }
}

const sorted = (values: number[]) => values.toSorted((a, b) => a - b)
const part = (values: number[], of: number) => sorted(values)[Math.floor((values.length - 1) * of)] ?? 0

/** Times of the other call until the work is over, one after the other. */
async function timesOf({ app }: Portal, isOver: () => boolean): Promise<number[]> {
  const times: number[] = []
  while (!isOver()) {
    const began = performance.now()
    await app.inject('/probe')
    times.push(performance.now() - began)
    await pause(20)
  }
  return times
}

const waiting = async (db: Database): Promise<number> =>
  Number(
    (await rowsOf<{ count: string }>(db, sql`select count(*) from ${table} where state = 'pending'`))[0]
      ?.count,
  )

/** Delivers until nothing waits or the time is over; a code is asked for every half second meanwhile. */
async function deliver(portal: Portal, statements: () => number, seconds: number, asksForCodes: boolean) {
  const { outbox, db, log } = portal.platform
  const idleUntil = performance.now() + 2000
  const idle = await timesOf(portal, () => performance.now() > idleUntil)
  const [before, cpu, began, statementsBefore] = [
    await waiting(db),
    process.cpuUsage(),
    performance.now(),
    statements(),
  ]
  let isOver = false
  let left = before
  const loop = startPollingLoop(log, 'outbox', 200, () => outbox.deliverDue())
  const busy = timesOf(portal, () => isOver)
  const codes: string[] = []
  while (!isOver) {
    await pause(500)
    if (asksForCodes)
      codes.push(
        await db.transaction((tx) =>
          outbox.enqueue(tx, 'message.send', messageTo('sms', '+919810010002', '1234')),
        ),
      )
    left = await waiting(db)
    isOver = left <= codes.length || (performance.now() - began) / 1000 > seconds
  }
  const took = (performance.now() - began) / 1000
  const used = process.cpuUsage(cpu)
  const calls = { statements: statements() - statementsBefore }
  const times = await busy
  const codeWaits: number[] = []
  for (const id of codes) {
    const [row] = await db.select().from(table).where(eq(table.id, id))
    codeWaits.push(((row?.doneAt ?? new Date()).getTime() - row!.createdAt.getTime()) / 1000)
  }
  print({
    fell: before + codes.length - left,
    left,
    seconds: took,
    aSecond: (before + codes.length - left) / took,
    cpuSeconds: (used.user + used.system) / 1e6,
    ...calls,
    otherCall: { idle: part(idle, 0.5), busy: part(times, 0.5), ratio: part(times, 0.5) / part(idle, 0.5) },
    otherCall95: {
      idle: part(idle, 0.95),
      busy: part(times, 0.95),
      ratio: part(times, 0.95) / part(idle, 0.95),
    },
    codes: { requested: codes.length, median: part(codeWaits, 0.5), longest: part(codeWaits, 1) },
  })
  void loop.stop()
}

/** `fill --messages <n>`, then `deliver` in as many processes as are wanted: figures of each as a line of JSON. */
async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      messages: { type: 'string', default: '0' },
      seconds: { type: 'string', default: '3600' },
      codes: { type: 'boolean', default: false },
    },
  })
  const config = readConfig(process.env)
  const database = await openDatabase(config.database)
  const portal = await buildPortal(database, config, createLog(config.logLevel), [messagesModule, probe], {
    modules: [],
    seeds: [],
    inventedBranches: {},
  })
  if (positionals[0] === 'fill') await fill(database.db, Number(values.messages))
  else await deliver(portal, database.statements, Number(values.seconds), values.codes)
  process.exit()
}

main().catch(endWithFailure)
