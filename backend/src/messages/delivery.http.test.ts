import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { eq } from 'drizzle-orm'
import { people } from '../../sandbox/data/people'
import { httpStub } from '../../test-kit/messages/provider-stub'
import { startTestPortal, type TestPortal } from '../../test-kit/test-portal'
import { investors } from '../identity/schema'
import { openTasks } from '../operations/ops-tasks'
import { mostAttempts } from '../platform/outbox'
import { proofOf } from './adapters/exotel/exotel'
import { sending } from './deliver-message'
import { forgetOldMessages } from './forget-messages.job'
import { sentMessages } from './schema'

type Stub = Awaited<ReturnType<typeof httpStub>>
let stub: Stub
let portal: TestPortal
const receiptSecret = 'receipts-of-the-test'

beforeAll(async () => {
  stub = await httpStub()
  portal = await startTestPortal({
    env: {
      SMS: 'exotel',
      EXOTEL_URL: stub.url,
      EXOTEL_ACCOUNT_SID: 'neem',
      EXOTEL_API_KEY: 'key',
      EXOTEL_API_TOKEN: 'token',
      EXOTEL_RECEIPT_SECRET: receiptSecret,
      MESSAGE_FAILURES: '3',
    },
  })
})
afterAll(async () => {
  await portal.close()
  stub.close()
})

const sms = { entityId: '1701000000000000001', header: 'NEEMMF', templateId: '1707001000000000001' }
const queued = (more: object = {}) => ({
  channel: 'sms',
  to: people.asha.mobile,
  pan: people.asha.pan,
  subject: 'Order',
  body: 'Order N7 was not paid in time.',
  sms,
  byEmailToo: true,
  attachments: [],
  ...more,
})
const deliver = (id: string, more: object = {}, attempt = 1) =>
  sending.deliver({ id, attempt, payload: queued(more) }, portal.platform)
const accepts = (sid: string) => stub.answers({ body: JSON.stringify({ SMSMessage: { Sid: sid } }) })
const rowOf = async (id: string) =>
  (await portal.platform.db.select().from(sentMessages).where(eq(sentMessages.id, id)))[0]

async function sent(): Promise<{ id: string; sid: string }> {
  const [id, sid] = [randomUUID(), randomUUID()]
  accepts(sid)
  await deliver(id)
  return { id, sid }
}

