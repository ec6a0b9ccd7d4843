import type { ReactNode } from 'react'
import { Leaf } from './leaf'
import styles from './value-card.module.css'

/** The brand's card around the page's one figure. */
export function ValueFrame({ isBusy = false, children }: { isBusy?: boolean; children: ReactNode }) {
  return (
    <section className={styles.card} data-on-brand="" aria-labelledby="total-value" aria-busy={isBusy}>
      <Leaf className={styles.leaf} />
      <h2 className={styles.label} id="total-value">
        Total value
      </h2>
      {children}
    </section>
  )
}

/** As high as the card with its figures. Takes nothing of the kernel: it shows before any code has come. */
export function WaitingValueCard() {
  return (
    <ValueFrame isBusy>
      <p className={styles.waiting} role="status">
        Getting your investments at their latest prices
      </p>
      <span className={styles.boneFigures} aria-hidden="true" />
    </ValueFrame>
  )
}
