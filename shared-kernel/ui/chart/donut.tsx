import { t } from '@portal/contracts/words/macros'
import type { FundCategory } from '@portal/contracts/wire/common'
import { formatRate } from '@portal/contracts/format'
import { classNames } from '../base/public'
import { translateOf, useLoaded } from '../base/inner'
import { DataTable, type Column } from '../data/public'
import { ErrorPanel } from '../feedback/public'
import { useChartAsTable } from './chart-as-table'
import styles from './chart.module.css'

export interface DonutSlice {
  label: string
  /** Not negative, in any one unit. */
  value: number
  /** The value as it is shown: '₹5,14,296'. */
  detail: string
  colour: FundCategory | 'series1' | 'series2' | 'series3' | 'series4' | 'series5' | 'series6'
}

export interface DonutProps {
  /** The sentence that stands for the picture. */
  label: string
  /** At most six. */
  slices: readonly DonutSlice[]
  centre?: { caption: string; figure: string }
  /** Headers of the table twin. */
  columns?: { name: string; value: string }
}

const loadRing = () => import('./donut-ring')

const shareOf = (slice: DonutSlice, slices: readonly DonutSlice[]) => {
  const total = slices.reduce((sum, { value }) => sum + value, 0)
  return formatRate(total > 0 ? slice.value / total : null, { sign: false })
}

/**
 * Parts of a whole with a legend in the same order; put a `ChartToggle` into the card's head for its table twin
 * (visual design: donut).
 */
export function Donut({ label, slices, centre, columns = { name: t`Part`, value: t`Value` } }: DonutProps) {
  const [asTable] = useChartAsTable()
  const { module, failed, retry } = useLoaded(loadRing)
  if (asTable) return <SliceTable label={label} slices={slices} columns={columns} />
  if (failed) return <ErrorPanel title={t`The chart did not load`} onRetry={retry} />
  return (
    <div className={styles.donut}>
      <div className={styles.figure} role="img" aria-label={label}>
        {module && <module.default slices={slices} />}
        {centre && (
          <div className={styles.centre}>
            {centre.caption}
            <b translate="no">{centre.figure}</b>
          </div>
        )}
      </div>
      <ul className={styles.legend}>
        {slices.map((slice) => (
          <li key={slice.label}>
            <i className={classNames(styles.swatch, styles[slice.colour])} aria-hidden="true" />
            <span>
              <span className={styles.name}>{slice.label}</span>
              <span className={styles.detail} translate={translateOf(slice.detail)}>
                {slice.detail}
              </span>
            </span>
            <span className={styles.share} translate="no">
              {shareOf(slice, slices)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

function SliceTable({ label, slices, columns }: Required<Pick<DonutProps, 'label' | 'slices' | 'columns'>>) {
  const cells: Column<DonutSlice>[] = [
    { key: 'name', header: columns.name, cell: (slice) => slice.label, heading: true },
    { key: 'value', header: columns.value, cell: (slice) => slice.detail, numeric: true },
    { key: 'share', header: t`Share`, cell: (slice) => shareOf(slice, slices), numeric: true },
  ]
  return (
    <DataTable
      caption={label}
      columns={cells}
      rows={slices}
      rowKey={(slice) => slice.label}
      cardsBelow="never"
      inset
    />
  )
}
