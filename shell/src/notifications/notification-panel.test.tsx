import { ApiError, routes, signOut } from '@portal/kernel'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { notification } from '../testing/notification-samples'
import { answerCalls, logIn, openPortal } from '../testing/portal'

const historyDtos = [
  notification('s1', {
    important: true,
    title: 'Your SIP ends',
    ctaText: 'Renew SIP',
    url: '/home/explore-funds',
  }),
  notification('o1', { title: 'New fund', ctaText: 'Read more', url: 'https://example.com/new' }),
  notification('o2', { title: 'Old news', read: true }),
]
const answers = { 'notification/history': { historyDtos }, 'notification/mark/read': {}, 'auth/logout': {} }

function atWidth(width: number) {
  window.matchMedia = (query: string) => {
    const [, kind, limit] = /\((min|max)-width: (\d+)px\)/.exec(query) ?? []
    const matches = kind === 'min' ? width >= Number(limit) : kind === 'max' && width <= Number(limit)
    return { matches, addEventListener: () => undefined, removeEventListener: () => undefined } as never
  }
}

async function openPanel(width = 1280, given: Record<string, unknown> = answers) {
  atWidth(width)
  const call = answerCalls(given)
  logIn()
  openPortal('/home/dashboard')
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Notifications, 2 unread' }))
  const panel = await screen.findByRole('dialog', { name: 'Notifications' })
  const marked = () =>
    call.mock.calls
      .filter(([endpoint]) => endpoint.path === 'notification/mark/read')
      .map(([, body]) =>
        (body as { notifications: { trackerId: string }[] }).notifications.map((each) => each.trackerId),
      )
  return { user, panel, call, marked }
}

afterEach(() => act(() => signOut('forced')))

test('the bell shows how many are unread and opens a side panel with tabs [S2.077] [S2.160]', async () => {
  const { panel } = await openPanel()
  expect(within(panel).getByRole('tab', { name: /SERVICE/ })).toHaveAttribute('aria-selected', 'true')
  expect(within(panel).getByText('Your SIP ends')).toBeVisible()
})

test('the history is a PUT with listAll, read and userId [S3.062] [S7.111]', async () => {
  const { call } = await openPanel()
  const list = call.mock.calls.find(([endpoint]) => endpoint.path === 'notification/history')
  expect(list?.[0].method).toBe('PUT')
  expect(list?.[1]).toEqual({ listAll: true, read: false, userId: 'ZZZPV1001A' })
})

test('marking as read sends title and tracker of each, and the user [S3.063] [S7.144]', async () => {
  const { user, panel, call } = await openPanel()
  await user.click(within(panel).getByRole('button', { name: 'Close notifications' }))
  await waitFor(() =>
    expect(call.mock.calls.find(([endpoint]) => endpoint.path === 'notification/mark/read')?.[1]).toEqual({
      userId: 'ZZZPV1001A',
      notifications: [{ notificationTitle: 'Your SIP ends', trackerId: 's1' }],
    }),
  )
})

test('tabs stand from 768 px up, a list to choose from below [S9.048]', async () => {
  const { panel } = await openPanel(768)
  expect(within(panel).getAllByRole('tab')).toHaveLength(2)
})

test('below 768 px there are no tabs [S9.048]', async () => {
  const { panel } = await openPanel(767)
  expect(within(panel).queryByRole('tab')).toBeNull()
  expect(within(panel).getByText(/Service \(1 unread\)/)).toBeVisible()
})

test('closing it marks what the tab showed as read and counts anew [S4.076]', async () => {
  const { user, panel, call, marked } = await openPanel()
  await user.click(within(panel).getByRole('tab', { name: /OTHER/ }))
  const countedBefore = call.mock.calls.filter(
    ([endpoint]) => endpoint.path === 'notification/history',
  ).length
  await user.click(within(panel).getByRole('button', { name: 'Close notifications' }))
  await waitFor(() => expect(marked()).toEqual([['o1']]))
  await waitFor(() =>
    expect(
      call.mock.calls.filter(([endpoint]) => endpoint.path === 'notification/history').length,
    ).toBeGreaterThan(countedBefore),
  )
})

test('VIEW ALL NOTIFICATIONS marks them as read and leads to the full list [S2.161]', async () => {
  const { user, panel, marked } = await openPanel()
  const all = within(panel).getByRole('link', { name: 'VIEW ALL NOTIFICATIONS' })
  expect(all).toHaveAttribute('href', `/investors${routes.notifications.path}`)
  await user.click(all)
  await waitFor(() => expect(marked()).toEqual([['s1']]))
})

