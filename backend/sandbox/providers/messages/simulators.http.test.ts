import { desc, eq } from 'drizzle-orm'
import { listen } from '../../../test-kit/bank-portal'
import { startTestPortal, type TestPortal } from '../../../test-kit/test-portal'
import { sentMessages } from '../../../src/messages/schema'
import type { Message } from '../../../src/platform/messages'
import { outbox as events } from '../../../src/platform/tables'
import { people } from '../../data/people'

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal({ env: { SMS: 'exotel', WHATSAPP: 'cloud' } })
  await listen(portal)
})
afterAll(() => portal.close())

const { pan, mobile } = people.asha
const sms = (name = 'order-expired') => {
  const { entityId, header, templates } = portal.platform.config.smsRegistration
  return { entityId, header, templateId: templates[name]?.en ?? '' }
}

/** Sends one as a domain does; answers how it stands when its receipts are in, none of which waits. */
async function send(more: Partial<Message>) {
  const { db, messages, outbox } = portal.platform
  const text = { subject: 'Order', body: 'Order N7 was not paid in time.' }
  await db.transaction((tx) =>
    messages.send(tx, { channel: 'sms', to: mobile, pan, sms: sms(), byEmailToo: true, ...text, ...more }),
  )
  await outbox.drain()
  const receipts = eq(events.kind, 'messages.receipt')
  const sentReceipts = await db.select().from(events).where(receipts)
  await db
    .update(events)
    .set({ nextAt: new Date(Date.now() - 1000) })
    .where(receipts)
  await outbox.drain()
  expect((await db.select().from(events).where(receipts)).filter(({ state }) => state !== 'done')).toEqual([])
  await db.delete(events).where(receipts)
  const [row] = await db.select().from(sentMessages).orderBy(desc(sentMessages.queuedAt)).limit(1)
  return { row, receipts: sentReceipts.length }
}

test('an SMS goes through Exotel’s protocol into the inbox, and three receipts out of order say that it arrived', async () => {
  const { row, receipts } = await send({})
  expect(receipts).toBe(3)
  expect(row).toMatchObject({ provider: 'exotel', state: 'delivered', reason: null })
  expect((await portal.inbox(mobile))[0]).toMatchObject({
    channel: 'sms',
    pan,
    body: 'Order N7 was not paid in time.',
    sms: sms(),
  })
})

test('a message goes through the protocol of WhatsApp in the same way', async () => {
  const whatsapp = { name: 'order_expired', language: 'en', values: ['N7', '₹500.00'] }
  const { row, receipts } = await send({ whatsapp })
  expect(receipts).toBe(3)
  expect(row).toMatchObject({ provider: 'whatsapp-cloud', state: 'delivered' })
  expect((await portal.inbox(mobile))[0]).toMatchObject({
    channel: 'whatsapp',
    subject: 'order_expired (en)',
    body: 'N7 · ₹500.00',
  })
})

test.each([
  ['9810000000', 'failed', 'INVALID_TO'],
  ['9810009999', 'failed', '23010'],
  ['9810008888', 'sent', null],
])('numbers have a fate: %s is %s', async (to, state, reason) => {
  expect((await send({ to })).row).toMatchObject({ state, reason })
})

test('a template that nobody registered is refused as an operator would', async () => {
  const { row } = await send({ sms: { ...sms(), templateId: '1707999999999999999' } })
  expect(row).toMatchObject({ state: 'failed', reason: 'DLT_TEMPLATE_NOT_FOUND' })
  const unknown = await send({ whatsapp: { name: 'no_such', language: 'en', values: ['x'] } })
  expect(unknown.row).toMatchObject({ provider: 'exotel', state: 'delivered' })
})

test('a one-time code that went through Exotel is in the inbox as a code, for who logs in with it', async () => {
  const { db, messages, outbox } = portal.platform
  const body = 'ABC-4711 is your one-time code for a log-in at Neem Mutual Fund.'
  await db.transaction((tx) =>
    messages.send(tx, {
      channel: 'sms',
      to: mobile,
      pan,
      subject: 'Code',
      body,
      otp: '4711',
      prefix: 'ABC',
      sms: sms('one-time-code'),
    }),
  )
  await outbox.drain()
  expect(await portal.code(pan)).toBe('ABC4711')
})

test('an account that is not ours gets nothing, and no page elsewhere can send a form there', async () => {
  const url = '/sandbox/providers/exotel/v1/Accounts/neem-sandbox/Sms/send.json'
  const post = (headers: Record<string, string>) =>
    portal.app.inject({
      method: 'POST',
      url,
      headers: { host: 'localhost:4600', 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload: 'To=1',
    })
  expect((await post({ authorization: 'Basic x' })).statusCode).toBe(401)
  expect((await post({})).statusCode).toBe(403)
  expect((await post({ origin: 'https://evil.example', authorization: 'Basic x' })).statusCode).toBe(403)
})
