import { formatUnits, Money } from '@portal/kernel'
import type { OutflowKind, OutflowQuote } from './outflow-kind'
import styles from './outflow.module.css'

/** What the order comes to, at a glance: units where it buys some, else money. */
export function Figure({ kind, quote }: { kind: OutflowKind; quote: OutflowQuote }) {
  const units = kind.unitsBought?.(quote)
  return (
    <p className={styles.figure}>
      {units ? `${formatUnits(units)} units` : <Money paise={kind.figure(quote)} as="display" />}
    </p>
  )
}
