import { randomUUID } from 'node:crypto'
import { desc, eq } from 'drizzle-orm'
import { people } from '../../sandbox/data/people'
import { httpStub } from '../../test-kit/messages/provider-stub'
import { startTestPortal, type TestPortal } from '../../test-kit/test-portal'
import type { Message } from '../platform/messages'
import { outbox as events } from '../platform/tables'
import { proofOf } from './adapters/exotel/exotel'
import { signatureOf } from './adapters/whatsapp-cloud/whatsapp-cloud'
import { sentMessages } from './schema'
import { secondChannelKinds } from './second-channel'

type Stub = Awaited<ReturnType<typeof httpStub>>
let stub: Stub
let portal: TestPortal
const { pan, mobile, email } = people.asha

beforeAll(async () => {
  stub = await httpStub()
  portal = await startTestPortal({
    env: {
      SMS: 'exotel',
      EXOTEL_URL: stub.url,
      EXOTEL_RECEIPT_SECRET: 'receipts',
      WHATSAPP: 'cloud',
      WHATSAPP_URL: `${stub.url}/v23.0`,
      WHATSAPP_PHONE_NUMBER_ID: '1',
      WHATSAPP_APP_SECRET: 'app',
      MESSAGE_SECOND_CHANNEL_MINUTES: '30',
    },
  })
})
afterAll(async () => {
  await portal.close()
  stub.close()
})

const sms = { entityId: '1701000000000000001', header: 'NEEMMF', templateId: '1707001000000000001' }
const accepts = (sid: string) =>
  stub.answers({ body: JSON.stringify({ SMSMessage: { Sid: sid }, messages: [{ id: sid }] }) })
const refuses = () => stub.answers({ status: 400, body: '{"error":{"code":131026}}' })

/** Sends one as a domain does and delivers what is due; answers how it stands. */
async function send(more: Partial<Message> = {}) {
  const { db, messages, outbox } = portal.platform
  const body = `Order ${randomUUID()} was not paid in time.`
  const message: Message = { channel: 'sms', to: mobile, pan, subject: 'Order', body, sms, ...more }
  await db.transaction((tx) => messages.send(tx, message))
  await outbox.drain()
  const [row] = await db.select().from(sentMessages).orderBy(desc(sentMessages.queuedAt)).limit(1)
  if (!row) throw new Error('nothing was sent')
  return { ...row, body: message.body }
}
const letters = async (body: string) =>
  (await portal.inbox(email)).filter((letter) => letter.channel === 'email' && letter.body === body)

/** Half an hour passes for what waits in the outbox. */
async function halfAnHourLater() {
  const { db, outbox } = portal.platform
  const waiting = eq(events.kind, 'message.second')
  await db
    .update(events)
    .set({ nextAt: new Date(Date.now() - 1000) })
    .where(waiting)
  await outbox.drain()
}

