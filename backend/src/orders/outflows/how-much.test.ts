import fc from 'fast-check'
import { isAbove, valueOf } from '../../folios/allotment-math'
import { isTooMuch, saleNow, saleOf, unitsToHold } from './how-much'

const rupees = fc.integer({ min: 1, max: 10_00_00_000 })
const anyNav = fc
  .integer({ min: 1, max: 99_999_999 })
  .map((tenThousandths) => (tenThousandths / 10_000).toFixed(4))
const anyUnits = fc
  .integer({ min: 1, max: 2_000_000_000 })
  .map((thousandths) => (thousandths / 1000).toFixed(3))
const amountOf = (amount: number) => ({ amountUnitType: 'AMOUNT', amount }) as const

test.each([
  [20_000_00, '87.5064', '228.555'],
  [50_000_00, '4012.3456', '12.462'],
  [1_000_00, '2345.6789', '0.426'],
  [500_00, '14.2857', '35.000'],
])('%i paise at a NAV of %s are paid to the paisa for %s units', (amount, nav, units) => {
  expect(saleOf(amountOf(amount), nav, '100000.000')).toEqual({ units, proceeds: amount })
})

test('an amount brings exactly itself for its units to the nearest thousandth, at any NAV; more than all is all for its worth', () => {
  fc.assert(
    fc.property(rupees, anyNav, anyUnits, (whole, nav, free) => {
      const amount = whole * 100
      const { units, proceeds } = saleOf(amountOf(amount), nav, free)
      expect(isAbove(units, free)).toBe(false)
      expect(proceeds).toBeLessThanOrEqual(Math.min(amount, valueOf(free, nav)))
      if (isTooMuch(amountOf(amount), nav, free)) {
        expect({ units, proceeds }).toEqual({ units: free, proceeds: valueOf(free, nav) })
      } else {
        expect(proceeds).toBe(amount)
        // Half a thousandth of a unit, and half a paisa by which the worth of all free units is rounded.
        expect(Math.abs(valueOf(units, nav) - amount)).toBeLessThanOrEqual(Number(nav) / 20 + 1)
      }
    }),
  )
})

test('what is on hold for an amount is enough for it at the same NAV, and nothing is sold of less than a thousandth', () => {
  fc.assert(
    fc.property(rupees, anyNav, anyUnits, (whole, nav, free) => {
      const requested = amountOf(whole * 100)
      fc.pre(!isTooMuch(requested, nav, free))
      const held = unitsToHold(requested, nav, free)
      const sale = saleNow(requested, nav, free, held)
      expect(sale === undefined || !isAbove(sale.units, held)).toBe(true)
    }),
  )
  expect(saleNow(amountOf(1_00), '4000.0000', '10.000', '0.001')).toBeUndefined()
})

test('units are sold as they were asked for, and none where fewer are left', () => {
  const requested = { amountUnitType: 'UNITS', units: '12.345' } as const
  expect(saleNow(requested, '100.0000', '20.000', '12.345')).toEqual({ units: '12.345', proceeds: 1_234_50 })
  expect(saleNow(requested, '100.0000', '12.344', '12.345')).toBeUndefined()
  expect(saleNow({ amountUnitType: 'ALL_UNITS' }, '100.0000', '12.344', '12.345')).toMatchObject({
    units: '12.344',
  })
})
