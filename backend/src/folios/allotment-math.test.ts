import fc from 'fast-check'
import { type StampDutyRule, stampDutyRules } from '../regulation/regulated-rules'
import {
  costShare,
  negated,
  percentOf,
  proceedsOfParts,
  stampDutyOn,
  sumUnits,
  unitsFor,
  unitsToBring,
  valueOf,
} from './allotment-math'

const paise = fc.integer({ min: 1, max: 100_00_00_00_000 })
const nav = fc
  .integer({ min: 1, max: 99_999_999 })
  .map((tenThousandths) => (tenThousandths / 10_000).toFixed(4))
const thousandths = fc.bigInt({ min: 0n, max: 10n ** 12n })
const asUnits = (count: bigint) => `${count / 1000n}.${String(count % 1000n).padStart(3, '0')}`

test.each([
  [25_000_00, 1_25],
  [5_000_00, 25],
  [3_000_00, 15],
  [500_00, 2],
  [100_00, 0],
  [1_00_00_000_00, 499_98],
])('stamp duty in %i paise is %i paise', (amount, duty) => {
  expect(stampDutyOn(amount, '2026-08-25')).toBe(duty)
})

test('no stamp duty was due before July 2020', () => {
  expect([stampDutyOn(25_000_00, '2020-06-30'), stampDutyOn(25_000_00, '2020-07-01')]).toEqual([0, 1_25])
})

test('how duty is rounded below Rs 1,000, and from which day, is a rule of the table', () => {
  const upBelowThousand: StampDutyRule = {
    from: '2026-10-01',
    percent: '0.005',
    bands: [
      { below: 1_000_00, share: 'of what is paid', rounding: 'up' },
      { share: 'of what is invested', rounding: 'nearest' },
    ],
  }
  const rules = [...stampDutyRules, upBelowThousand]
  const duties = (date: string) =>
    [100_00, 500_00, 999_99, 1_000_00, 5_000_00].map((amount) => stampDutyOn(amount, date, rules))
  expect(duties('2026-09-30')).toEqual([0, 2, 5, 5, 25])
  expect(duties('2026-10-01')).toEqual([1, 3, 5, 5, 25])
})

test.each([
  [4_999_75, '149.6400', '33.412'],
  [2_999_85, '2198.2550', '1.365'],
  [499_97, '296.0196', '1.689'],
  [24_998_75, '98.4215', '253.997'],
])('%i paise at a NAV of %s buy %s units', (net, at, units) => {
  expect(unitsFor(net, at)).toBe(units)
})

test('stamp duty is the share of what is left, to the nearest paisa, and never more than was paid', () => {
  fc.assert(
    fc.property(paise, (amount) => {
      const duty = stampDutyOn(amount, '2026-08-25')
      // duty / net = 0.005 / 100, so 100.005 × duty differs from 0.005 × amount by at most half a paisa's worth.
      expect(Math.abs(duty * 100_005 - amount * 5)).toBeLessThanOrEqual(50_003)
      expect(duty).toBeGreaterThanOrEqual(0)
      expect(duty).toBeLessThan(amount)
    }),
  )
})

test('units come within half a thousandth of the money, as exact integers show', () => {
  fc.assert(
    fc.property(paise, nav, (net, at) => {
      const units = BigInt(unitsFor(net, at).replace('.', ''))
      const navTenThousandths = BigInt(at.replace('.', ''))
      // units × nav and money, both in ten-millionths of a rupee
      const difference = units * navTenThousandths - BigInt(net) * 100_000n
      const size = difference < 0n ? -difference : difference
      expect(size * 2n <= navTenThousandths).toBe(true)
    }),
  )
})

test('what money buys is worth that money again, but for the rounding of units', () => {
  fc.assert(
    fc.property(paise, nav, (net, at) => {
      const worth = valueOf(unitsFor(net, at), at)
      expect(Math.abs(worth - net)).toBeLessThanOrEqual(Number(at) / 20 + 1)
    }),
  )
})

