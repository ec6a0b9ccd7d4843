import fc from 'fast-check'
import { negated, sumUnits, valueOf } from '../allotment-math'
import type { LedgerMove } from '../ledger-reader'
import { moveOf } from '../../../test-kit/folios/moves'
import { type LotFacts, replayLots } from './replay-lots'

const none: LotFacts = { mergers: [], keepsPurchases: () => false, fairNavOf: () => undefined }
const fair: LotFacts = { ...none, fairNavOf: () => '40.0000' }
const merger: LotFacts = {
  ...none,
  mergers: [{ fromPlan: 'LMID-DG', intoPlan: 'FLEXI-DG', mergedOn: '2021-03-31' }],
  fairNavOf: (code) => ({ 'LMID-DG': '40.0000', 'FLEXI-DG': '55.0000' })[code],
}

const buy = (date: string, units: string, rupees: number, more: Partial<LedgerMove> = {}) =>
  moveOf({ date, units, amountPaise: rupees * 100, ...more })
const sell = (date: string, units: string, nav: string, more: Partial<LedgerMove> = {}) =>
  moveOf({
    kind: 'REDEMPTION',
    date,
    units: negated(units),
    nav,
    amountPaise: valueOf(units, nav),
    ...more,
  })
const partsOf = (moves: LedgerMove[], facts = none) =>
  replayLots(moves, facts).sales.flatMap(({ parts }) => parts)

test('a sale takes the oldest purchase first, and of the next one a part', () => {
  expect(
    partsOf([
      buy('2020-01-10', '100.000', 10_000),
      buy('2021-01-11', '50.000', 6_000),
      sell('2022-01-12', '120.000', '150.0000'),
    ]),
  ).toEqual([
    { boughtOn: '2020-01-10', units: '100.000', valuePaise: 15_000_00, costPaise: 10_000_00, fairNav: null },
    { boughtOn: '2021-01-11', units: '20.000', valuePaise: 3_000_00, costPaise: 2_400_00, fairNav: null },
  ])
})

test('a change of the IDCW option sells nothing: the purchases go over, and are sold with their own dates and costs', () => {
  const options = {
    ...none,
    keepsPurchases: (from: string, into: string) => from === 'LARGE-DD' && into === 'LARGE-DR',
  }
  const held = { planCode: 'LARGE-DD', otherPlanCode: 'LARGE-DR' }
  const change = { planCode: 'LARGE-DR', otherPlanCode: 'LARGE-DD' }
  const { sales, lots } = replayLots(
    [
      buy('2020-01-10', '100.000', 10_000, { planCode: 'LARGE-DD' }),
      buy('2021-01-11', '50.000', 6_000, { planCode: 'LARGE-DD' }),
      sell('2022-01-12', '150.000', '150.0000', { ...held, kind: 'SWITCH_OUT' }),
      buy('2022-01-12', '150.000', 22_500, { ...change, kind: 'SWITCH_IN' }),
      sell('2023-01-12', '120.000', '160.0000', { planCode: 'LARGE-DR' }),
    ],
    options,
  )
  expect(sales.map(({ parts }) => parts.map(({ boughtOn, costPaise }) => [boughtOn, costPaise]))).toEqual([
    [
      ['2020-01-10', 10_000_00],
      ['2021-01-11', 2_400_00],
    ],
  ])
  expect(lots.filter(({ unitsLeft }) => unitsLeft !== '0.000')).toMatchObject([
    { planCode: 'LARGE-DR', boughtOn: '2021-01-11', unitsLeft: '30.000', costLeftPaise: 3_600_00 },
  ])
})

test('the cost of a purchase that is sold bit by bit loses no paisa', () => {
  const bit = (date: string) => sell(date, '1.000', '40.0000')
  const parts = partsOf([
    buy('2020-01-10', '3.000', 100),
    bit('2021-01-11'),
    bit('2021-01-12'),
    bit('2021-01-13'),
  ])
  expect(parts.map(({ costPaise }) => costPaise)).toEqual([33_33, 33_34, 33_33])
})

test('instalments of a SIP are purchases of their own: one sale may be long and short', () => {
  const parts = partsOf([
    buy('2024-06-10', '10.000', 1_000, { kind: 'PURCHASE_SIP' }),
    buy('2024-07-10', '10.000', 1_100, { kind: 'PURCHASE_SIP' }),
    sell('2025-06-11', '20.000', '130.0000'),
  ])
  expect(parts.map(({ boughtOn, costPaise }) => [boughtOn, costPaise])).toEqual([
    ['2024-06-10', 1_000_00],
    ['2024-07-10', 1_100_00],
  ])
})

test('a sale for an amount is shared by its units, to the paisa', () => {
  const parts = partsOf([
    buy('2020-01-10', '0.100', 250),
    buy('2021-01-10', '10.000', 26_000),
    sell('2022-01-11', '0.400', '3000.0000', { amountPaise: 1_202_00 }),
  ])
  expect(parts.map(({ units, valuePaise }) => [units, valuePaise])).toEqual([
    ['0.100', 300_50],
    ['0.300', 901_50],
  ])
})

test('a switch sells on one side and buys on the other, on its own day', () => {
  const { sales, lots } = replayLots(
    [
      buy('2020-01-10', '100.000', 10_000),
      sell('2022-01-12', '100.000', '150.0000', { kind: 'SWITCH_OUT', otherPlanCode: 'LIQUID-DG' }),
      buy('2022-01-13', '3.750', 15_000, {
        kind: 'SWITCH_IN',
        planCode: 'LIQUID-DG',
        otherPlanCode: 'FLEXI-DG',
      }),
    ],
    none,
  )
  expect(sales).toHaveLength(1)
  expect(lots.at(-1)).toMatchObject({
    planCode: 'LIQUID-DG',
    boughtOn: '2022-01-13',
    costLeftPaise: 15_000_00,
  })
})

