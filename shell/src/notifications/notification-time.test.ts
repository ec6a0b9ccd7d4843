import { notificationTime } from './notification-time'

const now = Date.parse('2026-08-25T07:48:00Z')

test.each([
  ['2026-08-25T03:30:00Z', 'Today, 9:00 am'],
  ['2026-08-24T18:29:00Z', '24 Aug'],
  ['2026-08-24T18:31:00Z', 'Today, 12:01 am'],
  ['2025-12-31T06:00:00Z', '31 Dec 2025'],
])('%s is shown as %s, on India’s calendar', (sent, shown) => expect(notificationTime(sent, now)).toBe(shown))