async function receipt(id: string, form: Record<string, string>, proof = proofOf(receiptSecret, id)) {
  const { statusCode } = await portal.app.inject({
    method: 'POST',
    url: `/api/v1/messages/receipts/exotel?${new URLSearchParams({ message: id, proof })}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(form).toString(),
  })
  return statusCode
}
const figures = async () => (await portal.app.inject({ url: '/metrics' })).body

test('of a message that left, its state is kept, and neither its text nor its address', async () => {
  const { id, sid } = await sent()
  const row = await rowOf(id)
  expect(row).toMatchObject({
    channel: 'sms',
    provider: 'exotel',
    providerId: sid,
    state: 'sent',
    endedAt: null,
    maskedTo: `XXXXXX${people.asha.mobile.slice(-4)}`,
  })
  expect(JSON.stringify(row)).not.toContain('N7')
  expect(JSON.stringify(row)).not.toContain(people.asha.mobile)
})

test('the number of an investor abroad goes with its country, one of India and one that names its own with theirs', async () => {
  const { db } = portal.platform
  const toOf = async (more: object) => {
    accepts(randomUUID())
    await deliver(randomUUID(), more)
    return new URLSearchParams(stub.calls.at(-1)?.body).get('To')
  }
  const { mobile, pan } = people.bharat
  await db.update(investors).set({ countryCode: '+1' }).where(eq(investors.pan, pan))
  expect(await toOf({ to: mobile, pan })).toBe(`+1${mobile}`)
  expect(await toOf({ to: '9810001999', pan })).toBe('+919810001999')
  expect(await toOf({})).toBe(`+91${people.asha.mobile}`)
  expect(await toOf({ to: '+6591234567' })).toBe('+6591234567')
  await db.update(investors).set({ countryCode: '+91' }).where(eq(investors.pan, pan))
})

test('what was handed over is not sent again by a repeated delivery of the outbox', async () => {
  const { id } = await sent()
  const before = stub.calls.length
  await deliver(id, {}, 2)
  expect(stub.calls).toHaveLength(before)
})

test('a one-time code that ran out while it waited is not sent any more; another message is', async () => {
  const { db, clock } = portal.platform
  for (const [more, expected] of [
    [{ otp: '1234' }, 'failed'],
    [{}, 'sent'],
  ] as const) {
    const id = randomUUID()
    stub.answers({ status: 503 })
    await expect(deliver(id, more)).rejects.toMatchObject({ name: 'ChannelBusy' })
    const long = new Date(clock.now().getTime() - 21 * 60_000)
    await db.update(sentMessages).set({ queuedAt: long }).where(eq(sentMessages.id, id))
    accepts(randomUUID())
    const before = stub.calls.length
    await deliver(id, more, 2)
    expect([(await rowOf(id))?.state, stub.calls.length - before]).toEqual([
      expected,
      expected === 'sent' ? 1 : 0,
    ])
  }
})

test('what is refused for good is not tried again; what may go well is', async () => {
  const [refused, busy] = [randomUUID(), randomUUID()]
  stub.answers({ status: 400, body: '{"RestException":{"Code":"INVALID_TO"}}' })
  await expect(deliver(refused)).resolves.toBeUndefined()
  expect(await rowOf(refused)).toMatchObject({ state: 'failed', reason: 'INVALID_TO' })
  stub.answers({ status: 503 })
  await expect(deliver(busy)).rejects.toMatchObject({ name: 'ChannelBusy' })
  expect(await rowOf(busy)).toMatchObject({ state: 'queued', reason: null })
  await expect(deliver(busy, {}, mostAttempts)).rejects.toMatchObject({ name: 'ChannelBusy' })
  expect(await rowOf(busy)).toMatchObject({ state: 'failed', reason: '503' })
})

test('the outbox waits as long as the provider asks for', async () => {
  stub.answers({ status: 429, headers: { 'retry-after': '600' } })
  const { db, outbox, messages } = portal.platform
  await db.transaction((tx) => messages.send(tx, { ...queued(), channel: 'sms', attachments: [] }))
  await outbox.drain()
  const { outbox: table } = await import('../platform/tables')
  const rows = await db.select().from(table).where(eq(table.kind, 'message.send'))
  const waiting = rows.find(({ state, error }) => state === 'pending' && error?.startsWith('ChannelBusy'))
  expect(waiting?.nextAt.getTime()).toBeGreaterThan(Date.now() + 590_000)
  await db.delete(table).where(eq(table.id, waiting?.id ?? ''))
})

test('receipts in any order, and twice, come to the same end: delivered never goes back', async () => {
  const forms = {
    sent: { Status: 'submitted' },
    failed: { Status: 'failed', DetailedStatusCode: '24010' },
    delivered: { Status: 'sent', DetailedStatus: 'DELIVERED_TO_HANDSET', DetailedStatusCode: '20005' },
  }
  const rank = { sent: 0, failed: 1, delivered: 2 }
  const states = fc.array(fc.constantFrom('sent' as const, 'failed' as const, 'delivered' as const), {
    minLength: 1,
    maxLength: 6,
  })
  await fc.assert(
    fc.asyncProperty(states, async (said) => {
      const { id, sid } = await sent()
      for (const each of said) expect(await receipt(id, { SmsSid: sid, ...forms[each] })).toBe(200)
      const end = said.reduce((one, other) => (rank[other] > rank[one] ? other : one))
      expect((await rowOf(id))?.state).toBe(end)
    }),
    { numRuns: 25 },
  )
})

test('a receipt that comes before the provider’s answer counts', async () => {
  const [id, sid] = [randomUUID(), randomUUID()]
  stub.answers({ status: 503 })
  await expect(deliver(id)).rejects.toThrow()
  expect(await receipt(id, { SmsSid: sid, Status: 'delivered' })).toBe(200)
  expect(await rowOf(id)).toMatchObject({ state: 'delivered', providerId: sid })
  await deliver(id, {}, 2)
  expect((await rowOf(id))?.state).toBe('delivered')
})

test('a forged receipt changes nothing; one of no message of ours is passed over and counted', async () => {
  const { id, sid } = await sent()
  const delivered = { SmsSid: sid, Status: 'delivered' }
  expect(await receipt(id, delivered, proofOf('guess', id))).toBe(401)
  expect((await rowOf(id))?.state).toBe('sent')
  expect(await receipt(randomUUID(), { SmsSid: randomUUID(), Status: 'delivered' })).toBe(200)
  expect(await receipt(id, { SmsSid: sid, Status: 'vanished' })).toBe(400)
  const text = await figures()
  for (const effect of ['forged', 'unknown', 'unreadable', 'applied', 'known'])
    expect(text).toMatch(
      new RegExp(`portal_message_receipts_total{provider="exotel",effect="${effect}"} [1-9]`),
    )
})

test('figures tell by channel what was sent, delivered and failed, and how old the oldest open one is', async () => {
  const { id } = await sent()
  const anHourAgo = new Date(portal.platform.clock.now().getTime() - 3_600_000)
  await portal.platform.db.update(sentMessages).set({ queuedAt: anHourAgo }).where(eq(sentMessages.id, id))
  const text = await figures()
  for (const state of ['sent', 'delivered', 'failed'])
    expect(text).toMatch(new RegExp(`portal_messages_total{channel="sms",state="${state}"} [1-9]`))
  const age = /portal_message_oldest_undelivered_seconds{channel="sms"} (\d+)/.exec(text)?.[1]
  expect(Number(age)).toBeGreaterThanOrEqual(3600)
})

test('where the last messages of a channel all failed, a person is told, once a day', async () => {
  const tasks = async () =>
    (await openTasks(portal.platform.db)).filter(({ kind }) => kind === 'messages-fail')
  // A delivered one comes between.
  const { id, sid } = await sent()
  await receipt(id, { SmsSid: sid, Status: 'delivered' })
  await portal.platform.db.delete(sentMessages).where(eq(sentMessages.state, 'failed'))
  const before = (await tasks()).length
  stub.answers({ status: 400 })
  await deliver(randomUUID())
  await deliver(randomUUID())
  expect(await tasks()).toHaveLength(before)
  for (let more = 0; more < 3; more += 1) await deliver(randomUUID())
  const told = await tasks()
  expect(told.length).toBeGreaterThan(0)
  expect(told[0]?.detail).toMatchObject({ channel: 'sms', provider: 'exotel', failures: 3 })
  expect(new Set(told.map(({ subject }) => subject)).size).toBe(told.length)
})

test('what became of messages is forgotten after its days, and what nobody reported on is given up before', async () => {
  const { platform } = portal
  const { db } = platform
  const [old, silent, young] = [await sent(), await sent(), await sent()]
  const ago = (days: number) => new Date(platform.clock.now().getTime() - days * 86_400_000)
  await db
    .update(sentMessages)
    .set({ queuedAt: ago(91) })
    .where(eq(sentMessages.id, old.id))
  await db
    .update(sentMessages)
    .set({ queuedAt: ago(4) })
    .where(eq(sentMessages.id, silent.id))
  await forgetOldMessages.run(platform, platform.clock.now())
  expect(await rowOf(old.id)).toBeUndefined()
  expect((await rowOf(silent.id))?.endedAt).not.toBeNull()
  expect((await rowOf(young.id))?.endedAt).toBeNull()
})
