import fc from 'fast-check'
import { addDays } from '@portal/contracts/format'
import { sumUnits, valueOf } from '../../folios/allotment-math'
import type { Lot } from '../../folios/fifo'
import { outflowCost } from './outflow-cost'

const soldOn = '2026-08-25'
const equity = { category: 'EQUITY', subCategory: 'Flexi Cap', exitLoad: 'YEAR' } as const
const debt = { category: 'DEBT', subCategory: 'Corporate Bond', exitLoad: 'NONE' } as const
const overseas = { category: 'INTERNATIONAL', subCategory: 'Overseas FoF', exitLoad: 'YEAR' } as const
const mixed = { category: 'HYBRID', subCategory: 'Multi Asset', exitLoad: 'NONE' } as const
const liquid = { category: 'DEBT', subCategory: 'Corporate Bond', exitLoad: 'LIQUID' } as const
const lot = (boughtOn: string, unitsLeft: string, costLeftPaise: number, entryId = 1): Lot => ({
  entryId,
  boughtOn,
  unitsLeft,
  costLeftPaise,
})
const at = (
  scheme: typeof equity | typeof debt | typeof overseas | typeof mixed | typeof liquid,
  livesAbroad = false,
) => ({
  scheme,
  nav: '100.0000',
  soldOn,
  livesAbroad,
})

test('each purchase bears its own load: the old one none, the new one 1%', () => {
  const lots = [lot('2024-01-10', '100.000', 8_000_00), lot('2026-01-10', '100.000', 9_500_00, 2)]
  const cost = outflowCost(lots, '150.000', at(equity))
  expect(cost).toMatchObject({ proceeds: 15_000_00, exitLoad: 50_00, stt: 15, tds: 0, net: 14_949_85 })
  expect(cost.lots).toMatchObject([
    { units: '100.000', loadPercent: '0', exitLoad: 0, loadFreeFrom: null, gain: 2_000_00, longTerm: true },
    { units: '50.000', loadPercent: '1', exitLoad: 50_00, loadFreeFrom: '2027-01-11', gain: 200_00 },
  ])
})

test.each([
  ['365 days ago', '2025-08-25', 100_00],
  ['366 days ago', '2025-08-24', 0],
])('what was bought %s bears of Rs 10,000 a load of %i paise', (_when, boughtOn, load) => {
  expect(outflowCost([lot(boughtOn, '100.000', 1)], '100.000', at(equity)).exitLoad).toBe(load)
})

test.each([
  [0, '0.0070'],
  [1, '0.0070'],
  [2, '0.0065'],
  [3, '0.0060'],
  [4, '0.0055'],
  [5, '0.0050'],
  [6, '0.0045'],
  [7, '0'],
])('a liquid fund left after %i days costs %s percent', (days, percent) => {
  const [sold] = outflowCost([lot(addDays(soldOn, -days), '1000.000', 1)], '1000.000', at(liquid)).lots
  expect(sold?.loadPercent).toBe(percent)
})

test.each([
  ['an equity fund within a year, 20%', equity, '2025-08-25', 20],
  ['an equity fund after a year, 12.5%', equity, '2025-08-24', 12.5],
  ['a debt fund, however long, 30%', debt, '2023-04-01', 30],
  ['a debt fund bought before April 2023, 12.5%', debt, '2023-03-31', 12.5],
  ['a fund of foreign shares within two years, 30%', overseas, '2024-08-25', 30],
  ['a fund of foreign shares after two years, 12.5%', overseas, '2024-08-24', 12.5],
  ['a fund of shares, bonds and gold after two years, 12.5%', mixed, '2024-08-24', 12.5],
] as const)('tax and cess of who lives abroad on gains of %s', (_what, scheme, boughtOn, rate) => {
  const cost = outflowCost([lot(boughtOn, '100.000', 6_000_00)], '100.000', at(scheme, true))
  const gain = 10_000_00 - 6_000_00 - cost.exitLoad
  expect(cost.tds).toBe(Math.round((gain * rate) / 100) + Math.round((gain * rate * 4) / 100_00))
  expect(outflowCost([lot(boughtOn, '100.000', 6_000_00)], '100.000', at(scheme)).tds).toBe(0)
})

