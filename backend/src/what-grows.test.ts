import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { getTableName, is, sql } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { mandateLinkKinds } from '@portal/contracts/wire/action-link'
import { nothingBeforeCode } from '../test-kit/identity/nothing-before-code'
import { startTestPortal, type TestPortal } from '../test-kit/test-portal'
import { identityModule } from './identity/module'
import { accessGrants, hourlyUses, otpChallenges, passkeyChallenges } from './identity/schema'
import { linksModule } from './links/module'
import { actionLinks } from './links/schema'
import { messagesModule } from './messages/module'
import { sentMessages } from './messages/schema'
import { notificationsModule } from './notifications/module'
import { campaignVisits } from './notifications/schema'
import { rowsOf } from './platform/database'
import { serviceModule } from './platform/service.module'
import {
  envelopeNonces,
  idempotencyKeys,
  jobRuns,
  outbox,
  outboundCalls,
  providerCallbacks,
} from './platform/tables'
import * as schema from './tables'

let portal: TestPortal

beforeAll(async () => {
  portal = await startTestPortal({
    env: {
      OUTBOX_KEEP_DAYS: '2',
      OUTBOX_DEAD_DAYS: '3',
      IDEMPOTENCY_KEEP_DAYS: '7',
      PROVIDER_KEEP_DAYS: '30',
      MESSAGE_KEEP_DAYS: '7',
    },
    modules: [
      identityModule(nothingBeforeCode),
      serviceModule(async () => false),
      messagesModule,
      notificationsModule,
      linksModule(async () => undefined),
    ],
  })
})
afterAll(() => portal.close())

const pan = 'ZZZPA1234A'
const later = (moment: Date, days: number) => new Date(moment.getTime() + days * 86_400_000)

/** What a day leaves behind, by the business clock and in real time. */
async function writeDay(): Promise<void> {
  const { db, clock } = portal.platform
  const [now, real] = [clock.now(), new Date()]
  const id = randomUUID
  const event = { kind: 'probe', payload: {}, attempts: 1, nextAt: real, createdAt: real }
  await db.insert(outbox).values([
    { ...event, id: id(), state: 'done', doneAt: real },
    { ...event, id: id(), state: 'dead' },
  ])
  await db.insert(idempotencyKeys).values({ investorId: id(), key: id(), requestHash: 'x', createdAt: real })
  await db.insert(outboundCalls).values({ provider: 'bank', operation: 'x', request: {}, at: now })
  await db.insert(providerCallbacks).values({
    provider: 'payout bank',
    eventId: id(),
    subjectId: id(),
    body: {},
    effect: 'applied',
    copies: 1,
    receivedAt: now,
  })
  await db.insert(envelopeNonces).values({ nonce: id(), seenAt: real })
  await db.insert(accessGrants).values({ id: id(), pan, purpose: 'LINK', createdAt: real })
  await db.insert(passkeyChallenges).values({ id: id(), challenge: id(), deviceHash: 'x', expiresAt: real })
  await db.insert(hourlyUses).values({ id: id(), budget: 'x', at: now })
  await db.insert(otpChallenges).values({
    reference: id(),
    pan,
    activity: 'LOGIN' as never,
    prefix: 'AAA',
    attemptsLeft: 5,
    resendsLeft: 4,
    sentAt: now,
    expiresAt: now,
  })
  await db
    .insert(actionLinks)
    .values({ id: id(), kind: mandateLinkKinds[0]!, pan, expiresAt: later(now, -60) })
  await db.insert(campaignVisits).values({
    referenceId: id(),
    pan,
    source: 'x',
    medium: 'x',
    campaign: 'x',
    term: 'x',
    content: 'x',
    at: later(now, -370),
  })
  await db.insert(sentMessages).values({
    id: id(),
    channel: 'sms',
    provider: 'x',
    maskedTo: 'x',
    state: 'sent',
    queuedAt: now,
  })
}

/** What lives in real time gets a day older, as the rest does when the business clock moves on. */
async function letDayPass(): Promise<void> {
  const { db } = portal.platform
  const aDay = sql`interval '1 day'`
  await db.execute(sql`update ${outbox} set done_at = done_at - ${aDay}, next_at = next_at - ${aDay}`)
  await db.execute(sql`update ${idempotencyKeys} set created_at = created_at - ${aDay}`)
  await db.execute(sql`update ${envelopeNonces} set seen_at = seen_at - ${aDay}`)
  await db.execute(sql`update ${accessGrants} set created_at = created_at - ${aDay}`)
  await db.execute(sql`update ${passkeyChallenges} set expires_at = expires_at - ${aDay}`)
  await portal.advance(1)
}

/** How many of the rows that each day writes are left: of a day that is just over none, where it is forgotten then. */
const kept = new Map<PgTable, number>([
  [outbox, 1 + 2],
  [idempotencyKeys, 6],
  [outboundCalls, 30],
  [providerCallbacks, 30],
  [envelopeNonces, 0],
  [accessGrants, 29],
  [passkeyChallenges, 6],
  [hourlyUses, 1],
  [otpChallenges, 30],
  [actionLinks, 30],
  [campaignVisits, 30],
  [sentMessages, 7],
])

const countOf = async (table: PgTable): Promise<number> =>
  Number((await rowsOf<{ count: string }>(portal.platform.db, sql`select count(*) from ${table}`))[0]?.count)

test('what is written every day is forgotten in time: after weeks no table is larger than its days', async () => {
  const { db } = portal.platform
  const before = new Map<PgTable, number>()
  for (const table of kept.keys()) before.set(table, await countOf(table))
  const sizes: Map<string, number>[] = []
  for (let day = 1; day <= 40; day += 1) {
    await writeDay()
    await letDayPass()
    const grown = new Map<string, number>()
    for (const table of kept.keys())
      grown.set(getTableName(table), (await countOf(table)) - before.get(table)!)
    sizes.push(grown)
  }
  for (const [table, days] of kept) {
    const name = getTableName(table)
    expect([name, sizes.at(-1)!.get(name), sizes.at(-2)!.get(name)]).toEqual([name, days, days])
  }
  expect(await db.select().from(jobRuns)).not.toHaveLength(0)
})

const page = readFileSync(join(__dirname, '../../docs/scaling.md'), 'utf8')
const ofSandbox = readFileSync(join(__dirname, 'tables.ts'), 'utf8')
  .split('\n')
  .filter((line) => line.includes('/sandbox/'))
  .map((line) => /'(.*)'/.exec(line)![1]!)

test('the page about scaling says of every table what makes it grow and what keeps it small', () => {
  const sandboxTables = new Set(
    ofSandbox.flatMap((path) =>
      Object.values<unknown>(jest.requireActual(path)).flatMap((value) =>
        is(value, PgTable) ? [getTableName(value)] : [],
      ),
    ),
  )
  const tables = Object.values<unknown>(schema)
    .flatMap((value) => (is(value, PgTable) ? [getTableName(value)] : []))
    .filter((name) => !sandboxTables.has(name))
  const part = page.slice(page.indexOf('## What grows'))
  expect(tables.filter((name) => !part.includes(`\`${name}\``))).toEqual([])
})
