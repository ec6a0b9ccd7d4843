import { addDays, addMonths } from '@portal/contracts/format'
import { onOrBefore } from '../../src/calendar/business-day'
import type { Merger } from '../../src/schemes/mergers'
import type { Step } from './replay'

/** The last business day of a month: on it every fund has a NAV, however old. */
const endOf = (month: string) => onOrBefore(addDays(addMonths(`${month}-01`, 1), -1))

const [old, newer] = ['91018018', '91018029']

const bought: readonly [folioNo: string, plan: string, month: string, rupees: number][] = [
  [old, 'FLEXI-DG', '2016-07', 1_00_000],
  [old, 'ELSS-DG', '2016-12', 50_000],
  [old, 'LARGE-DG', '2017-04', 80_000],
  [old, 'LMID-DG', '2017-09', 60_000],
  [old, 'ELSS-DG', '2018-12', 50_000],
  [newer, 'FLEXI-DG', '2018-03', 75_000],
  [newer, 'CORPBOND-DG', '2019-05', 2_00_000],
  [newer, 'SHORT-DG', '2021-10', 1_50_000],
  [newer, 'GILT-DG', '2023-06', 50_000],
]

const sold: readonly [folioNo: string, plan: string, month: string, rupees: number][] = [
  [old, 'FLEXI-DG', '2022-01', 30_000],
  [newer, 'CORPBOND-DG', '2022-11', 40_000],
  [old, 'LARGE-DG', '2024-02', 50_000],
  [newer, 'SHORT-DG', '2024-09', 60_000],
  [old, 'ELSS-DG', '2025-08', 20_000],
]

const numbered = (prefix: string, index: number) => `${prefix}${String(200_001 + index)}`

/** Plans of the demo fund house that went into others. */
export const demoMergers: readonly Merger[] = [
  { fromPlan: 'LMID-DG', intoPlan: 'FLEXI-DG', mergedOn: endOf('2021-03') },
]

/** What Ravi did since 2016, and the merger of a scheme that he held. */
export const longHistory: readonly Step[] = [
  ...bought.map(([folioNo, plan, month, rupees], index): Step => {
    const ref = numbered('NM', index)
    return { folioNo, plan, date: endOf(month), ref, act: 'buy', kind: 'PURCHASE', amount: rupees * 100 }
  }),
  ...sold.map(([folioNo, plan, month, rupees], index): Step => {
    return {
      folioNo,
      plan,
      date: endOf(month),
      ref: numbered('NR', index),
      act: 'sell',
      amount: rupees * 100,
    }
  }),
  ...demoMergers.map(({ fromPlan, intoPlan, mergedOn }, index): Step => {
    const ref = numbered('NS', index)
    return { folioNo: old, plan: fromPlan, date: mergedOn, ref, act: 'merge', to: intoPlan }
  }),
]
