// @needs-page
import { act } from '@testing-library/react'
import type { NotificationItem } from '@portal/contracts/notifications/notification'
import { answerCalls, bodiesOf, logIn } from '../testing/portal'
import { followNotification } from './follow-notification'

const item = (url: string | null): NotificationItem => ({
  trackerId: 't1',
  userId: 'ZZZPV1001A',
  read: false,
  sentDate: '2026-08-25T04:00:00.000Z',
  status: 'Pending',
  notification: { title: 'T', description: 'D', url, ctaText: 'Go', important: false, module: 'Portal' },
})

async function follow(url: string | null) {
  const call = answerCalls({ 'notification/analytics': {}, 'notification/mark/status': {} })
  await logIn()
  const open = jest.spyOn(window, 'open').mockReturnValue(null)
  const host = { navigate: jest.fn(), refuse: jest.fn() }
  await act(async () => followNotification(item(url), host))
  return { call, open, ...host }
}

test('a link of a notification opens its page of the portal and counts the click', async () => {
  const { call, navigate } = await follow('./home/investments/portfolio')
  expect(navigate.mock.calls).toEqual([['/home/investments/portfolio']])
  expect(bodiesOf(call, 'notification/analytics')).toHaveLength(1)
})

test('another site opens in a tab of its own, without a way back into this one', async () => {
  const { navigate, open } = await follow('https://example.org/news')
  expect(open.mock.calls).toEqual([['https://example.org/news', '_blank', 'noopener,noreferrer']])
  expect(navigate).not.toHaveBeenCalled()
})

test.each([null, 'javascript:alert(1)', 'http://example.org/', '/outside'])(
  '%p leads nowhere',
  async (url) => {
    const { navigate, open } = await follow(url)
    expect(navigate).not.toHaveBeenCalled()
    expect(open).not.toHaveBeenCalled()
  },
)
