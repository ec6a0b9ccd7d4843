import { formatDate, formatShortDate } from '@portal/contracts/format'

export interface ChartPoint {
  /** A business date: '2026-08-25'. */
  date: string
  /** In the unit that `format` takes: paise, or rupees of a NAV. */
  value: number
  /** What it is measured against: invested, benchmark. */
  reference?: number
}

/** A further line over the same axes, in a colour of its own. */
export interface ChartLine {
  name: string
  points: readonly ChartPoint[]
}

const day = 24 * 3600 * 1000

/** A business date as a number for the time axis. */
export const timeOf = ({ date }: Pick<ChartPoint, 'date'>): number => Date.parse(`${date}T00:00:00Z`)

/** The last point of each month, newest first: the rows of the table twin. */
export function monthEnds(points: readonly ChartPoint[]): ChartPoint[] {
  const last = new Map(points.map((point) => [point.date.slice(0, 7), point]))
  return [...last.values()].reverse()
}

/** The rows of the table twin: every point of a short span, month ends of a long one. */
export function tableRows(points: readonly ChartPoint[]): ChartPoint[] {
  return points.length <= 31 ? [...points].reverse() : monthEnds(points)
}

/** A date for the time axis: 'Aug 2023' over a long span, '25 Aug' over a short one. */
export function axisDate(date: string, spanMs: number): string {
  return spanMs > 250 * day ? formatDate(date).split(' ').slice(1).join(' ') : formatShortDate(date)
}

/** What a line is worth on a day: its last point up to then. */
export const valueOn = ({ points }: Pick<ChartLine, 'points'>, date: string): number | undefined =>
  points.findLast((point) => point.date <= date)?.value

/** What every line is worth on the day of a point, in words. */
export function valuesOn(
  chart: { valueName: string; others: readonly ChartLine[]; format: (value: number) => string },
  { date, value }: ChartPoint,
): string[] {
  const further = chart.others.map((other) => ({ name: other.name, value: valueOn(other, date) }))
  return [{ name: chart.valueName, value }, ...further].flatMap((line) =>
    line.value === undefined ? [] : `${line.name} ${chart.format(line.value)}`,
  )
}

/** The index of the point nearest to a share (0 to 1) of the time axis. */
export function nearestPoint(points: readonly ChartPoint[], share: number): number {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last) return -1
  const time = timeOf(first) + Math.min(1, Math.max(0, share)) * (timeOf(last) - timeOf(first))
  const distances = points.map((point) => Math.abs(timeOf(point) - time))
  return distances.indexOf(Math.min(...distances))
}
