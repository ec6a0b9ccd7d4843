import type { ReactNode } from 'react'
import { translateOf } from '../base/inner'
import { classNames } from '../base/public'
import styles from './detail-list.module.css'

export interface DetailRow {
  label: string
  value: ReactNode
  /** The value is a name, which no translation may change. */
  verbatim?: boolean
  /** The sum of the lines above it. */
  total?: boolean
}

/**
 * Labels and values in lines, a sum last: orders, receipts, summaries. Costs are `<Money as="cost">` lines (visual
 * design: type and numbers).
 */
export function DetailList({ rows }: { rows: readonly DetailRow[] }) {
  return (
    <dl className={styles.list}>
      {/* Two lines may have one label: two orders of one fund. */}
      {rows.map(({ label, value, verbatim, total }, line) => (
        <div key={`${line} ${label}`} className={classNames(styles.row, total && styles.total)}>
          <dt>{label}</dt>
          <dd translate={verbatim ? 'no' : translateOf(value)}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

export interface Fact {
  label: string
  value: ReactNode
  /** An `InfoPopover` that explains the label. */
  info?: ReactNode
}

/** Facts side by side, three in a row, two on mobile (visual design: card). */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value, info }) => (
        <div key={label}>
          <dt>
            {label}
            {info}
          </dt>
          <dd translate={translateOf(value)}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
