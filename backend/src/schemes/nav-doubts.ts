import { Decimal } from 'decimal.js'
import { formatDate } from '@portal/contracts/format'
import { businessDays } from '../calendar/business-day'
import type { NewOpsTask } from '../operations/ops-tasks'
import { rowsOf, type Tx } from '../platform/database'
import { sql } from 'drizzle-orm'
import type { NavRow } from './nav-store'
import type { schemes } from './schema'

/** A NAV that is not taken, because a person must look at it first. */
export interface DoubtfulNav extends NavRow {
  /** Why, as a part of a sentence: 'moved by 900 % since 24 Aug 2026 (98.4210), at most 20 % are taken'. */
  why: string
}

/** Which of some days of plans have units that were bought or sold at their NAV; folios know it, and schemes no folio. */
export type UsedNavDays = (tx: Tx, days: readonly NavRow[]) => Promise<NavRow[]>

type Category = (typeof schemes.$inferSelect)['category']
type Kind = (typeof schemes.$inferSelect)['kind']

/**
 * By how much of itself a NAV may move in a business day before somebody must look at it: wider than any market day
 * that was (the exchange stops at 20 %), narrower than a slip of the decimal point.
 */
const mostByCategory: Readonly<Record<Category, string>> = {
  EQUITY: '0.20',
  INTERNATIONAL: '0.20',
  HYBRID: '0.15',
  DEBT: '0.05',
}
const mostOfCash: Readonly<Partial<Record<Kind, string>>> = { liquid: '0.01', overnight: '0.01' }
/** However many days lie between: a portal that was not fed for a year asks once. */
const mostAtAll = new Decimal('0.5')
/** A plan without an earlier NAV is worth between a tenth and a thousand times its face value. */
const firstFrom = new Decimal('0.1')
const firstTo = new Decimal('1000')

export const keyOf = ({ planCode, date }: Pick<NavRow, 'planCode' | 'date'>) => `${planCode} ${date}`

interface Known {
  plan_code: string
  date: string
  /** What is stored for that very day. */
  same: string | null
  before_date: string | null
  before: string | null
  /** What was paid out of a unit since the earlier NAV: it fell by as much. */
  paid_out: string
  category: Category
  kind: Kind
  face_value: string
}

/** Of the NAVs of a file those that may not be taken unseen: a jump beyond the limit, or another NAV for a used day. */
export async function doubtfulNavs(
  tx: Tx,
  rows: readonly NavRow[],
  usedOf: UsedNavDays,
): Promise<DoubtfulNav[]> {
  const known = new Map((await knownAbout(tx, rows)).map((row) => [`${row.plan_code} ${row.date}`, row]))
  const changed = rows.filter((row) => isOther(row, known.get(keyOf(row))))
  const used = new Set(
    (
      await usedOf(
        tx,
        changed.filter((row) => known.get(keyOf(row))?.same),
      )
    ).map(keyOf),
  )
  const last = new Map<string, NavRow>()
  const doubts: DoubtfulNav[] = []
  for (const row of changed.toSorted((a, b) => a.date.localeCompare(b.date))) {
    const facts = known.get(keyOf(row))
    if (!facts) continue
    const why = used.has(keyOf(row))
      ? `units were bought or sold at ${facts.same} on that day`
      : jumpOf(row, facts, last.get(row.planCode))
    if (why) doubts.push({ ...row, why })
    else last.set(row.planCode, row)
  }
  return doubts
}

const isOther = ({ nav }: NavRow, known: Known | undefined) =>
  known === undefined || known.same === null || !new Decimal(known.same).eq(nav)

/** How far a NAV lies from the one before, where that is too far; the one before may stand in the same file. */
function jumpOf(row: NavRow, facts: Known, inFile: NavRow | undefined): string | undefined {
  const isNewer = inFile && inFile.date < row.date && inFile.date > (facts.before_date ?? '')
  const before = isNewer ? inFile : { date: facts.before_date, nav: facts.before }
  if (before.date === null || before.nav === null) return firstOf(row, facts)
  const expected = Decimal.max(new Decimal(before.nav).minus(facts.paid_out), '0.0001')
  const moved = new Decimal(row.nav).minus(expected).abs().div(expected)
  const days = businessDays(before.date, row.date).filter((day) => day > before.date!).length
  const perDay = mostOfCash[facts.kind] ?? mostByCategory[facts.category]
  const most = Decimal.min(new Decimal(perDay).times(Math.max(days, 1)), mostAtAll)
  if (moved.lte(most)) return undefined
  const percent = (part: Decimal) => `${part.times(100).toDecimalPlaces(1).toString()} %`
  return `moved by ${percent(moved)} since ${formatDate(before.date)} (${before.nav}), at most ${percent(most)} are taken`
}

function firstOf({ nav }: NavRow, { face_value: faceValue }: Known): string | undefined {
  const times = new Decimal(nav).div(faceValue)
  if (times.gte(firstFrom) && times.lte(firstTo)) return undefined
  return `the first NAV of the plan is too far from its face value ${faceValue}`
}

/** What is stored about the days of a file: one statement, however many lines it has. */
function knownAbout(tx: Tx, rows: readonly NavRow[]): Promise<Known[]> {
  const requested = JSON.stringify(rows.map(({ planCode, date }) => ({ plan_code: planCode, date })))
  return rowsOf<Known & Record<string, unknown>>(
    tx,
    sql`select a.plan_code, a.date::text as date, n.nav::text as same, b.date::text as before_date,
        b.nav::text as before, s.category, s.kind, s.face_value::text as face_value,
        coalesce((select sum(d.rupees_per_unit) from distributions d
          where d.plan_code = a.plan_code and d.record_date > b.date and d.record_date <= a.date), 0)::text as paid_out
      from jsonb_to_recordset(${requested}::jsonb) as a (plan_code text, date date)
      join scheme_plans p on p.code = a.plan_code join schemes s on s.code = p.scheme_code
      left join navs n on n.plan_code = a.plan_code and n.date = a.date
      left join lateral (
        select date, nav from navs where plan_code = a.plan_code and date < a.date order by date desc limit 1) b on true`,
  )
}

/** What a person finds in the operations queue of a NAV that was not taken. */
export const taskOf = ({ planCode, date, nav, why }: DoubtfulNav): NewOpsTask => ({
  kind: 'nav-doubt',
  subject: keyOf({ planCode, date }),
  text: 'A NAV of the file is in doubt and was not taken. Ask the fund house, then import it again, if it is right with --take-doubtful and the reason.',
  detail: { planCode, date, nav, why },
})
