import { arc, pie, type PieArcDatum } from 'd3-shape'
import { classNames } from '../base/public'
import styles from './chart.module.css'
import type { DonutSlice } from './donut'

const radius = 88
const thickness = 30
/** Three pixels on the outer edge, so that the smallest share is still seen. */
const smallest = 3 / radius
const gap = 3 / (radius - thickness / 2)

/** What a slice takes of the ring: its share, but never less than can be seen. */
export function sliceWeights(values: readonly number[]): number[] {
  const total = values.reduce((sum, value) => sum + value, 0)
  if (total <= 0) return values.map(() => 0)
  const least = (smallest + gap) / (2 * Math.PI)
  return values.map((value) => (value > 0 ? Math.max(value / total, least) : 0))
}

/** The ring of a donut, starting at the top. */
export default function DonutRing({ slices }: { slices: readonly DonutSlice[] }) {
  const weights = sliceWeights(slices.map(({ value }) => value))
  const layout = pie<number>()
    .sort(null)
    .padAngle(slices.length > 1 ? gap : 0)
  const path = arc<PieArcDatum<number>>()
    .innerRadius(radius - thickness)
    .outerRadius(radius)
  return (
    <svg viewBox={`${-radius} ${-radius} ${2 * radius} ${2 * radius}`} aria-hidden="true">
      {layout(weights).map((datum, index) => {
        const slice = slices[index]
        const shape = path(datum)
        return (
          slice &&
          shape && (
            <path key={slice.label} className={classNames(styles.slice, styles[slice.colour])} d={shape} />
          )
        )
      })}
    </svg>
  )
}
