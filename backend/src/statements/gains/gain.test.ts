import type { TaxClass } from '../../regulation/capital-gains-rules'
import { gainOf } from './gain'

interface Ticket {
  taxClass: TaxClass
  boughtOn: string
  soldOn: string
  /** Rupees, of 100 units. */
  sale: number
  cost: number
  /** Rupees a unit on 31 January 2018. */
  fair?: string
  load?: number
}

const sold = ({ taxClass, boughtOn, soldOn, sale, cost, fair, load = 0 }: Ticket) =>
  gainOf(
    {
      boughtOn,
      units: '100.000',
      valuePaise: Math.round(sale * 100),
      costPaise: Math.round(cost * 100),
      fairNav: fair ?? null,
    },
    { taxClass, soldOn, loadPaise: load * 100 },
  )

const old = { boughtOn: '2016-07-29', cost: 10_000, taxClass: 'equity' } as const

/** [what, sale, cost that the law sets against it, gain, term, rate]; rupees, computed by hand from the law. */
const tickets: [string, Ticket, number, number, 'short' | 'long', string][] = [
  [
    'equity of 2016 counts with its value of 31 January 2018',
    { ...old, soldOn: '2022-01-31', sale: 20_000, fair: '150.0000' },
    15_000,
    5_000,
    'long',
    '10',
  ],
  [
    'that value counts only up to what the sale brought: no gain',
    { ...old, soldOn: '2022-01-31', sale: 20_000, fair: '250.0000' },
    20_000,
    0,
    'long',
    '10',
  ],
  [
    'a lower value than the cost counts for nothing',
    { ...old, soldOn: '2022-01-31', sale: 20_000, fair: '80.0000' },
    10_000,
    10_000,
    'long',
    '10',
  ],
  [
    'a loss against the cost stays a loss',
    { ...old, cost: 30_000, soldOn: '2022-01-31', sale: 20_000, fair: '250.0000' },
    30_000,
    -10_000,
    'long',
    '10',
  ],
  [
    'a value above sale and cost makes no larger loss than the cost',
    { ...old, cost: 22_000, soldOn: '2022-01-31', sale: 20_000, fair: '250.0000' },
    22_000,
    -2_000,
    'long',
    '10',
  ],
  [
    'equity bought on 31 January 2018 itself is grandfathered',
    { ...old, boughtOn: '2018-01-31', soldOn: '2022-01-31', sale: 15_000, fair: '110.0000' },
    11_000,
    4_000,
    'long',
    '10',
  ],
  [
    'equity bought a day later is not',
    { ...old, boughtOn: '2018-02-01', soldOn: '2022-01-31', sale: 15_000, fair: '110.0000' },
    10_000,
    5_000,
    'long',
    '10',
  ],
  [
    'a long gain of equity before April 2018 bore no tax',
    { ...old, soldOn: '2018-03-28', sale: 20_000, fair: '150.0000' },
    10_000,
    10_000,
    'long',
    'exempt',
  ],
  [
    'the exit load lowers what counts for the grandfathered cost',
    { ...old, soldOn: '2022-01-31', sale: 20_000, fair: '250.0000', load: 200 },
    19_800,
    0,
    'long',
    '10',
  ],
  [
    'a long gain of equity sold on 22 July 2024: 10%',
    { ...old, boughtOn: '2020-01-10', soldOn: '2024-07-22', sale: 16_000 },
    10_000,
    6_000,
    'long',
    '10',
  ],
  [
    'sold a day later: 12.5%',
    { ...old, boughtOn: '2020-01-10', soldOn: '2024-07-23', sale: 16_000 },
    10_000,
    6_000,
    'long',
    '12.5',
  ],
  [
    'a grandfathered one sold then: 12.5%',
    { ...old, soldOn: '2024-07-23', sale: 20_000, fair: '150.0000' },
    15_000,
    5_000,
    'long',
    '12.5',
  ],
  [
    'a short gain of equity sold on 22 July 2024: 15%',
    { ...old, boughtOn: '2024-01-10', soldOn: '2024-07-22', sale: 12_000 },
    10_000,
    2_000,
    'short',
    '15',
  ],
  [
    'sold a day later: 20%',
    { ...old, boughtOn: '2024-01-10', soldOn: '2024-07-23', sale: 12_000 },
    10_000,
    2_000,
    'short',
    '20',
  ],
  [
    'equity held for exactly 12 months is a short holding',
    { ...old, boughtOn: '2024-08-01', soldOn: '2025-08-01', sale: 12_000 },
    10_000,
    2_000,
    'short',
    '20',
  ],
  [
    'a day more makes it a long one',
    { ...old, boughtOn: '2024-08-01', soldOn: '2025-08-02', sale: 12_000 },
    10_000,
    2_000,
    'long',
    '12.5',
  ],
  [
    '12 months from 29 February end on 28 February',
    { ...old, boughtOn: '2024-02-29', soldOn: '2025-02-28', sale: 12_000 },
    10_000,
    2_000,
    'short',
    '20',
  ],
  [
    'and are over on 1 March',
    { ...old, boughtOn: '2024-02-29', soldOn: '2025-03-01', sale: 12_000 },
    10_000,
    2_000,
    'long',
    '12.5',
  ],
  [
    'the exit load is no part of a gain',
    { ...old, boughtOn: '2025-10-01', soldOn: '2026-05-04', sale: 12_000, load: 120 },
    10_000,
    1_880,
    'short',
    '20',
  ],
  [
    'debt of 2019 sold in 2022-23: cost × 331 / 289',
    { taxClass: 'debt', boughtOn: '2019-05-31', soldOn: '2022-11-30', sale: 13_000, cost: 10_000 },
    11_453.29,
    1_546.71,
    'long',
    '20',
  ],
  [
    'the raised cost may make a loss',
    { taxClass: 'debt', boughtOn: '2019-05-31', soldOn: '2022-11-30', sale: 11_000, cost: 10_000 },
    11_453.29,
    -453.29,
    'long',
    '20',
  ],
  [
    'debt of 2016 is not grandfathered',
    {
      taxClass: 'debt',
      boughtOn: '2016-07-29',
      soldOn: '2022-01-31',
      sale: 20_000,
      cost: 10_000,
      fair: '150.0000',
    },
    12_007.58,
    7_992.42,
    'long',
    '20',
  ],
  [
    'debt sold before 23 July 2024 after 24 months is a short holding',
    { taxClass: 'debt', boughtOn: '2021-10-29', soldOn: '2024-01-31', sale: 12_000, cost: 10_000 },
    10_000,
    2_000,
    'short',
    'slab',
  ],
  [
    'debt sold after 23 July 2024 after 24 months: 12.5%, no index',
    { taxClass: 'debt', boughtOn: '2021-10-29', soldOn: '2024-09-30', sale: 12_000, cost: 10_000 },
    10_000,
    2_000,
    'long',
    '12.5',
  ],
  [
    'debt bought on 31 March 2023 can become long',
    { taxClass: 'debt', boughtOn: '2023-03-31', soldOn: '2026-05-04', sale: 12_000, cost: 10_000 },
    10_000,
    2_000,
    'long',
    '12.5',
  ],
  [
    'debt bought a day later never does',
    { taxClass: 'debt', boughtOn: '2023-04-01', soldOn: '2026-05-04', sale: 12_000, cost: 10_000 },
    10_000,
    2_000,
    'short',
    'slab',
  ],
  [
    'debt held for exactly 24 months is a short holding',
    { taxClass: 'debt', boughtOn: '2023-03-31', soldOn: '2025-03-31', sale: 12_000, cost: 10_000 },
    10_000,
    2_000,
    'short',
    'slab',
  ],
  [
    'foreign shares within 24 months: slab rate',
    { taxClass: 'other', boughtOn: '2023-06-01', soldOn: '2024-06-28', sale: 12_000, cost: 10_000 },
    10_000,
    2_000,
    'short',
    'slab',
  ],
  [
    'foreign shares of 2023 sold from April 2025 on, after 24 months: 12.5%',
    { taxClass: 'other', boughtOn: '2023-04-03', soldOn: '2025-04-04', sale: 12_000, cost: 10_000 },
    10_000,
    2_000,
    'long',
    '12.5',
  ],
  [
    'shares, bonds and gold of 2023 after 24 months: 12.5%',
    { taxClass: 'mixed', boughtOn: '2023-06-01', soldOn: '2025-06-02', sale: 12_000, cost: 10_000 },
    10_000,
    2_000,
    'long',
    '12.5',
  ],
  [
    'the same of 2020 sold in 2023-24: cost × 348 / 289',
    { taxClass: 'mixed', boughtOn: '2020-01-15', soldOn: '2024-02-20', sale: 15_000, cost: 10_000 },
    12_041.52,
    2_958.48,
    'long',
    '20',
  ],
]

test.each(tickets)('%s', (_what, sale, taxCost, gain, term, rate) => {
  const found = sold(sale)
  expect({
    taxCost: found.taxCostPaise,
    gain: found.gainPaise,
    term: found.term,
    rate: found.rate,
  }).toEqual({ taxCost: Math.round(taxCost * 100), gain: Math.round(gain * 100), term, rate })
})
