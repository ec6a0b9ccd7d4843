import fc from 'fast-check'
import { isBusinessDay, nextBusinessDay } from '../../calendar/business-day'
import { unitsOn } from '../../calendar/cut-off'
import { indiaMoment } from '../../calendar/india-time'
import { navDateFor, purchaseDates, type DatedScheme } from './purchase-dates'

const fund: DatedScheme = { kind: 'other', nfoStart: null, nfoEnd: null }
const offer: DatedScheme = { kind: 'other', nfoStart: '2026-08-18', nfoEnd: '2026-09-01' }
const tuesday = (time: string) => indiaMoment('2026-08-25', time)

test('before the cut-off money gets the NAV of the day, from it on that of the next business day', () => {
  expect(navDateFor(fund, tuesday('14:59:59.999'))).toBe('2026-08-25')
  expect(navDateFor(fund, tuesday('15:00:00.000'))).toBe('2026-08-26')
})

test('a quote tells the cut-off, both NAV dates and both days of the units', () => {
  expect(purchaseDates(fund, tuesday('13:18:00'))).toEqual({
    cutOff: '15:00',
    cutOffAt: '2026-08-25T09:30:00.000Z',
    serverNow: '2026-08-25T07:48:00.000Z',
    navDateIfPaidNow: '2026-08-25',
    navDateIfPaidLater: '2026-08-26',
    unitsOnIfPaidNow: '2026-08-26',
    unitsOnIfPaidLater: '2026-08-27',
  })
})

test('all the money of an offer gets units on the same day', () => {
  const dates = purchaseDates(offer, tuesday('13:18:00'))
  expect(dates.navDateIfPaidNow).toBe('2026-09-04')
  expect(dates.navDateIfPaidLater).toBe('2026-09-04')
  expect(navDateFor(offer, indiaMoment('2026-09-02', '10:00:00'))).toBe('2026-09-04')
})

test('money never gets a NAV that was known when it came, and never waits beyond the next business day', () => {
  const moments = fc.date({
    min: new Date('2024-01-01T00:00:00Z'),
    max: new Date('2027-12-31T00:00:00Z'),
    noInvalidDate: true,
  })
  fc.assert(
    fc.property(moments, (moment) => {
      const navDate = navDateFor(fund, moment)
      const day = new Date(moment.getTime() + 5.5 * 3_600_000).toISOString().slice(0, 10)
      expect(isBusinessDay(navDate)).toBe(true)
      expect(navDate >= day).toBe(true)
      expect(navDate <= nextBusinessDay(day)).toBe(true)
    }),
  )
})

/** When money comes, into what fund; the NAV and the day of the units, by the calendar of 2026 on paper. */
const table: [string, DatedScheme['kind'], string, string][] = [
  ['2026-08-25 09:00', 'other', '2026-08-25', '2026-08-26'],
  ['2026-08-25 15:00', 'other', '2026-08-26', '2026-08-27'],
  ['2026-08-28 14:59', 'other', '2026-08-28', '2026-08-31'],
  ['2026-08-28 15:01', 'other', '2026-08-31', '2026-09-01'],
  ['2026-08-29 10:00', 'other', '2026-08-31', '2026-09-01'],
  ['2026-08-30 23:59', 'other', '2026-08-31', '2026-09-01'],
  ['2026-08-31 14:59', 'other', '2026-08-31', '2026-09-01'],
  ['2026-08-31 15:00', 'other', '2026-09-01', '2026-09-02'],
  ['2026-09-11 15:00', 'other', '2026-09-15', '2026-09-16'],
  ['2026-09-14 10:00', 'other', '2026-09-15', '2026-09-16'],
  ['2026-10-01 14:00', 'other', '2026-10-01', '2026-10-05'],
  ['2026-10-01 16:00', 'other', '2026-10-05', '2026-10-06'],
  ['2026-10-02 09:00', 'other', '2026-10-05', '2026-10-06'],
  ['2026-10-19 15:30', 'other', '2026-10-21', '2026-10-22'],
  ['2026-12-24 15:00', 'other', '2026-12-28', '2026-12-29'],
  ['2026-08-25 13:29', 'liquid', '2026-08-24', '2026-08-25'],
  ['2026-08-25 13:30', 'liquid', '2026-08-25', '2026-08-26'],
  ['2026-08-28 13:30', 'liquid', '2026-08-30', '2026-08-31'],
  ['2026-08-31 10:00', 'liquid', '2026-08-30', '2026-08-31'],
  ['2026-10-01 14:00', 'overnight', '2026-10-04', '2026-10-05'],
]
test.each(table)('money of %s in a fund (%s): NAV of %s, units on %s', (at, kind, navDate, units) => {
  const [date = '', time = ''] = at.split(' ')
  const nav = navDateFor({ ...fund, kind }, indiaMoment(date, time))
  expect([nav, unitsOn(nav)]).toEqual([navDate, units])
})
