import type { FundCategory } from '@portal/contracts/wire/common'

/**
 * The rules of the regulator that change, each with the first day on which it holds: of two that hold, the later one
 * wins. What a rule means is worked out where it is used; a change of the rule itself is a row here and nothing else.
 */

/** What decides a scheme's cut-off. */
export type SchemeKind = 'liquid' | 'overnight' | 'other'

export interface CutOffRule {
  from: string
  kinds: readonly SchemeKind[]
  side: 'buy' | 'sell'
  /** India time; what happens at it or later belongs to the next business day. */
  time: string
  /**
   * Buying: the NAV of the dealing day or of the calendar day before. Selling in time: also of the day before the next
   * business day; what comes after the cut-off, or on a day without dealing, is sold at the next dealing day's own NAV.
   */
  nav: 'same day' | 'day before' | 'day before next'
}

/**
 * Buying counts realised money, whatever the amount (SEBI circular of 17 September 2020, in force 1 February 2021);
 * overnight funds take online redemptions until 19:00 since 1 June 2025 (SEBI circular of 22 April 2025).
 */
export const cutOffRules: readonly CutOffRule[] = [
  { from: '2021-02-01', side: 'buy', kinds: ['other'], time: '15:00', nav: 'same day' },
  { from: '2021-02-01', side: 'buy', kinds: ['liquid', 'overnight'], time: '13:30', nav: 'day before' },
  { from: '2021-02-01', side: 'sell', kinds: ['other'], time: '15:00', nav: 'same day' },
  { from: '2021-02-01', side: 'sell', kinds: ['liquid', 'overnight'], time: '15:00', nav: 'day before next' },
  { from: '2025-06-01', side: 'sell', kinds: ['overnight'], time: '19:00', nav: 'day before next' },
]

export interface PayoutRule {
  from: string
  /** Business days from the dealing day to the payout; a fund that is neither liquid nor overnight goes by category. */
  days: Readonly<Record<Exclude<SchemeKind, 'other'> | FundCategory, number>>
}

const payoutDays = { liquid: 1, overnight: 1, DEBT: 2, HYBRID: 2, EQUITY: 2, INTERNATIONAL: 5 } as const

/** What is usual, within SEBI's outer limit of three business days (overseas more); equity T+2 since February 2023. */
export const payoutRules: readonly PayoutRule[] = [
  { from: '2021-02-01', days: { ...payoutDays, HYBRID: 3, EQUITY: 3 } },
  { from: '2023-02-01', days: payoutDays },
]

export interface InstantRule {
  from: string
  kinds: readonly SchemeKind[]
  /** Of one scheme on one day, in paise, or so many percent of what is held of it, whichever is lower. */
  most: number
  percent: string
  /** Until the money is in the account. */
  minutes: number
  /**
   * India time on any calendar day. What is asked for before it is dealt at the lower NAV of the day before and the
   * day itself, what comes later at the lower one of the day itself and the next.
   */
  time: string
}

/** Instant access to liquid funds by residents (SEBI circular of 8 May 2017), and to overnight funds since they exist. */
export const instantRules: readonly InstantRule[] = [
  {
    from: '2017-05-08',
    kinds: ['liquid', 'overnight'],
    most: 50_000_00,
    percent: '90',
    minutes: 30,
    time: '15:00',
  },
]

export interface StampDutyBand {
  /** Amounts below so many paise; absent: all others. */
  below?: number
  /** Of what is paid, or of what is left of it once the duty is taken out (amount × percent / (100 + percent)). */
  share: 'of what is paid' | 'of what is invested'
  /** To a whole paisa. */
  rounding: 'nearest' | 'up'
}

export interface StampDutyRule {
  from: string
  percent: string
  /** The first band that an amount falls into. */
  bands: readonly [...StampDutyBand[], StampDutyBand]
}

/**
 * 0.005 % of every purchase, switch in and reinvestment since 1 July 2020. Sources agree from Rs 1,000 on; below it
 * some take 0.005 % of the whole amount, rounded up, so that Rs 500 give 3 paise and not 2: the band says which.
 */
