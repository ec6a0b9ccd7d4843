import { type DeviceToken, notificationApi } from '@portal/contracts/notifications/notification'
import type { RequestOf } from '@portal/contracts/wire/endpoint'
import { eq } from 'drizzle-orm'
import webPush from 'web-push'
import { outboxMessages } from '../platform/messages'
import { outbox as outboxEvents } from '../platform/tables'
import { portsCalledBy } from '../../test-kit/platform/called-ports'
import { startTestPortal, type TestPortal } from '../../test-kit/test-portal'
import { people } from '../../sandbox/data/people'
import { addNotification } from './notification.service'
import { deliverPush } from './push-delivery'
import { subscriptionOf } from './push-subscription'
import { notificationClicks, pushDevices } from './schema'

const asha = people.asha.pan
const leela = people.leela.pan
let portal: TestPortal
let token: string

beforeAll(async () => {
  portal = await startTestPortal()
  token = await portal.loginAs(asha)
})
afterAll(() => portal.close())
afterEach(() => jest.restoreAllMocks())

const subscription = (name: string, host = 'fcm.googleapis.com') =>
  JSON.stringify({
    endpoint: `https://${host}/fcm/send/${name}`,
    keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) },
  })

const device = (deviceToken: string): DeviceToken => ({
  userId: asha,
  deviceToken,
  browser: 'Chrome',
  browserVersion: '140.0',
  os: 'Linux',
  osVersion: '',
  userNameID: asha,
})
const register = (deviceToken: string) =>
  portal.call(notificationApi.registerDevice, device(deviceToken), { token })
const subscribe = (deviceToken: string, topics: RequestOf<typeof notificationApi.subscribe>['topics']) =>
  portal.call(notificationApi.subscribe, { userId: asha, deviceToken, topics }, { token })
const devices = () => portal.platform.db.select().from(pushDevices).where(eq(pushDevices.pan, asha))
const notify = (title: string, module?: string) =>
  portal.platform.db.transaction((tx) =>
    addNotification(portal.platform, tx, { pan: asha, title, description: '', ...(module && { module }) }),
  )
const pushed = async () =>
  (await portal.inbox(asha)).filter(({ channel }) => channel === 'push').map(({ subject }) => subject)

test('the keys of push messages are the same at every call, and need neither token nor envelope [S7.118]', async () => {
  const keys = async () => (await portal.app.inject('/api/v1/fcm/keys')).json().data.publicKey
  const first: string = await keys()
  expect(Buffer.from(first, 'base64url')).toHaveLength(65)
  expect(await keys()).toBe(first)
})

test('a browser is registered once, with its fields, and gets what the panel gets [S3.071, S7.124]', async () => {
  const browser = subscription('one')
  expect((await register(browser)).resultInfo.resultCode).toBe('SUCCESS')
  await register(browser)
  expect(await devices()).toMatchObject([
    { deviceToken: browser, browser: 'Chrome', browserVersion: '140.0', os: 'Linux' },
  ])
  await notify('Units allotted')
  expect(await pushed()).toEqual(['Units allotted'])
})

test('a browser gets the topics it subscribed to; without any it is forgotten [S7.112]', async () => {
  const browser = subscription('one')
  await subscribe(browser, ['SERVICE'])
  await notify('Our new fund', 'Marketing')
  expect(await pushed()).not.toContain('Our new fund')
  await subscribe(browser, [])
  expect(await devices()).toEqual([])
  expect((await subscribe(browser, ['SERVICE'])).status).toBe(404)
})

test('of more than ten browsers the oldest is forgotten', async () => {
  for (let number = 0; number < 11; number += 1) await register(subscription(`many-${number}`))
  const kept = (await devices()).map(({ deviceToken }) => deviceToken)
  expect(kept).toHaveLength(10)
  expect(kept).not.toContain(subscription('many-0'))
})

test.each([
  ['no JSON', 'token'],
  ['no https', subscription('x').replace('https', 'http')],
  ['an address inside our own network', subscription('x', '127.0.0.1')],
  ['a look-alike host', subscription('x', 'fcm.googleapis.com.evil.example')],
  ['no keys', JSON.stringify({ endpoint: 'https://fcm.googleapis.com/fcm/send/x' })],
])('a subscription with %s is refused', async (_what, deviceToken) => {
  expect(subscriptionOf(deviceToken)).toBeUndefined()
  expect((await register(deviceToken)).status).toBe(400)
})

test('in production a push message leaves through the outbox, and a browser that is gone is forgotten', async () => {
  const { platform } = portal
  const browser = subscription('production')
  await register(browser)
  const enqueue = jest.fn(async (_tx: unknown, _kind: string, _payload: unknown) => 'id')
  const messages = outboxMessages({ enqueue })
  await platform.db.transaction((tx) =>
    addNotification({ clock: platform.clock, messages }, tx, {
      pan: asha,
      title: 'Hello',
      description: 'World',
    }),
  )
  const queued = enqueue.mock.calls.find(([, , payload]) => (payload as { to: string }).to === browser)
  expect(queued?.[1]).toBe('push.send')
  const send = jest
    .spyOn(webPush, 'sendNotification')
    .mockRejectedValueOnce(new webPush.WebPushError('gone', 410, {}, '', JSON.parse(browser).endpoint))
  await deliverPush({ id: 'id', attempt: 1, payload: queued?.[2] }, platform)
  expect(JSON.parse(String(send.mock.calls[0]?.[1]))).toMatchObject({
    title: 'Hello',
    body: 'World',
    url: null,
  })
  expect((await devices()).map(({ deviceToken }) => deviceToken)).not.toContain(browser)
})

