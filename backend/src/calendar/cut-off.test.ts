import fc from 'fast-check'
import { indiaDate } from '@portal/contracts/format'
import type { SchemeKind } from '../regulation/regulated-rules'
import { isBusinessDay, nextBusinessDay } from './business-day'
import {
  applicableNavDate,
  cutOffAt,
  cutOffTime,
  navDateAfterCutOff,
  redemptionNavDate,
  unitsOn,
} from './cut-off'
import { indiaMoment } from './india-time'

const anyMoment = fc.date({
  min: new Date('2021-02-01T00:00:00Z'),
  max: new Date('2030-12-31T00:00:00Z'),
  noInvalidDate: true,
})
const anyKind = fc.constantFrom<SchemeKind>('liquid', 'overnight', 'other')

test.each<[string, string, SchemeKind, string]>([
  ['Tuesday before three', '2026-08-25 14:59:59.999', 'other', '2026-08-25'],
  ['Tuesday at three sharp', '2026-08-25 15:00:00.000', 'other', '2026-08-26'],
  ['Friday after three', '2026-08-21 15:00:00.001', 'other', '2026-08-24'],
  ['Saturday morning', '2026-08-22 09:00:00.000', 'other', '2026-08-24'],
  ['the eve of a holiday, late', '2026-10-01 18:00:00.000', 'other', '2026-10-05'],
  ['liquid on Tuesday in time', '2026-08-25 13:29:59.999', 'liquid', '2026-08-24'],
  ['liquid on Tuesday, one millisecond late', '2026-08-25 13:30:00.000', 'liquid', '2026-08-25'],
  ['liquid on Monday: Sunday has a NAV too', '2026-08-24 10:00:00.000', 'liquid', '2026-08-23'],
  ['liquid on Friday, late', '2026-08-21 13:30:00.000', 'overnight', '2026-08-23'],
])('%s: money realised at %s in a %s fund buys at the NAV of %s', (_what, at, kind, navDate) => {
  const [date = '', time = ''] = at.split(' ')
  expect(applicableNavDate(indiaMoment(date, time), kind)).toBe(navDate)
})

test.each<[string, SchemeKind, string]>([
  ['2026-08-25 14:59:59.999', 'other', '2026-08-25'],
  ['2026-08-25 15:00:00.000', 'other', '2026-08-26'],
  ['2026-08-21 14:59:00.000', 'liquid', '2026-08-23'],
  ['2026-08-25 18:59:59.999', 'overnight', '2026-08-25'],
  ['2026-08-25 19:00:00.000', 'overnight', '2026-08-26'],
  ['2026-08-27 14:59:59.999', 'liquid', '2026-08-27'],
  ['2026-08-27 16:00:00.000', 'liquid', '2026-08-28'],
  ['2026-08-27 19:00:00.000', 'overnight', '2026-08-28'],
  ['2026-08-28 14:59:59.999', 'liquid', '2026-08-30'],
  ['2026-08-28 15:00:00.000', 'liquid', '2026-08-31'],
  ['2026-08-29 10:00:00.000', 'liquid', '2026-08-31'],
  ['2026-09-30 14:59:59.999', 'liquid', '2026-09-30'],
  ['2026-09-30 16:00:00.000', 'liquid', '2026-10-01'],
  ['2026-10-01 10:00:00.000', 'liquid', '2026-10-04'],
  ['2025-05-30 18:00:00.000', 'overnight', '2025-06-02'],
])('units asked back at %s from a %s fund are sold at the NAV of %s', (at, kind, navDate) => {
  const [date = '', time = ''] = at.split(' ')
  expect(redemptionNavDate(indiaMoment(date, time), kind)).toBe(navDate)
})

test('knows the times of the day and refuses days before the rules began', () => {
  expect(cutOffTime('2026-08-25', 'other')).toBe('15:00')
  expect(cutOffTime('2026-08-25', 'liquid')).toBe('13:30')
  expect(() => cutOffTime('2021-01-29', 'other')).toThrow(RangeError)
})

test('the announced cut-off is the last moment of the announced NAV, to the millisecond', () => {
  fc.assert(
    fc.property(anyMoment, anyKind, (now, kind) => {
      const cutOff = cutOffAt(now, kind)
      expect(cutOff.getTime()).toBeGreaterThan(now.getTime())
      expect(applicableNavDate(new Date(cutOff.getTime() - 1), kind)).toBe(applicableNavDate(now, kind))
      expect(applicableNavDate(cutOff, kind)).toBe(navDateAfterCutOff(now, kind))
      expect(navDateAfterCutOff(now, kind) > applicableNavDate(now, kind)).toBe(true)
    }),
  )
})

test('later money never gets an earlier NAV, and no equity NAV dates before the money', () => {
  fc.assert(
    fc.property(anyMoment, fc.nat(10 * 86_400_000), anyKind, (first, wait, kind) => {
      const second = new Date(first.getTime() + wait)
      expect(applicableNavDate(second, kind) >= applicableNavDate(first, kind)).toBe(true)
      const equity = applicableNavDate(first, 'other')
      expect(equity >= indiaDate(first) && isBusinessDay(equity)).toBe(true)
      expect(unitsOn(equity)).toBe(nextBusinessDay(equity))
    }),
  )
})
