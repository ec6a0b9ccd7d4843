import { openingOf } from './branch-hours'

test.each([
  ['a Tuesday before 9:30 am', '2026-08-25T03:59:59Z', false, '2026-08-25'],
  ['9:30 am sharp', '2026-08-25T04:00:00Z', true, '2026-08-25'],
  ['a second before 5:30 pm', '2026-08-25T11:59:59Z', true, '2026-08-25'],
  ['5:30 pm sharp', '2026-08-25T12:00:00Z', false, '2026-08-26'],
  ['a Saturday at noon', '2026-08-22T06:30:00Z', false, '2026-08-24'],
  ['a Thursday evening before a holiday and a weekend', '2026-10-01T13:00:00Z', false, '2026-10-05'],
])('%s, at %s: the branches are open: %s, next on %s', (_when, now, isOpen, opensOn) => {
  expect(openingOf(new Date(now))).toMatchObject({ isOpen, opensOn })
})
