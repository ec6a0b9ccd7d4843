import type { FundCategory, RiskLevel } from '@portal/contracts/wire/common'
import type { SchemeKind } from '../../src/regulation/regulated-rules'
import type { ExitLoadCode } from '../../src/schemes/exit-load'
import type { Horizon } from '../../src/schemes/horizon'

/** A demo fund: what it is, and what its NAVs looked like up to the day on which the data set starts. */
export interface Fund {
  code: string
  name: string
  category: FundCategory
  subCategory: string
  kind: SchemeKind
  risk: RiskLevel
  tagline: string
  objective: string
  horizon: Horizon
  benchmark: string
  exitLoad: ExitLoadCode
  redemptionDays: number
  fundSizeCrore: number
  /** Of the Direct plan, in hundredths of a percent; Regular costs 90 more. */
  expense: number
  /** Last NAV of Direct Growth, and the last day's change, as fractions. */
  nav: number
  dayChange: number
  /** Yearly returns up to the last NAV over 1, 3 and 5 years; a fund without 5 years is younger. */
  returns: readonly [number, number, number?]
  /** Yearly volatility. */
  volatility: number
  faceValue: number
  launchedOn: string | { daysBeforeStart: number }
  options: readonly ('G' | 'D' | 'R')[]
  /** Share of NAV that an IDCW option pays out, and in which months. */
  idcw: { share: number; months: readonly number[] }
  minSipRupees: number
  lockInYears: number
  purchaseAllowed: boolean
  sipAllowed: boolean
  isDefault: boolean
  /** An offer that is not yet a fund: days from the start of the data set; it has no NAV before it is allotted. */
  nfo?: { opens: number; closes: number; autoSwitchTill?: number }
}

type Shared = Pick<
  Fund,
  'category' | 'risk' | 'exitLoad' | 'redemptionDays' | 'horizon' | 'volatility' | 'idcw'
>

export const equity: Shared = {
  category: 'EQUITY',
  risk: 'Very High',
  exitLoad: 'YEAR',
  redemptionDays: 2,
  horizon: 'FROM_5_YEARS',
  volatility: 0.14,
  idcw: { share: 0.05, months: [3] },
}
export const debt: Shared = {
  category: 'DEBT',
  risk: 'Low to Moderate',
  exitLoad: 'NONE',
  redemptionDays: 2,
  horizon: '1_TO_3_YEARS',
  volatility: 0.012,
  idcw: { share: 0.015, months: [3, 6, 9, 12] },
}
export const hybrid: Shared = {
  category: 'HYBRID',
  risk: 'High',
  exitLoad: 'YEAR',
  redemptionDays: 2,
  horizon: 'FROM_3_YEARS',
  volatility: 0.075,
  idcw: { share: 0.02, months: [3, 9] },
}
export const international: Shared = {
  category: 'INTERNATIONAL',
  risk: 'Very High',
  exitLoad: 'YEAR',
  redemptionDays: 5,
  horizon: 'FROM_5_YEARS',
  volatility: 0.16,
  idcw: { share: 0.04, months: [3] },
}

type Own = Pick<
  Fund,
  | 'code'
  | 'name'
  | 'subCategory'
  | 'tagline'
  | 'objective'
  | 'benchmark'
  | 'fundSizeCrore'
  | 'expense'
  | 'nav'
  | 'dayChange'
  | 'returns'
> &
  Partial<Fund>

export const growth = ['G'] as const
export const all = ['G', 'D', 'R'] as const

export function fund(shared: Shared, own: Own): Fund {
  return {
    kind: 'other',
    faceValue: 10,
    launchedOn: '2013-03-14',
    options: growth,
    minSipRupees: 500,
    lockInYears: 0,
    purchaseAllowed: true,
    sipAllowed: true,
    isDefault: false,
    ...shared,
    ...own,
  }
}