test('a call to action marks its notification alone and opens its page', async () => {
  const { user, panel, marked } = await openPanel()
  await user.click(within(panel).getByRole('link', { name: 'Renew SIP' }))
  await screen.findByRole('heading', { name: 'Explore funds' })
  await waitFor(() => expect(marked()).toEqual([['s1']]))
})

test('a link to another site opens in a new tab [S4.083]', async () => {
  const { user, panel } = await openPanel()
  await user.click(within(panel).getByRole('tab', { name: /OTHER/ }))
  expect(within(panel).getByRole('link', { name: /Read more/ })).toHaveAttribute('target', '_blank')
  expect(within(panel).getByRole('link', { name: /Read more/ })).toHaveAttribute('rel', 'noopener noreferrer')
})

/** Opens the panel while the history answers this; nothing while it is on its way. */
async function openWith(history: unknown) {
  atWidth(1280)
  const given: Record<string, unknown> = { ...answers, 'notification/history': history }
  answerCalls(given)
  logIn()
  openPortal('/home/dashboard')
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Notifications' }))
  return { user, given, panel: within(await screen.findByRole('dialog', { name: 'Notifications' })) }
}

test('a list that did not load says so, and another try shows it', async () => {
  const { user, given, panel } = await openWith(new ApiError({ kind: 'http', status: 504, code: 'E' }))
  const retry = await panel.findByRole('button', { name: 'Try again' }, { timeout: 5000 })
  expect(panel.getByText('Your notifications did not load')).toBeVisible()
  expect(panel.queryByText(/No notifications yet/)).toBeNull()
  given['notification/history'] = { historyDtos }
  await user.click(retry)
  expect(await panel.findByText('Your SIP ends')).toBeVisible()
  expect(panel.queryByText('Your notifications did not load')).toBeNull()
})

test('what came meanwhile is there when the bell is pressed', async () => {
  const given: Record<string, unknown> = { ...answers }
  const { user, panel } = await openPanel(1280, given)
  await user.click(within(panel).getByRole('button', { name: 'Close notifications' }))
  const fresh = notification('s2', {
    important: true,
    title: 'Units allotted',
    sentDate: '2026-08-26T06:00:00Z',
  })
  given['notification/history'] = { historyDtos: [...historyDtos, fresh] }
  await user.click(await screen.findByRole('button', { name: /^Notifications/ }))
  expect(await screen.findByText('Units allotted')).toBeVisible()
})

test('a list on its way is no empty list', async () => {
  const { panel } = await openWith(new Promise(() => undefined))
  expect(panel.queryByText(/No notifications yet/)).toBeNull()
  expect(panel.queryByText('Your notifications did not load')).toBeNull()
})

test('two hundred notifications are one badge and three rows [S4.075]', async () => {
  const many = Array.from({ length: 200 }, (_, index) =>
    notification(`n${index}`, { title: `News ${index}` }),
  )
  atWidth(1280)
  answerCalls({ ...answers, 'notification/history': { historyDtos: many } })
  logIn()
  openPortal('/home/dashboard')
  const bell = await screen.findByRole('button', { name: 'Notifications, 200 unread' })
  await userEvent.click(bell)
  const panel = within(await screen.findByRole('dialog', { name: 'Notifications' }))
  expect(panel.getAllByRole('listitem')).toHaveLength(3)
})

test('when notifications are not found the bell counts none, and the panel says there are none [S8.080]', async () => {
  const none = new ApiError({ kind: 'refused', status: 200, code: '-1', message: 'Notifications not found' })
  const { panel } = await openWith(none)
  await waitFor(() => expect(panel.getByText(/No notifications yet/)).toBeVisible())
  expect(panel.queryByText('Your notifications did not load')).toBeNull()
})

test('where the count does not come the bell counts none', async () => {
  atWidth(1280)
  const call = answerCalls({ 'auth/logout': {} })
  logIn()
  openPortal('/home/dashboard')
  await waitFor(() =>
    expect(call.mock.calls.map(([endpoint]) => endpoint.path)).toContain('notification/history'),
  )
  expect(await screen.findByRole('button', { name: 'Notifications' })).toBeVisible()
})