test('opening and movements sum to the closing balance to three decimals', () => {
  fc.assert(
    fc.property(thousandths, fc.array(thousandths, { maxLength: 50 }), (opening, movements) => {
      const signed = movements.map((count, index) => (index % 2 ? negated(asUnits(count)) : asUnits(count)))
      const closing = movements.reduce(
        (sum, count, index) => (index % 2 ? sum - count : sum + count),
        opening,
      )
      expect(Number(sumUnits([asUnits(opening), ...signed]).replace('.', ''))).toBe(Number(closing))
    }),
  )
})

test('a part never costs more than the whole, and the whole costs all of it', () => {
  fc.assert(
    fc.property(paise, thousandths, thousandths, (cost, a, b) => {
      const [part, whole] = a < b ? [a, b + 1n] : [b, a + 1n]
      expect(costShare(cost, asUnits(part), asUnits(whole))).toBeLessThanOrEqual(cost)
      expect(costShare(cost, asUnits(whole), asUnits(whole))).toBe(cost)
    }),
  )
})

/** Rupees, duty in paise (0.005 of 100.005, to the nearest paisa), NAV, units: worked out from the field's formula. */
const bought: [number, number, string, string][] = [
  [100, 0, '10.0000', '10.000'],
  [250, 1, '10.0000', '24.999'],
  [500, 2, '10.5321', '47.472'],
  [999, 5, '12.3456', '80.915'],
  [1000, 5, '10.0000', '99.995'],
  [1500, 7, '25.1000', '59.758'],
  [2000, 10, '98.4215', '20.320'],
  [2500, 12, '64.1180', '38.989'],
  [3000, 15, '2198.2550', '1.365'],
  [4999, 25, '149.6400', '33.405'],
  [5000, 25, '149.6400', '33.412'],
  [7500, 37, '98.4215', '76.199'],
  [10000, 50, '33.3333', '299.985'],
  [12345, 62, '17.7770', '694.402'],
  [25000, 125, '98.4215', '253.997'],
  [50000, 250, '1000.0000', '49.998'],
  [99999, 500, '55.5555', '1799.894'],
  [100000, 500, '98.4215', '1015.987'],
  [1234567, 6173, '312.0450', '3956.177'],
  [10000000, 49998, '98.4215', '101598.736'],
]
test.each(bought)('Rs %i: stamp duty of %i paise, and at a NAV of %s %s units', (rupees, duty, at, units) => {
  expect(stampDutyOn(rupees * 100, '2026-08-25')).toBe(duty)
  expect(unitsFor(rupees * 100 - duty, at)).toBe(units)
})

test('the parts of a sale share what it brought: as their running values where it is their worth, else by units', () => {
  expect(proceedsOfParts(['1.000', '1.000', '1.000'], 100_00, '33.3333')).toEqual([33_33, 33_34, 33_33])
  expect(proceedsOfParts(['0.100', '0.300'], 1_202_00, '3000.0000')).toEqual([300_50, 901_50])
  fc.assert(
    fc.property(
      fc.array(fc.bigInt({ min: 1n, max: 10n ** 9n }).map(asUnits), { minLength: 1, maxLength: 6 }),
      nav,
      fc.double({ min: -0.5, max: 0.5, noNaN: true }),
      (parts, at, thousandth) => {
        const proceeds = Math.max(
          0,
          Math.round(valueOf(sumUnits(parts), at) + (thousandth * Number(at)) / 10),
        )
        const shares = proceedsOfParts(parts, proceeds, at)
        expect(shares.reduce((sum, paise) => sum + paise, 0)).toBe(proceeds)
        expect(Math.min(...shares)).toBeGreaterThanOrEqual(0)
      },
    ),
  )
})

test('half a paisa is rounded up, of a share as of a value, and so is half a thousandth of a unit', () => {
  expect(percentOf(2_500_00, '0.001')).toBe(3)
  expect(valueOf('0.500', '0.0500')).toBe(3)
  expect(costShare(5, '1.000', '2.000')).toBe(3)
  expect(unitsFor(25, '100.0000')).toBe('0.003')
})

test('the units that bring an amount are never too few, and a thousandth less would be', () => {
  expect(unitsToBring(1_000_00, '98.4215')).toBe('10.161')
  expect(unitsToBring(1_000_00, '100.0000')).toBe('10.000')
})
