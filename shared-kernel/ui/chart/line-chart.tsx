import { t } from '@portal/contracts/words/macros'
import { useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react'
import { formatDate } from '@portal/contracts/format'
import { VisuallyHidden } from '../base/public'
import { useLoaded } from '../base/inner'
import { DataTable, type Column } from '../data/public'
import { ErrorPanel, Skeleton, SkeletonRegion } from '../feedback/public'
import { useChartAsTable } from './chart-as-table'
import { nearestPoint, tableRows, valueOn, valuesOn, type ChartLine, type ChartPoint } from './chart-data'
import { ChartToggle } from './chart-toggle'
import styles from './chart.module.css'

import { useWidth } from './use-width'

export interface LineChartProps {
  /** The sentence that stands for the picture; it holds the figures. */
  label: string
  points: readonly ChartPoint[]
  /** What the strong line shows: 'Value', 'NAV'. */
  valueName: string
  /** Further lines over the same axes; they come without an area, and begin when they like. */
  others?: readonly ChartLine[]
  /** What the dashed line shows: 'Invested', 'Benchmark'. */
  referenceName?: string
  format: (value: number) => string
  axisFormat: (value: number) => string
  /** Starts the axis at 0; amounts do, NAVs do not. */
  fromZero?: boolean
  /** Draws the reference in steps, as money goes in. */
  referenceSteps?: boolean
  /** In place of the keys under the chart. */
  note?: ReactNode
  height?: number
}

const none: readonly ChartLine[] = []

const loadPlot = () => import('./line-plot')

/**
 * A value over time, with its table twin. Pointer, touch and arrow keys move the tooltip; nothing is animated
 * (visual design: charts).
 */
export function LineChart(props: LineChartProps) {
  const [asTable] = useChartAsTable()
  return (
    <div>
      {asTable ? <PointTable {...props} /> : <Plot {...props} />}
      <div className={styles.foot}>
        {props.note ?? (!asTable && <Keys valueName={props.valueName} referenceName={props.referenceName} />)}
        <ChartToggle />
      </div>
    </div>
  )
}

const moves: Record<string, (at: number, last: number) => number> = {
  ArrowLeft: (at) => Math.max(0, at - 1),
  ArrowRight: (at, last) => Math.min(last, at + 1),
  Home: () => 0,
  End: (_, last) => last,
}

function Plot(props: LineChartProps) {
  const { label, points, others = none, valueName, format, axisFormat } = props
  const { fromZero = false, referenceSteps = false } = props
  const { target, width } = useWidth<HTMLDivElement>(660)
  const [active, setActive] = useState<number | null>(null)
  const { module, failed, retry } = useLoaded(loadPlot)
  const height = props.height ?? (width < 480 ? 220 : 206)
  const shown = active !== null && active < points.length ? active : null
  const point = shown === null ? undefined : points[shown]
  const keyDown = (event: KeyboardEvent) => {
    const move = moves[event.key]
    if (event.key === 'Escape') setActive(null)
    if (!move) return
    event.preventDefault()
    setActive(move(shown ?? points.length - 1, points.length - 1))
  }
  const follow = (event: PointerEvent<HTMLDivElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    const share = (event.clientX - box.left) / (box.width * 0.92)
    setActive(nearestPoint(points, share))
  }
  if (failed) return <ErrorPanel title={t`The chart did not load`} onRetry={retry} />
  return (
    <>
      <div
        ref={target}
        className={styles.plot}
        role="img"
        aria-label={label}
        tabIndex={0}
        onKeyDown={keyDown}
        onPointerMove={follow}
        onPointerDown={follow}
        onPointerLeave={() => setActive(null)}
        onBlur={() => setActive(null)}
      >
        {module ? (
          <module.default
            {...{ points, others, width, height, valueName, format, axisFormat, fromZero, referenceSteps }}
            active={shown}
          />
        ) : (
          <SkeletonRegion>
            <Skeleton shape="chart" />
          </SkeletonRegion>
        )}
      </div>
      <VisuallyHidden>
        <span role="status">
          {point && `${formatDate(point.date)}: ${valuesOn({ valueName, others, format }, point).join(', ')}`}
        </span>
      </VisuallyHidden>
    </>
  )
}

function Keys({ valueName, referenceName }: Pick<LineChartProps, 'valueName' | 'referenceName'>) {
  return (
    <div className={styles.keys}>
      {[valueName, referenceName].map(
        (name, index) =>
          name && (
            <span key={name} className={styles.key}>
              <svg viewBox="0 0 24 8" aria-hidden="true">
                <line className={index ? styles.reference : styles.value} x1="1" x2="23" y1="4" y2="4" />
              </svg>
              {name}
            </span>
          ),
      )}
    </div>
  )
}

function PointTable({ label, points, others = none, valueName, referenceName, format }: LineChartProps) {
  const columns: Column<ChartPoint>[] = [
    { key: 'date', header: t`Date`, cell: ({ date }) => formatDate(date), heading: true },
    { key: 'value', header: valueName, cell: ({ value }) => format(value), numeric: true },
    ...others.map((other) => ({
      key: other.name,
      header: other.name,
      cell: ({ date }: ChartPoint) => {
        const value = valueOn(other, date)
        return value === undefined ? 'n/a' : format(value)
      },
      numeric: true,
    })),
  ]
  if (referenceName)
    columns.splice(1, 0, {
      key: 'reference',
      header: referenceName,
      cell: ({ reference }) => (reference === undefined ? 'n/a' : format(reference)),
      numeric: true,
    })
  return (
    <div className={styles.tableBox} tabIndex={0} role="region" aria-label={label}>
      <DataTable
        caption={label}
        columns={columns}
        rows={tableRows(points)}
        rowKey={({ date }) => date}
        cardsBelow="never"
        inset
      />
    </div>
  )
}