test('units of before February 2018 count with their value of that day, up to what they bring', () => {
  const old = (fairNav: string | null) => [{ ...lot('2016-07-29', '100.000', 2_000_00), fairNav }]
  const taxed = (fairNav: string | null) => outflowCost(old(fairNav), '100.000', at(equity, true))
  expect(taxed(null).lots[0]?.gain).toBe(8_000_00)
  expect(taxed('60.0000')).toMatchObject({ lots: [{ gain: 4_000_00 }], tds: 520_00 })
  expect(taxed('150.0000')).toMatchObject({ lots: [{ gain: 0 }], tds: 0 })
  expect(taxed('10.0000').lots[0]?.gain).toBe(8_000_00)
})

test.each([
  ['Rs 50 lakh, no surcharge', 50_00_000, 6_50_000],
  ['Rs 60 lakh, 10%', 60_00_000, 8_58_000],
  ['Rs 1.2 crore, 15%', 1_20_00_000, 17_94_000],
])('on a long gain of %s', (_what, rupees, tds) => {
  const lots = [lot('2020-01-10', `${rupees / 100}.000`, 0)]
  expect(outflowCost(lots, `${rupees / 100}.000`, at(equity, true)).tds).toBe(tds * 100)
})

test('a loss is not taxed, and no securities tax is taken but from equity', () => {
  const lots = [lot('2024-01-10', '10.000', 5_000_00)]
  expect(outflowCost(lots, '10.000', at(equity, true))).toMatchObject({ tds: 0, stt: 1 })
  expect(outflowCost(lots, '10.000', at(debt, true))).toMatchObject({ tds: 0, stt: 0 })
  expect(outflowCost(lots, '10.000', at(overseas, true))).toMatchObject({ tds: 0, stt: 0 })
  expect(outflowCost(lots, '10.000', at(mixed, true))).toMatchObject({ tds: 0, stt: 0 })
})

const anyLots = fc
  .array(
    fc.record({ days: fc.nat(1000), thousandths: fc.integer({ min: 1, max: 9_000_000 }), cost: fc.nat(1e9) }),
    {
      minLength: 1,
      maxLength: 8,
    },
  )
  .map((bought) =>
    bought.map(({ days, thousandths, cost }, index) =>
      lot(addDays(soldOn, -days), (thousandths / 1000).toFixed(3), cost, index),
    ),
  )

test('load, STT, tax and payout add up to the proceeds, the lots to the whole, and nothing is negative', () => {
  fc.assert(
    fc.property(
      anyLots,
      fc.double({ min: 0.001, max: 1, noNaN: true }),
      fc.integer({ min: 1, max: 50_000_000 }),
      fc.constantFrom(equity, debt, overseas, liquid),
      fc.boolean(),
      fc.double({ min: -0.5, max: 0.5, noNaN: true }),
      (lots, share, tenThousandths, scheme, livesAbroad, thousandth) => {
        const nav = (tenThousandths / 10_000).toFixed(4)
        const all = Number(sumUnits(lots.map(({ unitsLeft }) => unitsLeft)))
        const units = Math.max(0.001, Math.floor(all * share * 1000) / 1000).toFixed(3)
        const worth = valueOf(units, nav)
        const requested = Math.max(0, Math.round(worth + (thousandth * Number(nav)) / 10))
        expect(outflowCost(lots, units, { scheme, nav, soldOn, livesAbroad }).proceeds).toBe(worth)
        const {
          proceeds,
          exitLoad,
          stt,
          tds,
          net,
          lots: sold,
        } = outflowCost(lots, units, { scheme, nav, soldOn, livesAbroad, proceeds: requested })
        expect(proceeds).toBe(requested)
        expect(exitLoad + stt + tds + net).toBe(proceeds)
        expect(sold.reduce((sum, each) => sum + each.value, 0)).toBe(proceeds)
        expect(sold.reduce((sum, each) => sum + each.exitLoad, 0)).toBe(exitLoad)
        expect(sumUnits(sold.map((each) => each.units))).toBe(units)
        expect(
          Math.min(proceeds, exitLoad, stt, tds, net, ...sold.map(({ value }) => value)),
        ).toBeGreaterThanOrEqual(0)
      },
    ),
  )
})