export const stampDutyRules: readonly StampDutyRule[] = [
  {
    from: '2020-07-01',
    percent: '0.005',
    bands: [
      { below: 1_000_00, share: 'of what is invested', rounding: 'nearest' },
      { share: 'of what is invested', rounding: 'nearest' },
    ],
  },
]

export interface SttRule {
  from: string
  /** Of what units of an equity-oriented fund bring. */
  percent: string
}

/** Securities transaction tax on units of equity-oriented funds that go back to the fund (Finance Act 2013). */
export const sttRules: readonly SttRule[] = [{ from: '2013-06-01', percent: '0.001' }]

/** Percent of a gain, by its term; which holding is a long one, long-holding.ts says. */
export interface GainRates {
  short: string
  long: string
}

/** What is added to a tax that is withheld from people who live abroad. */
export interface Additions {
  /** Percent of the tax, by what is taxed in paise: the last one whose bound it passes. */
  surcharges: readonly { above: number; percent: string }[]
  /** Health and education cess, percent of tax and surcharge. */
  cess: string
}

export interface TdsRule extends Additions {
  from: string
  rates: Readonly<Record<'equity' | 'other', GainRates>>
}

/** Of capital gains (Finance Act 2022: at most 15 %). */
const gainSurcharges = [
  { above: 50_00_000_00, percent: '10' },
  { above: 1_00_00_000_00, percent: '15' },
]

/**
 * Tax that the fund house withholds from gains of investors who live abroad (sections 195 and 196A); from residents
 * none. The rates changed on 23 July 2024 (Finance (No. 2) Act 2024). The surcharge goes by the gain of the sale alone, as
 * the rest of the year's income is not known; what was withheld too much or too little, the return settles.
 */
export const tdsRules: readonly TdsRule[] = [
  {
    from: '2023-04-01',
    rates: { equity: { short: '15', long: '10' }, other: { short: '30', long: '20' } },
    surcharges: gainSurcharges,
    cess: '4',
  },
  {
    from: '2024-07-23',
    rates: { equity: { short: '20', long: '12.5' }, other: { short: '30', long: '12.5' } },
    surcharges: gainSurcharges,
    cess: '4',
  },
]

export interface IncomeTaxRule extends Additions {
  from: string
  /** IDCW of a resident in a financial year, in paise, of which nothing is withheld; above it, of all of that year. */
  free: number
  /** Percent of it; of a resident's whose PAN does not count; of people's who live abroad, without anything free. */
  resident: string
  withoutPan: string
  abroad: string
}

const incomeRates = {
  resident: '10',
  withoutPan: '20',
  abroad: '20',
  surcharges: gainSurcharges,
  cess: '4',
} as const

/**
 * Tax that the fund house withholds from IDCW: of residents by section 194K, above a sum of the year that one house
 * pays to one investor (Rs 10,000 since the Finance Act 2025), 20 % without a valid PAN (206AA); of those who live
 * abroad by section 196A, from the first rupee. All of them are section 393 of the Income-tax Act 2025.
 */
export const incomeTaxRules: readonly IncomeTaxRule[] = [
  { from: '2020-04-01', free: 5_000_00, ...incomeRates },
  { from: '2025-04-01', free: 10_000_00, ...incomeRates },
]

/** What an investor may deduct for ELSS under the old tax regime (section 80C), in paise a year. */
export const elssDeductionRules = [{ from: '2014-04-01', paise: 1_50_000_00 }] as const

/** The rule that holds on a day ("2026-08-25"), the last one of those that began by then; undefined before the first. */
export function ruleOn<Rule extends { from: string }>(
  rules: readonly Rule[],
  date: string,
): Rule | undefined {
  return rules.findLast(({ from }) => from <= date)
}

/** The rate of stamp duty on a day as texts name it: "0.005". */
export const stampDutyPercentOn = (date: string): string => ruleOn(stampDutyRules, date)?.percent ?? '0'