describe('a push service that fails', () => {
  const pushed = (browser: string) => ({
    ...{ to: browser, subject: 'Hello', body: 'World' },
    push: { trackerId: 't', url: null },
  })
  const endpoint = 'https://fcm.googleapis.com/fcm/send/x'
  const failing = (error: Error) => jest.spyOn(webPush, 'sendNotification').mockRejectedValueOnce(error)
  const deliver = (browser: string) =>
    deliverPush({ id: 'id', attempt: 1, payload: pushed(browser) }, portal.platform)
  const isKept = async (browser: string) =>
    (await devices()).some(({ deviceToken }) => deviceToken === browser)

  test.each([
    [
      'has too much to do',
      new webPush.WebPushError('Received unexpected response code', 429, {}, '', endpoint),
    ],
    ['fails', new webPush.WebPushError('Received unexpected response code', 500, {}, '<html>', endpoint)],
    [
      'refuses our keys',
      new webPush.WebPushError('Received unexpected response code', 403, {}, '', endpoint),
    ],
    ['never answers', new Error('Socket timeout')],
    ['cuts the line', new Error('socket hang up')],
  ])(
    'and %s is asked again by the outbox, within ten seconds a try, and the browser is kept',
    async (_what, error) => {
      const browser = subscription('ill')
      await register(browser)
      const send = failing(error)
      await expect(deliver(browser)).rejects.toBe(error)
      expect(send.mock.calls.at(-1)?.[2]).toMatchObject({ timeout: 10_000 })
      expect(await isKept(browser)).toBe(true)
    },
  )

  test.each([
    [429, { 'retry-after': '7' }, 7000],
    [503, { 'retry-after': '120' }, 120_000],
    [503, { 'retry-after': new Date(Date.now() + 3_600_000).toUTCString() }, 900_000],
    [429, { 'retry-after': 'soon' }, 15_000],
    [429, {}, 15_000],
    [503, { 'retry-after': '-5' }, undefined],
    [500, {}, undefined],
  ])('and answers %i with %j is left alone for %p ms', async (status, headers, retryAfterMs) => {
    failing(new webPush.WebPushError('Received unexpected response code', status, headers, '', endpoint))
    await expect(deliver(subscription('busy'))).rejects.toMatchObject({ statusCode: status, retryAfterMs })
  })

  test('and asks to wait is heard by the outbox, for which that was no try', async () => {
    const { db, outbox } = portal.platform
    const send = failing(new webPush.WebPushError('busy', 503, { 'retry-after': '120' }, '', endpoint))
    const id = await outbox.enqueue(db, 'push.send', pushed(subscription('busy')))
    await outbox.drain()
    expect(send).toHaveBeenCalledTimes(1)
    const [event] = await db.select().from(outboxEvents).where(eq(outboxEvents.id, id))
    expect(event).toMatchObject({ state: 'pending', attempts: 0 })
    expect((event?.nextAt.getTime() ?? 0) - Date.now()).toBeGreaterThan(110_000)
  })

  test.each([404, 410])('but by a %i says that the browser is gone, which is no failure', async (status) => {
    const browser = subscription('gone')
    await register(browser)
    failing(new webPush.WebPushError('gone', status, {}, '', endpoint))
    expect(await portsCalledBy(() => deliver(browser))).toEqual(['push'])
    expect(await isKept(browser)).toBe(false)
  })
})

test('a dialog puts before the investor what is pending, until its status is set [S7.130, S7.131]', async () => {
  const own = await portal.loginAs(leela)
  const pending = async () =>
    (await portal.call(notificationApi.pushStatus, { userId: leela, userNameID: leela }, { token: own })).data
      .historyDtos
  const [item] = await pending()
  expect(item).toMatchObject({ userId: leela, status: 'Pending' })
  expect(item?.notification.message).toContain('<p>')
  const set = (bearer: string, userId: string) =>
    portal.call(
      notificationApi.setStatus,
      { trackerId: item?.trackerId ?? '', status: 'Processed', userId },
      { token: bearer },
    )
  expect((await set(token, asha)).status).toBe(404)
  expect(await pending()).toHaveLength(1)
  expect((await set(own, leela)).resultInfo.resultCode).toBe('SUCCESS')
  expect(await pending()).toEqual([])
})

test('a click on a call to action is counted, on an own notification only [S3.064, S7.145]', async () => {
  const click = async (trackerId: string) =>
    portal.call(notificationApi.analytics, { trackerId, type: 'LINK_CLICKED', userId: asha }, { token })
  await click('welcome-1')
  await click('welcome-1')
  const counted = await portal.platform.db
    .select()
    .from(notificationClicks)
    .where(eq(notificationClicks.trackerId, 'welcome-1'))
  expect(counted).toHaveLength(2)
  expect((await click('welcome-7')).status).toBe(404)
})
