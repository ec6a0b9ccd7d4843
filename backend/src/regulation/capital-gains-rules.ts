/**
 * How gains on units are taxed in India, by the day of the sale: which holding is a long one, at what rate, and from
 * when on. As in regulated-rules.ts a change of the law is a row here and nothing else.
 */

/** Equity-oriented: 65 % or more in Indian shares · debt: above 65 % in debt · mixed: above 35 % in Indian shares. */
export type TaxClass = 'equity' | 'debt' | 'mixed' | 'other'

/** Percent, the investor's own slab rate, or none. */
export type GainRate = string | 'slab' | 'exempt'

export interface CapitalGainsRule {
  /** The first day of sale on which it holds. */
  from: string
  /** A gain is long-term where the units were sold later than so many calendar months after they were bought. */
  longTermAfter: number
  short: GainRate
  long: GainRate
  /** Whether the cost of a long holding rises with the cost inflation index. */
  indexed: boolean
}

const equityRules: readonly CapitalGainsRule[] = [
  { from: '2004-10-01', longTermAfter: 12, short: '10', long: 'exempt', indexed: false },
  { from: '2008-04-01', longTermAfter: 12, short: '15', long: 'exempt', indexed: false },
  // Finance Act 2018: section 112A.
  { from: '2018-04-01', longTermAfter: 12, short: '15', long: '10', indexed: false },
  // Finance (No. 2) Act 2024.
  { from: '2024-07-23', longTermAfter: 12, short: '20', long: '12.5', indexed: false },
]

const otherRules: readonly CapitalGainsRule[] = [
  { from: '2001-04-01', longTermAfter: 12, short: 'slab', long: '20', indexed: true },
  // Finance (No. 2) Act 2014.
  { from: '2014-07-11', longTermAfter: 36, short: 'slab', long: '20', indexed: true },
  // Finance (No. 2) Act 2024.
  { from: '2024-07-23', longTermAfter: 24, short: 'slab', long: '12.5', indexed: false },
]

export const capitalGainsRules: Readonly<Record<TaxClass, readonly CapitalGainsRule[]>> = {
  equity: equityRules,
  debt: otherRules,
  mixed: otherRules,
  other: otherRules,
}

export interface SpecifiedFundRule {
  /** The first day of sale on which it holds. */
  from: string
  /** Gains of these are short-term ones at the slab rate, however long the units were held. */
  classes: readonly TaxClass[]
  /** Only of units bought on this day or later. */
  boughtFrom: string
}

/**
 * Section 50AA (Finance Act 2023): first all funds with at most 35 % of Indian shares, from the financial year 2025-26
 * on only those with more than 65 % of debt.
 */
export const specifiedFundRules: readonly SpecifiedFundRule[] = [
  { from: '2023-04-01', classes: ['debt', 'other'], boughtFrom: '2023-04-01' },
  { from: '2025-04-01', classes: ['debt'], boughtFrom: '2023-04-01' },
]

export interface GainAllowance {
  /** First day of a financial year. */
  from: string
  /** Long-term gains of equity in one financial year that bear no tax. */
  paise: number
}

export const equityAllowances: readonly GainAllowance[] = [
  { from: '2018-04-01', paise: 1_00_000_00 },
  { from: '2024-04-01', paise: 1_25_000_00 },
]

/**
 * Units of equity-oriented funds bought by then count in a long holding with their value of that day, as far as it
 * stays below what they brought (section 55(2)(ac)).
 */
export const grandfatheredUntil = '2018-01-31'

/** The day from which the rates of 2024 hold: the line between BE and AE in column 1b of schedule 112A. */
export const newRatesFrom = '2024-07-23'

/** Cost inflation index, by the year in which the financial year begins; 2001-02 stands for all before. */
export const costInflationIndex: Readonly<Record<number, number>> = {
  2001: 100,
  2002: 105,
  2003: 109,
  2004: 113,
  2005: 117,
  2006: 122,
  2007: 129,
  2008: 137,
  2009: 148,
  2010: 167,
  2011: 184,
  2012: 200,
  2013: 220,
  2014: 240,
  2015: 254,
  2016: 264,
  2017: 272,
  2018: 280,
  2019: 289,
  2020: 301,
  2021: 317,
  2022: 331,
  2023: 348,
  2024: 363,
  2025: 376,
}

/** Percent of Indian shares from which on a fund is equity-oriented, and above which it is a mixed one; of debt, above which it is a debt fund. */
export const shareBounds = { equity: 65, mixed: 35, debt: 65 } as const

/** Percent of Indian shares and of debt that our hybrid schemes keep over a year, by their sub-category. */
export const hybridShares: Readonly<Record<string, { equity: number; debt: number }>> = {
  'Aggressive Hybrid': { equity: 65, debt: 20 },
  'Balanced Advantage': { equity: 65, debt: 10 },
  'Equity Savings': { equity: 65, debt: 10 },
  Arbitrage: { equity: 65, debt: 10 },
  'Balanced Hybrid': { equity: 40, debt: 40 },
  'Multi Asset': { equity: 40, debt: 30 },
  'Conservative Hybrid': { equity: 10, debt: 75 },
}
