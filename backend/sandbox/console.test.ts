import { authApi } from '@portal/contracts/identity/auth'
import { masterApi } from '@portal/contracts/support/master'
import { notificationApi } from '@portal/contracts/notifications/notification'
import { getTableName, is, sql } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { rowsOf } from '../src/platform/database'
import * as schema from '../src/tables'
import { startTestPortal, type TestPortal } from '../test-kit/test-portal'
import { people } from './data/people'

let portal: TestPortal

beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal.close())

const get = async (path: string) => (await portal.app.inject(`/sandbox/${path}`)).json()
const post = (path: string, payload: object) =>
  portal.app.inject({ method: 'POST', url: `/sandbox/${path}`, payload })

test('the inbox shows what was sent to a PAN, a mobile or an e-mail, newest first, with codes', async () => {
  await portal.call(authApi.resetPassword, { userId: people.asha.pan })
  await portal.call(authApi.unlockAccount, { userId: people.asha.pan })
  const all = await get(`inbox?to=${people.asha.pan}`)
  expect(all).toHaveLength(4)
  expect(all[0]).toEqual({
    id: expect.any(String),
    channel: 'email',
    to: 'asha.verma@example.in',
    pan: people.asha.pan,
    subject: 'Your one-time code for Neem Mutual Fund',
    body: expect.stringContaining('valid for 20 minutes'),
    otp: expect.stringMatching(/^\d{4}$/),
    prefix: expect.stringMatching(/^[A-Z]{3}$/),
    attachments: [],
    sentAt: expect.stringMatching(/^2026-08-25T/),
  })
  const texts = await get(`inbox?to=${people.asha.mobile}`)
  expect(texts).toHaveLength(2)
  expect(texts[0].sms).toEqual({
    entityId: '1701000000000000001',
    header: 'NEEMMF',
    templateId: expect.stringMatching(/^1707\d{15}$/),
  })
  expect(await get(`inbox?to=${people.asha.email}`)).toHaveLength(2)
})

test('an attachment is listed with its size and can be fetched', async () => {
  const { platform } = portal
  await platform.db.transaction((tx) =>
    platform.messages.send(tx, {
      channel: 'email',
      to: people.om.email,
      pan: people.om.pan,
      subject: 'Receipt',
      body: 'Attached.',
      attachments: [
        { name: 'receipt.pdf', contentType: 'application/pdf', content: Buffer.from('%PDF-1.4') },
      ],
    }),
  )
  const [message] = await get(`inbox?to=${people.om.pan}`)
  expect(message.attachments).toEqual([{ name: 'receipt.pdf', size: 8 }])
  const file = await portal.app.inject(`/sandbox/inbox/${message.id}/attachments/0`)
  expect([file.headers['content-type'], file.body]).toEqual(['application/pdf', '%PDF-1.4'])
  expect((await portal.app.inject('/sandbox/inbox/none/attachments/0')).statusCode).toBe(404)
})

test('the clock moves on by days or to a moment, and never goes back', async () => {
  const before = await get('clock')
  expect(before.today).toBe('2026-08-25')
  expect((await post('clock', { advanceDays: 1 })).json().today).toBe('2026-08-26')
  expect((await post('clock', { now: '2026-08-28T10:00:00+05:30' })).json().now).toMatch(/^2026-08-28T04:30/)
  expect((await post('clock', { now: '2026-08-27T10:00:00+05:30' })).statusCode).toBe(409)
  expect((await post('clock', { advanceDays: -1 })).statusCode).toBe(400)
  expect((await post('clock', {})).statusCode).toBe(400)
})

test('faults are added, counted and cleared', async () => {
  await post('faults', { path: '/api/v1/country', status: 503, times: 1 })
  expect((await portal.call(masterApi.country, {})).status).toBe(503)
  expect((await get('faults')).faults).toEqual([{ path: 'country', status: 503, times: 1, hits: 1 }])
  await portal.app.inject({ method: 'DELETE', url: '/sandbox/faults' })
  expect((await get('faults')).faults).toEqual([])
})

test('a reset brings the data set back as first seeded, and open pages can still be read', async () => {
  const key = (await portal.call(authApi.encryptionKey, {})).data.keyId
  await portal.call(authApi.login, { userId: people.hari.pan, password: 'Wrong#2026' })
  expect((await post('reset', {})).json()).toEqual({ reset: true })
  expect((await get('clock')).today).toBe('2026-08-25')
  expect(await get(`inbox?to=${people.asha.pan}`)).toEqual([])
  expect((await portal.call(authApi.encryptionKey, {})).data.keyId).toBe(key)
  const { resultInfo } = await portal.call(authApi.login, {
    userId: people.hari.pan,
    password: 'Sandbox#2026',
  })
  expect(resultInfo.resultCode).toBe('SUCCESS')
})

test('the second reset brings back every row that the first one seeded, and new rows go on after them', async () => {
  await post('reset', {})
  const seeded = await rowsByTable()
  expect(seeded.get('navs')?.length).toBeGreaterThan(1000)
  await post('clock', { advanceDays: 3 })
  await portal.call(authApi.resetPassword, { userId: people.asha.pan })
  expect(await rowsByTable()).not.toEqual(seeded)
  await post('reset', {})
  expect(await rowsByTable()).toEqual(seeded)
  await portal.call(authApi.resetPassword, { userId: people.asha.pan })
  expect(await get(`inbox?to=${people.asha.pan}`)).toHaveLength(2)
})

/** What a reset fills, without what the job that seals the audit log adds a moment later. */
async function rowsByTable(): Promise<Map<string, unknown[]>> {
  const tables = Object.values<unknown>(schema).filter((value) => is(value, PgTable))
  const filled = tables.filter((table) => table !== schema.keys && table !== schema.sandboxData)
  const rows = await Promise.all(
    filled.map(async (table) => {
      const unordered = await rowsOf<{ row: string }>(
        portal.platform.db,
        sql`select (to_jsonb(t) - 'hash' - 'position')::text as row from ${table} t order by 1`,
      )
      return [getTableName(table), unordered.map(({ row }) => row)] as const
    }),
  )
  return new Map(rows)
}

test('the page brings its own script and style, nothing inline', async () => {
  const page = (await portal.app.inject('/sandbox')).body
  expect(page).not.toMatch(/<style|style=|onclick=|<script(?![^>]*src=)/)
  for (const url of ['/sandbox/console.css', '/sandbox/console.js']) {
    expect(page).toContain(url)
    expect((await portal.app.inject(url)).statusCode).toBe(200)
  }
})

test('the calls to providers are listed', async () => {
  expect(Array.isArray(await get('outbound'))).toBe(true)
})

test('a notification is put before the investor it is for, and before nobody else', async () => {
  const sent = { title: 'A link', description: 'With words', url: 'javascript:alert(1)', ctaText: 'Go' }
  expect((await post('notifications', { pan: people.om.pan, ...sent })).statusCode).toBe(200)
  expect((await post('notifications', { pan: people.om.pan, title: '' })).statusCode).toBe(400)
  const titlesOf = async (pan: string) => {
    const body = { listAll: true, read: false, userId: pan }
    const { data } = await portal.call(notificationApi.history, body, { token: await portal.loginAs(pan) })
    return data.historyDtos.map(({ notification }) => notification.title)
  }
  expect(await titlesOf(people.om.pan)).toContain('A link')
  expect(await titlesOf(people.asha.pan)).not.toContain('A link')
})
