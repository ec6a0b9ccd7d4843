import { daysBetween } from '@portal/kernel/format'
import fc from 'fast-check'
import { thinned } from '../schemes/nav-history'
import { sampleDays } from './value-history'

const anyStretch = fc.integer({ min: 0, max: 8000 })
const dayAt = (days: number) => new Date(Date.UTC(2010, 0, 1 + days)).toISOString().slice(0, 10)

test('sampled days are a week apart or more, at most 200, and end today', () => {
  fc.assert(
    fc.property(anyStretch, (length) => {
      const days = sampleDays(dayAt(0), dayAt(length), 200)
      expect(days.length).toBeLessThanOrEqual(200)
      expect(days.at(-1)).toBe(dayAt(length))
      expect((days[0] ?? '') >= dayAt(0)).toBe(true)
      expect(days.every((day, index) => index === 0 || daysBetween(days[index - 1] ?? '', day) >= 7)).toBe(
        true,
      )
    }),
  )
})

test('thinning keeps the first and the last point, the order, and no more than asked for', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(anyStretch, { maxLength: 900 }),
      fc.integer({ min: 2, max: 400 }),
      (days, most) => {
        const points = days.sort((a, b) => a - b).map((day) => ({ date: dayAt(day) }))
        const kept = thinned(points, most)
        expect(kept.length).toBeLessThanOrEqual(most)
        expect([kept[0], kept.at(-1)]).toEqual([points[0], points.at(-1)])
        expect(points.filter((point) => kept.includes(point))).toEqual(kept)
      },
    ),
  )
})
