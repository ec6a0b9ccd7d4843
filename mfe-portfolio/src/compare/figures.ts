/** NAVs as a chart draws them, oldest first; shown, never counted with, so floats will do. */
export interface NavPoint {
  date: string
  nav: string
}

const day = 86_400_000
const timeOf = (date: string) => Date.parse(date)

/** In paise: what growth and costs of funds are compared on. */
export const comparedSum = 1_00_000_00

/** What the compared sum of the first day became, point by point, in whole paise. */
export function growthOf(points: readonly NavPoint[]): { date: string; value: number }[] {
  const [first] = points
  if (!first) return []
  const growth = (nav: string) => Math.round((comparedSum * Number(nav)) / Number(first.nav))
  return points.map(({ date, nav }) => ({ date, value: growth(nav) }))
}

/** The worst return over 12 months, a fraction; null where the points do not reach that far. */
export function worstYear(points: readonly NavPoint[]): number | null {
  let worst: number | null = null
  let end = 0
  for (const { date, nav } of points) {
    const until = timeOf(date) + 365 * day
    while (end < points.length && timeOf(points[end]?.date ?? '') < until) end++
    const last = points[end]
    if (!last) break
    const rate = Number(last.nav) / Number(nav) - 1
    if (worst === null || rate < worst) worst = rate
  }
  return worst
}

/** Standard deviation of the returns from point to point, a year, a fraction; null below a year of points. */
export function volatility(points: readonly NavPoint[]): number | null {
  const [first] = points
  const last = points.at(-1)
  if (!first || !last || timeOf(last.date) - timeOf(first.date) < 360 * day) return null
  const moves = points
    .slice(1)
    .map(({ nav }, index) => Math.log(Number(nav) / Number(points[index]?.nav ?? nav)))
  const mean = moves.reduce((sum, move) => sum + move, 0) / moves.length
  const variance = moves.reduce((sum, move) => sum + (move - mean) ** 2, 0) / (moves.length - 1)
  const perYear = (moves.length * 365 * day) / (timeOf(last.date) - timeOf(first.date))
  return Math.sqrt(variance * perYear)
}

/** What a fund costs a year on the compared sum, in paise; `expenseRatio` is a fraction. */
export const yearlyCost = (expenseRatio: number): number => Math.round(expenseRatio * comparedSum)
