import fc from 'fast-check'
import { isAbove, negated, sumUnits } from './allotment-math'
import { NotEnoughUnits, sellFirstIn, type Lot } from './fifo'

const lot = (entryId: number, boughtOn: string, unitsLeft: string, costLeftPaise: number): Lot => ({
  entryId,
  boughtOn,
  unitsLeft,
  costLeftPaise,
})

const anyLots = fc
  .array(
    fc.record({ day: fc.integer({ min: 10, max: 28 }), thousandths: fc.nat(5_000_000), cost: fc.nat(1e9) }),
    {
      maxLength: 12,
    },
  )
  .map((bought) =>
    bought.map(({ day, thousandths, cost }, index) =>
      lot(index + 1, `2026-01-${day}`, (thousandths / 1000).toFixed(3), thousandths ? cost : 0),
    ),
  )

const unitsOf = (lots: readonly Lot[]) => sumUnits(lots.map(({ unitsLeft }) => unitsLeft))
const costOf = (lots: readonly Lot[]) => lots.reduce((sum, { costLeftPaise }) => sum + costLeftPaise, 0)
const after = (lots: readonly Lot[], touched: readonly Lot[]) =>
  lots.map((each) => touched.find(({ entryId }) => entryId === each.entryId) ?? each)

test('sells the oldest purchase first, and of one day the one booked first', () => {
  const lots = [
    lot(3, '2026-02-01', '10.000', 1000),
    lot(2, '2026-01-01', '5.000', 600),
    lot(1, '2026-02-01', '4.000', 500),
  ]
  const sale = sellFirstIn(lots, '8.000')
  expect(sale.touched).toEqual([lot(2, '2026-01-01', '0.000', 0), lot(1, '2026-02-01', '1.000', 125)])
  expect(sale.costPaise).toBe(975)
})

test('refuses to sell more than there is', () => {
  expect(() => sellFirstIn([lot(1, '2026-01-01', '1.000', 10)], '1.001')).toThrow(NotEnoughUnits)
})

test('neither units nor cost get lost, and no lot goes below zero', () => {
  fc.assert(
    fc.property(anyLots, fc.double({ min: 0, max: 1, noNaN: true }), (lots, share) => {
      const units = (Number(unitsOf(lots)) * share).toFixed(3)
      fc.pre(!isAbove(units, unitsOf(lots)))
      const { touched, costPaise } = sellFirstIn(lots, units)
      const left = after(lots, touched)
      expect(unitsOf(left)).toBe(sumUnits([unitsOf(lots), negated(units)]))
      expect(costOf(left) + costPaise).toBe(costOf(lots))
      expect(left.every(({ unitsLeft, costLeftPaise }) => Number(unitsLeft) >= 0 && costLeftPaise >= 0)).toBe(
        true,
      )
    }),
  )
})

test('selling everything in parts costs what selling it at once costs', () => {
  fc.assert(
    fc.property(anyLots, fc.double({ min: 0, max: 1, noNaN: true }), (lots, share) => {
      const first = (Number(unitsOf(lots)) * share).toFixed(3)
      fc.pre(!isAbove(first, unitsOf(lots)))
      const one = sellFirstIn(lots, first)
      const rest = after(lots, one.touched)
      const two = sellFirstIn(rest, unitsOf(rest))
      expect(one.costPaise + two.costPaise).toBe(sellFirstIn(lots, unitsOf(lots)).costPaise)
    }),
  )
})
