import { notificationApi } from '@portal/contracts/notifications/notification'
import { startTestPortal, type TestPortal } from '../../test-kit/test-portal'
import { people } from '../../sandbox/data/people'
import { addNotification } from './notification.service'

let portal: TestPortal
let token: string
const { pan } = people.asha

beforeAll(async () => {
  portal = await startTestPortal()
  token = await portal.loginAs(pan)
})
afterAll(() => portal.close())

const list = async (listAll: boolean, read = false) =>
  (await portal.call(notificationApi.history, { listAll, read, userId: pan }, { token })).data.historyDtos

const mark = (trackerId: string, of = token, userId: string = pan) =>
  portal.call(
    notificationApi.markRead,
    { notifications: [{ notificationTitle: '', trackerId }], userId },
    { token: of },
  )

test('an investor has own notifications, newest first, with all their fields [S1.038, S3.061, S3.062, S7.058]', async () => {
  const all = await list(true)
  expect(all).toHaveLength(6)
  expect(all.filter(({ notification }) => notification.important)).toHaveLength(2)
  expect(all.filter(({ notification }) => notification.url?.includes('schemecode='))).toHaveLength(1)
  expect(all.map(({ sentDate }) => sentDate)).toEqual(
    all
      .map(({ sentDate }) => sentDate)
      .sort()
      .reverse(),
  )
  expect(all[0]).toEqual({
    trackerId: expect.any(String),
    userId: pan,
    read: false,
    sentDate: expect.any(String),
    status: 'Pending',
    notification: {
      title: expect.any(String),
      description: expect.any(String),
      url: './home/investments/systematic-plans',
      ctaText: 'See your plans',
      important: true,
      module: 'Portal',
    },
  })
})

test('a new one is pending and unread; read ones and unread ones can be asked for apart [S4.004, S3.062]', async () => {
  const { platform } = portal
  const before = (await list(false)).length
  await platform.db.transaction((tx) =>
    addNotification(platform, tx, { pan, title: 'Hello', description: 'World' }),
  )
  const unread = await list(false)
  expect(unread).toHaveLength(before + 1)
  expect(unread[0]).toMatchObject({
    read: false,
    status: 'Pending',
    notification: { title: 'Hello', url: null },
  })
  expect((await list(false, true)).every(({ read }) => read)).toBe(true)
})

test('marking one as read leaves the others [S3.063, S4.076]', async () => {
  const [first, ...others] = await list(false)
  expect((await mark(first?.trackerId ?? '')).resultInfo.resultCode).toBe('SUCCESS')
  expect((await list(false)).map(({ trackerId }) => trackerId)).toEqual(
    others.map(({ trackerId }) => trackerId),
  )
})

test("another investor's notification answers like one that does not exist, and stays unread", async () => {
  const thirdParty = await portal.loginAs(people.bharat.pan)
  const [own] = await list(false)
  const trackerId = own?.trackerId ?? ''
  expect((await mark(trackerId, thirdParty, people.bharat.pan)).status).toBe(404)
  expect((await mark('no-such-tracker')).status).toBe(404)
  expect((await mark(trackerId, thirdParty)).status).toBe(404)
  expect((await list(false))[0]?.trackerId).toBe(trackerId)
})
