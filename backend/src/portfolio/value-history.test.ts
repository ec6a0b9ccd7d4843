import { addDays } from '@portal/contracts/format'
import fc from 'fast-check'
import { dateOfDay, dayNumber } from '../calendar/day-number'
import { sumUnits, valueOf } from '../folios/allotment-math'
import { thinned } from '../schemes/nav-history'
import type { NavSeries } from '../schemes/nav-series'
import type { Move } from './position-ledger'
import { pointsOf, sampleDays } from './value-history'

const anyStretch = fc.integer({ min: 0, max: 8000 })
const dayAt = (days: number) => new Date(Date.UTC(2010, 0, 1 + days)).toISOString().slice(0, 10)

test('sampled days are a week apart or more, at most 200, and end today', () => {
  fc.assert(
    fc.property(anyStretch, (length) => {
      const days = sampleDays(0, length, 200)
      expect(days.length).toBeLessThanOrEqual(200)
      expect(days.at(-1)).toBe(length)
      expect(days[0]).toBeGreaterThanOrEqual(0)
      expect(days.every((day, index) => index === 0 || day - (days[index - 1] ?? day) >= 7)).toBe(true)
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

test('day numbers count as the calendar does, across leap years and centuries', () => {
  fc.assert(
    fc.property(fc.integer({ min: -25_567, max: 84_005 }), (day) => {
      expect(dateOfDay(day)).toBe(addDays('1970-01-01', day))
      expect(dayNumber(dateOfDay(day))).toBe(day)
    }),
  )
})

const plans = ['EQUITY-DG', 'LIQUID-RD']
const someDays = fc.uniqueArray(fc.integer({ min: 0, max: 400 }), { maxLength: 30 })
const sorted = (days: readonly number[]) => [...days].sort((a, b) => a - b)

/** NAVs from a ten-thousandth of a rupee to what the column holds. */
const anySeries: fc.Arbitrary<NavSeries> = someDays.chain((days) =>
  fc
    .array(fc.bigInt({ min: 1n, max: 99_999_999_999_999n }), {
      minLength: days.length,
      maxLength: days.length,
    })
    .map((navs) => ({ days: Int32Array.from(sorted(days)), navs: BigInt64Array.from(navs) })),
)

const anyMove: fc.Arbitrary<Move> = fc.record({
  holding: fc.constantFrom('1 EQUITY-DG', '2 EQUITY-DG', '1 LIQUID-RD'),
  plan: fc.constant(''),
  day: fc.integer({ min: 0, max: 400 }),
  thousandths: fc.bigInt({ min: -99_999_999n, max: 9_999_999_999n }),
  cost: fc.integer({ min: -1_000_000_00, max: 1_000_000_00 }),
})

const textOf = (scaled: bigint, digits: number) => {
  const text = (scaled < 0n ? -scaled : scaled).toString().padStart(digits + 1, '0')
  return `${scaled < 0n ? '-' : ''}${text.slice(0, -digits)}.${text.slice(-digits)}`
}

/** Anew for every day, in decimals: all moves up to it, each holding at the last NAV that is not after it. */
function slowly(days: readonly number[], moves: readonly Move[], navs: ReadonlyMap<string, NavSeries>) {
  return days.map((day) => {
    const until = moves.filter((move) => move.day <= day)
    const worth = [...new Set(until.map(({ holding }) => holding))].map((name) => {
      const own = until.filter(({ holding }) => holding === name)
      const series = navs.get(own[0]!.plan)!
      const place = series.days.findLastIndex((each) => each <= day)
      const units = sumUnits(own.map(({ thousandths }) => textOf(thousandths, 3)))
      return valueOf(units, textOf(series.navs[place] ?? 0n, 4))
    })
    const sum = (of: readonly number[]) => of.reduce((one, other) => one + other, 0)
    return { date: dateOfDay(day), value: sum(worth), invested: sum(until.map(({ cost }) => cost)) }
  })
}

test('the value over time in whole numbers is to the paisa the one in decimals', () => {
  fc.assert(
    fc.property(
      someDays,
      fc.array(anyMove, { maxLength: 20 }),
      fc.tuple(anySeries, anySeries),
      (days, any, both) => {
        const moves = any
          .map((move) => ({ ...move, plan: move.holding.slice(2) }))
          .sort((a, b) => a.day - b.day)
        const navs = new Map(plans.map((plan, place) => [plan, both[place]!]))
        expect(pointsOf(sorted(days), moves, navs)).toEqual(slowly(sorted(days), moves, navs))
      },
    ),
  )
})
