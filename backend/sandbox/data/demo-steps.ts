import { previousBusinessDay } from '../../src/calendar/business-day'
import { dealtMonthsAgo } from './relative-date'
import type { Step } from './replay'

/** `[folio, plan, months ago, day of the month, rupees]` */
type Purchase = [folioNo: string, plan: string, monthsAgo: number, day: number, rupees: number]
type Sale = [folioNo: string, plan: string, monthsAgo: number, day: number, rupees: number | 'all']
type Switch = [
  folioNo: string,
  plan: string,
  to: string,
  monthsAgo: number,
  day: number,
  rupees: number | 'all',
]

const purchases: readonly Purchase[] = [
  ['91024821', 'ELSS-DG', 38, 4, 10_000],
  ['91024821', 'FLEXI-DG', 35, 12, 60_000],
  ['91024821', 'LARGE-DD', 34, 6, 30_000],
  ['91024821', 'MIDCAP-DG', 30, 18, 50_000],
  ['91024821', 'FLEXI-DG', 24, 9, 40_000],
  ['91024821', 'FLEXI-DG', 11, 16, 40_000],
  ['91027306', 'MULTIASSET-DR', 30, 20, 20_000],
  ['91027306', 'BALADV-DG', 28, 11, 20_000],
  ['91027306', 'CORPBOND-DG', 26, 5, 45_000],
  ['91027306', 'LIQUID-DG', 14, 3, 1_20_000],
  ['91021954', 'GLOBAL-DG', 11, 22, 60_000],
  ['91021954', 'GLOBAL-DG', 5, 14, 22_000],
  ['91002002', 'LARGE-DG', 26, 8, 25_000],
  ['91002002', 'LIQUID-DG', 6, 8, 40_000],
  ['91003003', 'BALADV-DG', 28, 3, 1_50_000],
  ['91007007', 'FLEXI-DG', 27, 15, 2_00_000],
  ['91007007', 'GLOBAL-DG', 9, 15, 75_000],
  ['91008008', 'CORPBOND-DG', 24, 10, 60_000],
  ['91009009', 'FLEXI-DG', 22, 12, 15_000],
  ['91010010', 'LARGE-DG', 18, 7, 12_000],
  ['91011011', 'FLEXI-DG', 25, 14, 1_00_000],
  ['91011022', 'CORPBOND-DG', 19, 14, 80_000],
  ['91012012', 'AGGHYB-DG', 27, 21, 35_000],
  ['91012012', 'AGGHYB-DG', 13, 21, 15_000],
  ['91013013', 'LARGE-DG', 29, 6, 90_000],
  ['91013024', 'EQSAVE-DG', 21, 6, 50_000],
  ['91014014', 'FLEXI-RG', 28, 4, 45_000],
  ['91014014', 'CORPBOND-RG', 15, 4, 30_000],
  ['91016011', 'FLEXI-DG', 28, 9, 40_000],
  ['91016011', 'LIQUID-DG', 7, 9, 25_000],
  ['91016012', 'MIDCAP-DG', 25, 9, 20_000],
  ['91016013', 'FLEXI-DG', 22, 9, 15_000],
  ['91016014', 'BALADV-DG', 19, 9, 30_000],
  ['91016015', 'CORPBOND-DG', 16, 9, 35_000],
  ['91016017', 'FLEXI-DG', 10, 9, 10_000],
  ['91016018', 'LARGE-DG', 24, 13, 22_000],
  ['91016019', 'BALADV-DG', 23, 13, 18_000],
  ['91016020', 'FLEXI-RG', 21, 13, 28_000],
  ['91016021', 'SHORT-DG', 20, 13, 50_000],
  ['91016022', 'AGGHYB-DD', 25, 13, 16_000],
  ['91011033', 'CORPBOND-DG', 13, 14, 20_000],
  ['91011033', 'LIQUID-DG', 6, 14, 5_000],
]

const sales: readonly Sale[] = [
  ['91024821', 'FLEXI-DG', 13, 17, 20_000],
  ['91027306', 'LIQUID-DG', 3, 12, 10_000],
  ['91016021', 'SHORT-DG', 4, 13, 'all'],
]

const switches: readonly Switch[] = [
  ['91024821', 'LARGE-DD', 'FLEXI-DG', 8, 19, 'all'],
  ['91027306', 'MULTIASSET-DR', 'BALADV-DG', 6, 24, 'all'],
  ['91014014', 'FLEXI-RG', 'CORPBOND-RG', 5, 11, 5_000],
]

const paise = (rupees: number | 'all') => (rupees === 'all' ? rupees : rupees * 100)

/** What the demo investors did on their own, apart from their standing instructions. */
export function demoSteps(today: string, lastNavDate: string): Step[] {
  const dealt = (monthsAgo: number, day: number) => dealtMonthsAgo(today, monthsAgo, day)
  const latest = previousBusinessDay(lastNavDate)
  const shared = (name: string, index: number, folioNo: string, plan: string, date: string) => ({
    folioNo,
    plan,
    date,
    ref: `${name}${String(100_001 + index)}`,
  })
  return [
    ...purchases.map(([folioNo, plan, months, day, rupees], index): Step => {
      const step = shared('NM', index, folioNo, plan, dealt(months, day))
      return { ...step, act: 'buy', kind: 'PURCHASE', amount: rupees * 100 }
    }),
    { ...shared('NM', 900, '91024821', 'FLEXI-DG', latest), act: 'buy', kind: 'PURCHASE', amount: 25_000_00 },
    ...sales.map(([folioNo, plan, months, day, rupees], index): Step => {
      return { ...shared('NR', index, folioNo, plan, dealt(months, day)), act: 'sell', amount: paise(rupees) }
    }),
    ...switches.map(([folioNo, plan, to, months, day, rupees], index): Step => {
      return {
        ...shared('NS', index, folioNo, plan, dealt(months, day)),
        act: 'switch',
        to,
        amount: paise(rupees),
      }
    }),
  ]
}
