import { addDays } from '@portal/contracts/format'
import fc from 'fast-check'
import { negated, sumUnits, valueOf } from '../../folios/allotment-math'
import type { LedgerMove } from '../../folios/ledger-reader'
import { moveOf } from '../../../test-kit/folios/moves'
import { schemeAccount } from './scheme-account'

const holding = { folioNo: '91018018', planCode: 'FLEXI-DG' }
const nothing = { price: undefined, costPaise: 0 }
const first = '2020-01-01'
const days = 400

const histories = fc
  .array(
    fc.record({
      day: fc.nat(days - 1),
      thousandths: fc.integer({ min: -2_000_000, max: 5_000_000 }),
      nav: fc.integer({ min: 1, max: 50_000_000 }),
    }),
    { maxLength: 40 },
  )
  .map((steps) => steps.toSorted((a, b) => a.day - b.day))
  .map((steps) =>
    steps.map(({ day, thousandths, nav }): LedgerMove => {
      const units = (Math.abs(thousandths) / 1000).toFixed(3)
      const at = (nav / 10_000).toFixed(4)
      const sale = thousandths < 0
      return moveOf({
        kind: sale ? 'REDEMPTION' : 'PURCHASE',
        date: addDays(first, day),
        units: sale ? negated(units) : units,
        nav: at,
        amountPaise: valueOf(units, at),
      })
    }),
  )
const periods = fc
  .tuple(fc.nat(days), fc.nat(days))
  .map(([a, b]) => ({ from: addDays(first, Math.min(a, b)), to: addDays(first, Math.max(a, b)) }))

test('for every history and period, what was there and all that happened make what is there in the end', () => {
  fc.assert(
    fc.property(histories, periods, (moves, period) => {
      const { openingUnits, rows, closingUnits } = schemeAccount(moves, holding, period, nothing)
      expect(sumUnits([openingUnits, ...rows.map(({ move }) => move.units)])).toBe(closingUnits)
      expect(rows.at(-1)?.balance ?? openingUnits).toBe(closingUnits)
      const later = { from: addDays(period.to, 1), to: addDays(first, days + 1) }
      expect(schemeAccount(moves, holding, later, nothing).openingUnits).toBe(closingUnits)
    }),
  )
})

test('an account has the sign of an account: paid in is positive, paid out negative, IDCW changes no units', () => {
  const moves = [
    moveOf({ date: '2020-01-10', units: '10.000', amountPaise: 1_000_00 }),
    moveOf({ kind: 'IDCW_PAYOUT', date: '2020-03-10', units: '0.000', amountPaise: 50_00 }),
    moveOf({ kind: 'REDEMPTION', date: '2020-04-10', units: '-4.000', amountPaise: 480_00 }),
  ]
  const price = { nav: '130.0000', navDate: '2020-12-31' }
  const account = schemeAccount(
    moves,
    holding,
    { from: '2020-02-01', to: '2020-12-31' },
    { price, costPaise: 600_00 },
  )
  expect(account).toMatchObject({
    openingUnits: '10.000',
    closingUnits: '6.000',
    closing: price,
    valuePaise: 780_00,
  })
  expect(account.rows.map(({ amountPaise, balance }) => [amountPaise, balance])).toEqual([
    [-50_00, '10.000'],
    [-480_00, '6.000'],
  ])
})

test('what is sold out is worth nothing, whatever its NAV', () => {
  const moves = [
    moveOf({ date: '2020-01-10', units: '10.000' }),
    moveOf({ kind: 'REDEMPTION', date: '2020-04-10', units: '-10.000' }),
  ]
  const price = { nav: '130.0000', navDate: '2020-12-31' }
  const period = { from: '2020-01-01', to: '2020-12-31' }
  expect(schemeAccount(moves, holding, period, { price, costPaise: 0 })).toMatchObject({
    closing: null,
    valuePaise: 0,
  })
})
