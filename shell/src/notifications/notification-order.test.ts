import { notification } from '../testing/notification-samples'
import {
  compareNotifications,
  preferredTab,
  sortIntoTabs,
  toMarkRead,
  unreadCount,
} from './notification-order'

const ids = (items: readonly { trackerId: string }[]) => items.map((item) => item.trackerId)

test('newest first, then important, then awaiting approval, then unread [S4.074] [S3.065]', () => {
  const items = [
    notification('read', { read: true }),
    notification('unread'),
    notification('approval', { read: true, module: 'Distributor Portal' }),
    notification('important', { read: true, important: true }),
    notification('newest', { read: true, sentDate: '2026-08-20T06:00:01Z' }),
  ]
  expect(ids([...items].sort(compareNotifications))).toEqual([
    'newest',
    'important',
    'approval',
    'unread',
    'read',
  ])
})

test('important ones under Service, the rest under Other, three of each [S4.072] [S4.075] [S9.047]', () => {
  const items = ['1', '2', '3', '4'].flatMap((day) => [
    notification(`s${day}`, { important: true, sentDate: `2026-08-0${day}T06:00:00Z` }),
    notification(`o${day}`, { sentDate: `2026-08-0${day}T06:00:00Z` }),
  ])
  const { service, other } = sortIntoTabs(items)
  expect(ids(service)).toEqual(['s4', 's3', 's2'])
  expect(ids(other)).toEqual(['o4', 'o3', 'o2'])
})

test.each([
  [[], [], 'service'],
  [[1], [], 'service'],
  [[1], [1], 'service'],
  [[], [1], 'other'],
] as const)('with service %j and other %j the tab is %s [S4.073]', (service, other, expected) => {
  expect(preferredTab({ service, other })).toBe(expected)
})

test('Service marks only important ones as read, Other all that is shown [S4.077]', () => {
  const shown = [
    notification('important', { important: true }),
    notification('ordinary'),
    notification('done', { important: true, read: true }),
  ]
  expect(ids(toMarkRead('service', shown))).toEqual(['important'])
  expect(ids(toMarkRead('other', shown))).toEqual(['important', 'ordinary'])
})

test('the count is of unread ones', () => {
  expect(unreadCount([notification('1'), notification('2', { read: true })])).toBe(1)
})
