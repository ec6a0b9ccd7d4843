import { scaleLinear } from 'd3-scale'
import { area, curveLinear, curveStepAfter, line } from 'd3-shape'
import { formatDate } from '@portal/contracts/format'
import { classNames } from '../base/public'
import { axisDate, timeOf, valuesOn, type ChartLine, type ChartPoint } from './chart-data'
import styles from './chart.module.css'

export interface LinePlotProps {
  points: readonly ChartPoint[]
  others: readonly ChartLine[]
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

function plotScales({ points, others, width, height, axisFormat, fromZero }: LinePlotProps) {
  const drawn = [...points, ...others.flatMap((other) => other.points)]
  const all = drawn.flatMap(({ value, reference }) =>
    reference === undefined ? [value] : [value, reference],
  )
  const low = fromZero ? 0 : Math.min(...all)
  const y = scaleLinear([low, Math.max(...all, low + 1)], [height - foot, top]).nice(4)
  const ticks = y.ticks(4)
  const right = 10 + Math.max(...ticks.map((tick) => axisFormat(tick).length)) * 7.6
  const times = drawn.map(timeOf)
  const [from, to] = drawn.length ? [Math.min(...times), Math.max(...times)] : [0, 1]
  const x = scaleLinear([from, to], [0, width - right])
  return { x, y, ticks, plotWidth: width - right, from, to }
}

type Scales = ReturnType<typeof plotScales>

/** The drawing of a line chart: one strong line over its area, a dashed reference, quiet grid, labels at the right. */
export default function LinePlot(props: LinePlotProps) {
  const { points, others, width, height, active, referenceSteps } = props
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
      {!others.length && <path className={styles.area} d={ground(points) ?? ''} />}
      {measured.length > 1 && <path className={styles.reference} d={reference(measured) ?? ''} />}
      {others.map(({ name, points: further }, index) => (
        <path key={name} className={styles.value} data-series={index + 2} d={value(further) ?? ''} />
      ))}
      <path className={styles.value} d={value(points) ?? ''} />
      {active !== null && end && <Tooltip plot={props} scales={scales} point={end} />}
      {end && <circle className={styles.point} cx={at(end)} cy={y(end.value)} r="5" />}
    </svg>
  )
}

function Axes({ plot, scales }: { plot: LinePlotProps; scales: Scales }) {
  const { points, width, height, axisFormat } = plot
  const { y, ticks, plotWidth, from, to } = scales
  const labels = width < 480 ? 3 : 5
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
        const date = new Date(from + share * (to - from)).toISOString().slice(0, 10)
        const anchor = index === 0 ? 'start' : index === labels - 1 ? 'end' : 'middle'
        return (
          points.length > 0 && (
            <text key={index} x={share * plotWidth} y={height - 6} textAnchor={anchor}>
              {axisDate(date, to - from)}
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
  const texts = valuesOn(plot, point)
  const width = Math.max(...texts.map((text) => text.length), 12) * 7.4 + 24
  const left = at + 12 + width > plotWidth ? at - width - 12 : at + 12
  return (
    <>
      <line className={styles.cursor} x1={at} x2={at} y1={top} y2={plot.height - foot} />
      <g transform={`translate(${Math.max(0, left)} ${top})`}>
        <rect className={styles.bubble} width={width} height={28 + 18 * texts.length} rx="8" />
        <text x="12" y="19">
          {formatDate(point.date)}
        </text>
        {texts.map((text, index) => (
          <text key={text} className={styles.strong} x="12" y={37 + 18 * index}>
            {text}
          </text>
        ))}
      </g>
    </>
  )
}