test('reinvested IDCW is a purchase of its own, paid out IDCW none', () => {
  const { lots } = replayLots(
    [
      buy('2020-01-10', '100.000', 10_000),
      moveOf({ kind: 'IDCW_PAYOUT', date: '2020-03-12', units: '0.000', amountPaise: 500_00 }),
      buy('2020-03-13', '4.500', 500, { kind: 'IDCW_REINVEST' }),
    ],
    none,
  )
  expect(lots.map(({ boughtOn, costLeftPaise }) => [boughtOn, costLeftPaise])).toEqual([
    ['2020-01-10', 10_000_00],
    ['2020-03-13', 500_00],
  ])
})

test('folios and schemes do not sell for one another', () => {
  const moves = [
    buy('2020-01-10', '10.000', 1_000),
    buy('2020-01-10', '10.000', 1_000, { folioNo: '91018029' }),
    buy('2020-01-10', '10.000', 1_000, { planCode: 'LARGE-DG' }),
    sell('2022-01-12', '10.000', '150.0000', { folioNo: '91018029' }),
  ]
  expect(replayLots(moves, none).lots.map(({ unitsLeft }) => unitsLeft)).toEqual([
    '10.000',
    '0.000',
    '10.000',
  ])
})

test('what was bought by 31 January 2018 knows its value of that day, later units do not', () => {
  const { lots } = replayLots([buy('2018-01-31', '1.000', 50), buy('2018-02-01', '1.000', 50)], fair)
  expect(lots.map(({ fairNav }) => fairNav)).toEqual(['40.0000', null])
})

test('a merger sells nothing: days, costs and the value of 31 January 2018 go over, lot by lot', () => {
  const into = { kind: 'SWITCH_IN', otherPlanCode: 'LMID-DG', date: '2021-03-31' } as const
  const { sales, lots } = replayLots(
    [
      buy('2017-09-29', '1000.000', 60_000, { planCode: 'LMID-DG' }),
      buy('2020-09-30', '100.000', 8_000, { planCode: 'LMID-DG' }),
      sell('2021-03-31', '1100.000', '100.0000', {
        kind: 'SWITCH_OUT',
        planCode: 'LMID-DG',
        otherPlanCode: 'FLEXI-DG',
      }),
      buy('2021-03-31', '500.000', 1_00_000, into),
      buy('2021-03-31', '50.000', 10_000, into),
    ],
    merger,
  )
  expect(sales).toEqual([])
  expect(lots.slice(2)).toMatchObject([
    { planCode: 'FLEXI-DG', boughtOn: '2017-09-29', costLeftPaise: 60_000_00, fairNav: '80.0000' },
    { planCode: 'FLEXI-DG', boughtOn: '2020-09-30', costLeftPaise: 8_000_00, fairNav: null },
  ])
})

test('a switch between the same plans on another day is a sale', () => {
  const moves = [
    buy('2017-09-29', '10.000', 600, { planCode: 'LMID-DG' }),
    sell('2021-03-30', '10.000', '100.0000', {
      kind: 'SWITCH_OUT',
      planCode: 'LMID-DG',
      otherPlanCode: 'FLEXI-DG',
    }),
  ]
  expect(replayLots(moves, merger).sales).toHaveLength(1)
})

const history = fc.array(
  fc.record({
    thousandths: fc.integer({ min: 1, max: 5_000_000 }),
    paise: fc.integer({ min: 1, max: 100_000_000 }),
    /** Of what is held then; 0 is a purchase. */
    soldShare: fc.oneof(fc.constant(0), fc.double({ min: 0.001, max: 1, noNaN: true })),
    tenThousandths: fc.integer({ min: 1, max: 50_000_000 }),
  }),
  { minLength: 1, maxLength: 30 },
)

test('for every history the parts of a sale make up the sale, and no unit and no paisa of cost is lost', () => {
  fc.assert(
    fc.property(history, (steps) => {
      const moves: LedgerMove[] = []
      let held = 0
      for (const [index, { thousandths, paise, soldShare, tenThousandths }] of steps.entries()) {
        const date = `20${String(10 + Math.floor(index / 12)).padStart(2, '0')}-${String((index % 12) + 1).padStart(2, '0')}-01`
        const sold = Math.floor(held * soldShare)
        if (soldShare && !sold) continue
        held += soldShare ? -sold : thousandths
        const nav = (tenThousandths / 10_000).toFixed(4)
        moves.push(
          soldShare
            ? sell(date, (sold / 1000).toFixed(3), nav)
            : moveOf({ date, units: (thousandths / 1000).toFixed(3), amountPaise: paise }),
        )
      }
      const { sales, lots } = replayLots(moves, none)
      for (const { move, parts } of sales) {
        expect(sumUnits(parts.map(({ units }) => units))).toBe(negated(move.units))
        expect(parts.reduce((sum, { valuePaise }) => sum + valuePaise, 0)).toBe(move.amountPaise)
      }
      const bought = moves.filter(({ kind }) => kind === 'PURCHASE')
      const soldCost = sales.flatMap(({ parts }) => parts).reduce((sum, { costPaise }) => sum + costPaise, 0)
      const leftCost = lots.reduce((sum, { costLeftPaise }) => sum + costLeftPaise, 0)
      expect(soldCost + leftCost).toBe(bought.reduce((sum, { amountPaise }) => sum + amountPaise, 0))
      expect(sumUnits(lots.map(({ unitsLeft }) => unitsLeft))).toBe(sumUnits(moves.map(({ units }) => units)))
    }),
  )
})
