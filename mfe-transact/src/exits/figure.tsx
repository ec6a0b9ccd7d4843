import { formatUnits, Money } from '@portal/kernel'
import type { ExitKind, ExitQuote } from '../kinds/exit-kind'
import styles from './exits.module.css'

/** What the order comes to, at a glance: units where it buys some, else money. */
export function Figure({ kind, quote }: { kind: ExitKind; quote: ExitQuote }) {
  const units = kind.unitsBought?.(quote)
  return (
    <p className={styles.figure}>
      {units ? `${formatUnits(units)} units` : <Money paise={kind.figure(quote)} as="display" />}
    </p>
  )
}
