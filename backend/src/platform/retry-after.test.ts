import { readRetryAfter } from './retry-after'

const now = Date.UTC(2026, 7, 25, 6, 30)
beforeEach(() => void jest.spyOn(Date, 'now').mockReturnValue(now))
afterEach(() => jest.restoreAllMocks())

test.each([
  ['7', 7000],
  ['900', 900_000],
  ['901', 900_000],
  ['99999999999999999999999', 900_000],
  ['9'.repeat(400), 900_000],
  ['Tue, 25 Aug 2026 06:32:00 GMT', 120_000],
  ['Tuesday, 25-Aug-26 06:32:00 GMT', 120_000],
  ['Tue Aug 25 06:32:00 2026', 120_000],
  ['Fri, 25 Aug 2126 06:32:00 GMT', 900_000],
])('who asks to wait by "%s" is waited for %i ms', (header, ms) => {
  expect([readRetryAfter(429, header), readRetryAfter(503, header)]).toEqual([ms, ms])
})

test.each([
  null,
  undefined,
  '',
  'soon',
  '0',
  '-5',
  '-120',
  '1.5',
  '1e3',
  '0x10',
  '5, 5',
  '12 minutes',
  '2126-08-25T06:32:00Z',
  '25 Aug 2126 06:32:00',
  'Tue',
  'Tuesday',
  'Tue, 25 Aug 2026 06:30:00 GMT',
  'Tue, 25 Aug 2026 06:29:00 GMT',
  'Tue, 99 Aug 2126 06:32:00 GMT',
  '\u0000',
])('by %j nobody is asked to wait: too many calls wait a moment, all else as tries do', (header) => {
  expect([readRetryAfter(429, header), readRetryAfter(503, header)]).toEqual([15_000, undefined])
})