const receipt = (id: string, sid: string, form: Record<string, string>) =>
  portal.app.inject({
    method: 'POST',
    url: `/api/v1/messages/receipts/exotel?${new URLSearchParams({ message: id, proof: proofOf('receipts', id) })}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ SmsSid: sid, ...form }).toString(),
  })

test('an SMS that is refused at once goes by e-mail, once', async () => {
  refuses()
  const { body, state } = await send()
  expect(state).toBe('failed')
  expect(await letters(body)).toHaveLength(1)
  await halfAnHourLater()
  expect(await letters(body)).toHaveLength(1)
})

test('one that has no receipt in time goes by e-mail, once; its late receipt moves nothing', async () => {
  const sid = randomUUID()
  accepts(sid)
  const { body, id, secondEventId } = await send()
  const [event] = await portal.platform.db
    .select()
    .from(events)
    .where(eq(events.id, String(secondEventId)))
  expect(event?.nextAt.getTime()).toBeGreaterThan(Date.now() + 29 * 60_000)
  expect(await letters(body)).toHaveLength(0)
  await halfAnHourLater()
  expect(await letters(body)).toHaveLength(1)
  await receipt(id, sid, { Status: 'failed' })
  await receipt(id, sid, { Status: 'delivered' })
  await halfAnHourLater()
  expect(await letters(body)).toHaveLength(1)
})

test('a repeated delivery of the outbox moves nothing a second time', async () => {
  accepts(randomUUID())
  const { body, id } = await send()
  const message = { channel: 'sms', to: mobile, pan, subject: 'Order', body, sms, attachments: [] }
  for (const attempt of [1, 2, 3])
    await secondChannelKinds['message.second'].deliver(
      { id: randomUUID(), attempt, payload: { id, message } },
      portal.platform,
    )
  expect(await letters(body)).toHaveLength(1)
})

test('one whose receipt says that it failed does not wait', async () => {
  const sid = randomUUID()
  accepts(sid)
  const { body, id } = await send()
  await receipt(id, sid, { Status: 'failed', DetailedStatusCode: '23010' })
  await receipt(id, sid, { Status: 'failed', DetailedStatusCode: '23010' })
  await portal.settle()
  expect(await letters(body)).toHaveLength(1)
})

test('one that was delivered stays where it is', async () => {
  const sid = randomUUID()
  accepts(sid)
  const { body, id } = await send()
  await receipt(id, sid, { Status: 'delivered' })
  await halfAnHourLater()
  expect(await letters(body)).toHaveLength(0)
})

test('a one-time code is never moved, nor what went by e-mail anyway', async () => {
  refuses()
  const code = await send({ otp: '1234', prefix: 'ABC' })
  const both = await send({ byEmailToo: true })
  accepts(randomUUID())
  const silent = await send({ otp: '1234', prefix: 'ABC' })
  await halfAnHourLater()
  for (const { body } of [code, both, silent]) expect(await letters(body)).toHaveLength(0)
})

test('who has no e-mail that we know gets none', async () => {
  refuses()
  const { body, movedAt } = await send({ pan: 'ZZZPX0000X' })
  expect(movedAt).toBeNull()
  expect((await portal.inbox('ZZZPX0000X')).filter((each) => each.body === body)).toHaveLength(0)
})

test('the letter is in the language of the investor where the SMS could not be', async () => {
  refuses()
  const ownWords = { subject: 'ऑर्डर', body: `ऑर्डर ${randomUUID()}` }
  await send({ ownWords })
  expect(await letters(ownWords.body)).toMatchObject([{ subject: 'ऑर्डर' }])
})

test('what goes by WhatsApp comes by SMS where WhatsApp refuses it or says nothing, then by e-mail', async () => {
  const whatsapp = { name: 'order_expired', language: 'en', values: ['N7'] }
  const calls = () => stub.calls.map(({ url }) => url.split('/').at(-1))
  accepts('wamid.A')
  const first = await send({ whatsapp })
  expect(first).toMatchObject({ channel: 'whatsapp', provider: 'whatsapp-cloud', providerId: 'wamid.A' })
  const statuses = [{ id: 'wamid.A', status: 'failed', errors: [{ code: 131026 }] }]
  const change = { field: 'messages', value: { metadata: { phone_number_id: '1' }, statuses } }
  const notice = JSON.stringify({ object: 'whatsapp_business_account', entry: [{ changes: [change] }] })
  const before = calls().length
  refuses()
  for (const copy of [1, 2]) {
    const { statusCode } = await portal.app.inject({
      method: 'POST',
      url: '/api/v1/messages/receipts/whatsapp',
      headers: { 'content-type': 'application/json', 'x-hub-signature-256': signatureOf('app', notice) },
      payload: notice,
    })
    expect([copy, statusCode]).toEqual([copy, 200])
  }
  await portal.settle()
  expect(calls().slice(before)).toEqual(['send.json'])
  expect(await letters(first.body)).toHaveLength(1)
})
