import { scaleLinear } from 'd3-scale'
import { area, curveLinear, curveStepAfter, line } from 'd3-shape'
import { formatDate } from '../../format/public'
import { classNames } from '../base/public'
import { axisDate, timeOf, type ChartPoint } from './chart-data'
import styles from './chart.module.css'

export interface LinePlotProps {
  points: readonly ChartPoint[]
  width: number
  height: number
  /** The point that the tooltip is on. */
  active: number | null
  valueName: string
  format: (value: number) => string
  axisFormat: (value: number) => string
  fromZero: boolean
  referenceSteps: boolean
}

const top = 12
const foot = 28

function plotScales({ points, width, height, axisFormat, fromZero }: LinePlotProps) {
  const all = points.flatMap(({ value, reference }) =>
    reference === undefined ? [value] : [value, reference],
  )
  const low = fromZero ? 0 : Math.min(...all)
  const y = scaleLinear([low, Math.max(...all, low + 1)], [height - foot, top]).nice(4)
  const ticks = y.ticks(4)
  const right = 10 + Math.max(...ticks.map((tick) => axisFormat(tick).length)) * 7.6
  const times = points.map(timeOf)
  const x = scaleLinear([times[0] ?? 0, times.at(-1) ?? 1], [0, width - right])
  return { x, y, ticks, plotWidth: width - right }
}

type Scales = ReturnType<typeof plotScales>

/** The drawing of a line chart: one strong line over its area, a dashed reference, quiet grid, labels at the right. */
export default function LinePlot(props: LinePlotProps) {
  const { points, width, height, active, referenceSteps } = props
  const scales = plotScales(props)
  const { x, y } = scales
  const at = (point: ChartPoint) => x(timeOf(point))
  const measured = points.filter((point) => point.reference !== undefined)
  const value = line<ChartPoint>(at, (point) => y(point.value))
  const ground = area<ChartPoint>(at, height - foot, (point) => y(point.value))
  const reference = line<ChartPoint>(at, (point) => y(point.reference ?? 0)).curve(
    referenceSteps ? curveStepAfter : curveLinear,
  )
  const end = points[active ?? points.length - 1]
  return (
    <svg className={styles.svg} viewBox={`0 0 ${width} ${height}`} height={height} aria-hidden="true">
      <Axes plot={props} scales={scales} />
      <path className={styles.area} d={ground(points) ?? ''} />
      {measured.length > 1 && <path className={styles.reference} d={reference(measured) ?? ''} />}
      <path className={styles.value} d={value(points) ?? ''} />
      {active !== null && end && <Tooltip plot={props} scales={scales} point={end} />}
      {end && <circle className={styles.point} cx={at(end)} cy={y(end.value)} r="5" />}
    </svg>
  )
}

function Axes({ plot, scales }: { plot: LinePlotProps; scales: Scales }) {
  const { points, width, height, axisFormat } = plot
  const { y, ticks, plotWidth } = scales
  const labels = width < 480 ? 3 : 5
  const span = points.length ? timeOf(points[points.length - 1]!) - timeOf(points[0]!) : 0
  return (
    <>
      {ticks.map((tick, index) => (
        <g key={tick}>
          <line
            x1="0"
            x2={plotWidth}
            y1={y(tick)}
            y2={y(tick)}
            className={classNames(styles.grid, !index && styles.base)}
          />
          <text x={plotWidth + 10} y={y(tick) + 4.5}>
            {axisFormat(tick)}
          </text>
        </g>
      ))}
      {Array.from({ length: labels }, (_, index) => {
        const share = index / (labels - 1)
        const point = points[Math.round(share * (points.length - 1))]
        const anchor = index === 0 ? 'start' : index === labels - 1 ? 'end' : 'middle'
        return (
          point && (
            <text key={index} x={share * plotWidth} y={height - 6} textAnchor={anchor}>
              {axisDate(point.date, span)}
            </text>
          )
        )
      })}
    </>
  )
}

function Tooltip({ plot, scales, point }: { plot: LinePlotProps; scales: Scales; point: ChartPoint }) {
  const { x, plotWidth } = scales
  const at = x(timeOf(point))
  const text = `${plot.valueName} ${plot.format(point.value)}`
  const width = Math.max(text.length, 12) * 7.4 + 24
  const left = at + 12 + width > plotWidth ? at - width - 12 : at + 12
  return (
    <>
      <line className={styles.cursor} x1={at} x2={at} y1={top} y2={plot.height - foot} />
      <g transform={`translate(${Math.max(0, left)} ${top})`}>
        <rect className={styles.bubble} width={width} height="46" rx="8" />
        <text x="12" y="19">
          {formatDate(point.date)}
        </text>
        <text className={styles.strong} x="12" y="37">
          {text}
        </text>
      </g>
    </>
  )
}
