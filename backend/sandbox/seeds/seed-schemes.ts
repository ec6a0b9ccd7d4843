import type { RiskLevel } from '@portal/contracts/wire/common'
import { addDays, indiaDate } from '@portal/contracts/format'
import { sql } from 'drizzle-orm'
import { onOrBefore } from '../../src/calendar/business-day'
import { indiaMoment } from '../../src/calendar/india-time'
import { inTransaction, type Tx } from '../../src/platform/database'
import type { Platform } from '../../src/platform/module'
import { announceNavs, storeNavs } from '../../src/schemes/nav-store'
import { distributions, riskLevels, schemePlans, schemes } from '../../src/schemes/schema'
import type { Fund } from '../data/fund'
import { funds } from '../data/funds'
import { isinOf } from '../data/isin'
import {
  benchmarkSeries,
  directGrowth,
  launchDate,
  regularGrowth,
  withDistributions,
  withWeeks,
} from '../data/nav-series'
import type { SeriesPoint } from '../data/nav-series'
import { fundInLanguages } from '../data/words/house-words'

/** India time at which the sandbox publishes the day's NAVs. */
export const publicationTime = '21:30'

/** The newest days with NAVs at a moment: of every calendar day for liquid funds, of business days for the others. */
export function lastNavDates(now: Date): { calendar: string; business: string } {
  const today = indiaDate(now)
  const calendar = now < indiaMoment(today, publicationTime) ? addDays(today, -1) : today
  return { calendar, business: onOrBefore(calendar) }
}

/** Funds, plans and their price history up to the start of the data set. */
export async function seedSchemes({ db, clock }: Platform): Promise<void> {
  const now = clock.now()
  const last = lastNavDates(now)
  await inTransaction(db, async (tx) => {
    await tx.insert(schemes).values(funds.map((fund, index) => schemeRow(fund, index, now)))
    await tx.insert(schemePlans).values(funds.flatMap(planRows))
    await tx.insert(riskLevels).values(funds.flatMap((fund) => riskRows(fund, indiaDate(now))))
    for (const fund of funds.filter(({ nfo }) => !nfo)) {
      await seedPrices(tx, fund, fund.kind === 'other' ? last.business : last.calendar)
    }
    await announceNavs(tx, last.business, 'start of the data set', now)
  })
}

export function schemeRow(fund: Fund, index: number, now: Date): typeof schemes.$inferInsert {
  const today = indiaDate(now)
  const day = (offset: number | undefined) => (offset === undefined ? null : addDays(today, offset))
  const minimum = (fund.category === 'DEBT' ? 5000 : 1000) * 100
  return {
    ...fund,
    inLanguages: fundInLanguages(fund.code),
    benchmarkRisk: fund.risk,
    launchedOn: fund.nfo ? addDays(today, fund.nfo.closes) : launchDate(fund, lastNavDates(now).business),
    faceValue: fund.faceValue.toFixed(4),
    minPurchasePaise: minimum,
    minAdditionalPaise: 1000_00,
    minSipPaise: fund.minSipRupees * 100,
    multiplePaise: 1_00,
    nfoStart: day(fund.nfo?.opens),
    nfoEnd: day(fund.nfo?.closes),
    autoSwitchTill: day(fund.nfo?.autoSwitchTill),
    displayOrder: index + 1,
  }
}

/** Every fund has its level since some day; two of them had another one before. */
function riskRows({ code, risk, nfo }: Fund, today: string): (typeof riskLevels.$inferInsert)[] {
  if (nfo) return [{ schemeCode: code, risk, since: addDays(today, nfo.opens) }]
  const before = riskBefore[code]
  const now = { schemeCode: code, risk, since: before ? addDays(today, -196) : '2021-01-01' }
  return before ? [{ schemeCode: code, risk: before, since: '2021-01-01' }, now] : [now]
}

const riskBefore: Readonly<Record<string, RiskLevel>> = { FLEXI: 'High', SHORT: 'Moderate' }

export function planRows(fund: Fund, fundIndex: number): (typeof schemePlans.$inferInsert)[] {
  return (['D', 'R'] as const).flatMap((plan) =>
    fund.options.map((option) => ({
      code: `${fund.code}-${plan}${option}`,
      schemeCode: fund.code,
      plan,
      option,
      expenseBasisPoints: fund.expense + (plan === 'R' ? 90 : 0),
      amfiCode: String(990_000 + fundIndex * 10 + (plan === 'R' ? 4 : 0) + (option === 'G' ? 0 : 1)),
      isin: isinOf(`INF0NM${String(fundIndex).padStart(2, '0')}${plan}${option}1`),
    })),
  )
}

async function seedPrices(tx: Tx, fund: Fund, lastDate: string): Promise<void> {
  const direct = directGrowth(fund, lastDate)
  const whole = withWeeks(fund, direct)
  for (const [plan, growth] of [['D', whole] as const, ['R', regularGrowth(whole)] as const]) {
    await storeSeries(tx, `${fund.code}-${plan}G`, growth)
    const income = fund.options.filter((option) => option !== 'G')
    if (!income.length) continue
    const { points, distributions: paid } = withDistributions(growth, fund.idcw)
    for (const option of income) {
      const planCode = `${fund.code}-${plan}${option}`
      await storeSeries(tx, planCode, points)
      const rows = paid.map((row) => ({ ...row, planCode, rupeesPerUnit: row.rupeesPerUnit.toFixed(4) }))
      await tx.insert(distributions).values(rows)
    }
  }
  await storeBenchmark(tx, fund.benchmark, direct)
}

async function storeSeries(tx: Tx, planCode: string, points: readonly SeriesPoint[]): Promise<void> {
  await storeNavs(
    tx,
    points.map(({ date, value }) => ({ planCode, date, nav: value.toFixed(4) })),
  )
}

async function storeBenchmark(tx: Tx, benchmark: string, growth: readonly SeriesPoint[]): Promise<void> {
  const points = benchmarkSeries(growth, benchmark)
  await tx.execute(sql`
    insert into benchmark_levels (benchmark, date, level)
    select ${benchmark}, day, level from unnest(
      ${`{${points.map(({ date }) => date).join(',')}}`}::date[],
      ${`{${points.map(({ value }) => value.toFixed(4)).join(',')}}`}::numeric[]) as given (day, level)
    on conflict do nothing`)
}
