import type { ValuePeriod } from '@portal/contracts/folios/investor'
import { addMonths } from '@portal/contracts/format'
import { dateOfDay, dayNumber } from '../calendar/day-number'
import type { Tx } from '../platform/database'
import { type NavSeries, navSeriesOf } from '../schemes/nav-series'
import { type PositionLedger, positionLedgerOf, type Move } from './position-ledger'
import { reservationsOf } from './reservations'

/** A hundred-thousandth of a paisa is what thousandths of a unit times ten-thousandths of a rupee count. */
const ofAPaisa = 100_000n

/** What thousandths of units are worth at ten-thousandths of a rupee, to the nearest paisa, half a paisa away from zero. */
function paiseOf(thousandths: bigint, nav: bigint): number {
  const worth = thousandths * nav
  const half = worth < 0n ? -ofAPaisa / 2n : ofAPaisa / 2n
  return Number((worth + half) / ofAPaisa)
}

const mostPoints = 200
const months: Record<Exclude<ValuePeriod, 'All'>, number> = { '6M': 6, '1Y': 12, '3Y': 36 }

export interface ValuePoint {
  date: string
  value: number
  invested: number
}

/** Days a week apart, or further so that there are at most `most`, ending with `to`; all are day numbers. */
export function sampleDays(from: number, to: number, most: number): number[] {
  const step = Math.max(7, Math.ceil((to - from) / (most - 1)))
  const count = Math.floor((to - from) / step) + 1
  return Array.from({ length: count }, (_, index) => to - step * (count - 1 - index))
}

/** Value and cost of what an investor held over time, oldest first: units held × NAV on the day. */
export async function valueHistoryOf(
  tx: Tx,
  pan: string,
  period: ValuePeriod,
  today: string,
): Promise<ValuePoint[]> {
  const { mark, publication } = await reservationsOf(tx, pan)
  const { moves } = await positionLedgerOf(tx, pan, today, mark)
  const [first] = moves
  if (!first) return []
  const wished = period === 'All' ? first.day : dayNumber(addMonths(today, -months[period]))
  const days = sampleDays(Math.max(wished, first.day), dayNumber(today), mostPoints)
  const plans = [...new Set(moves.map(({ plan }) => plan))]
  return pointsOf(days, moves, await navSeriesOf(tx, plans, publication))
}

/** One holding as the days go by. */
interface Running {
  series: NavSeries
  units: bigint
  /** The place of the last NAV that was looked at: days only go on. */
  place: number
}

/** What units that came and left were worth on some days, by the last NAV on or before each; both in order of the days. */
export function pointsOf(
  days: readonly number[],
  moves: PositionLedger['moves'],
  navs: ReadonlyMap<string, NavSeries>,
): ValuePoint[] {
  const held = new Map<string, Running>()
  let invested = 0
  let next = 0
  return days.map((day) => {
    for (let move = moves[next]; move && move.day <= day; move = moves[++next]) {
      const holding = held.get(move.holding) ?? begun(move, navs)
      holding.units += move.thousandths
      held.set(move.holding, holding)
      invested += move.cost
    }
    let value = 0
    for (const holding of held.values()) value += worthOn(holding, day)
    return { date: dateOfDay(day), value, invested }
  })
}

const begun = ({ plan }: Move, navs: ReadonlyMap<string, NavSeries>): Running => ({
  series: navs.get(plan) ?? { days: new Int32Array(), navs: new BigInt64Array() },
  units: 0n,
  place: -1,
})

function worthOn(holding: Running, day: number): number {
  const { days, navs } = holding.series
  while ((days[holding.place + 1] ?? Infinity) <= day) holding.place += 1
  return holding.units === 0n ? 0 : paiseOf(holding.units, navs[holding.place] ?? 0n)
}
