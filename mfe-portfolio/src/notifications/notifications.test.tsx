import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { NotificationItem } from '@portal/contracts/notifications/notification'
import { type Answers, ok, refusal, renderPage, routing, serverError } from '@portal/testing'
import { asha } from '../testing/portfolio-samples'
import NotificationPage from './notification.page'
import NotificationsPage from './notifications.page'

jest.mock('@portal/kernel', () =>
  jest.requireActual<typeof import('@portal/testing')>('@portal/testing').routedKernel(),
)

const item = (trackerId: string, title: string, changes: Partial<NotificationItem['notification']> = {}) => ({
  trackerId,
  userId: asha.pan,
  read: false,
  sentDate: '2026-08-25T03:30:00.000Z',
  status: 'Pending',
  notification: {
    title,
    description: `About ${title}.`,
    url: null,
    ctaText: null,
    important: false,
    module: 'Portal',
    ...changes,
  },
})
const items = [
  item('n1', 'Your SIP ends', { important: true, url: './home/investments/transactions', ctaText: 'See' }),
  { ...item('n2', 'Units allotted'), read: true },
]
const answers: Answers = {
  'notification/history': ok({ historyDtos: items }),
  'notification/mark/read': ok({}),
}
const user = userEvent.setup()

test('the filters are exactly All and Important, with what is unread in each [S2.030, S9.036]', async () => {
  renderPage(NotificationsPage, { answers, investor: asha })
  const tabs = await screen.findAllByRole('tab')
  expect(tabs.map(({ textContent }) => textContent)).toEqual(['All1', 'Important1'])
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
  await user.click(screen.getByRole('tab', { name: /Important/ }))
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
  expect(routing.address()).toBe('/?show=Important')
  expect(screen.getByRole('link', { name: 'Unread: Important: Your SIP ends' })).toHaveAttribute(
    'href',
    '/home/notifications/notification?id=n1',
  )
})

test('marks all as read at once', async () => {
  const { callsOf } = renderPage(NotificationsPage, { answers, investor: asha })
  await user.click(await screen.findByRole('button', { name: 'Mark all as read' }))
  expect(callsOf('notification/mark/read')[0]?.body).toMatchObject({
    notifications: [{ trackerId: 'n1', notificationTitle: 'Your SIP ends' }],
  })
})

test('no notifications are nothing that failed [S8.080]', async () => {
  const none = { ...answers, 'notification/history': refusal('Notifications not found') }
  renderPage(NotificationsPage, { answers: none, investor: asha })
  expect(await screen.findByRole('heading', { level: 2, name: 'No notifications yet' })).toBeVisible()
})

test('says that the list did not load, and tries again', async () => {
  let attempts = 0
  const history = () => (attempts++ ? ok({ historyDtos: items }) : serverError)
  renderPage(NotificationsPage, { answers: { ...answers, 'notification/history': history }, investor: asha })
  expect(await screen.findByText('Your notifications did not load')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findAllByRole('listitem')).toHaveLength(2)
})

test('one notification stands on a page of its own, and is read by being opened [S2.031]', async () => {
  const { callsOf } = renderPage(NotificationPage, { answers, investor: asha, at: '/?id=n1' })
  expect(await screen.findByRole('heading', { level: 1, name: 'Your SIP ends' })).toBeVisible()
  expect(screen.getByText('About Your SIP ends.')).toBeVisible()
  await waitFor(() => expect(callsOf('notification/mark/read')).toHaveLength(1))
})

test('a notification that is read is not marked again; one that is not there leads to the list', async () => {
  const read = renderPage(NotificationPage, { answers, investor: asha, at: '/?id=n2' })
  await screen.findByRole('heading', { level: 1, name: 'Units allotted' })
  expect(read.callsOf('notification/mark/read')).toHaveLength(0)
  read.unmount()
  renderPage(NotificationPage, { answers, investor: asha, at: '/?id=other' })
  expect(await screen.findByRole('link', { name: 'See all notifications' })).toBeVisible()
})
