import { t } from '@portal/kernel/words'
import type { ReactNode } from 'react'
import styles from './value-card.module.css'

/** The house's leaf behind the value, cut off by the card's corner. */
function Leaf({ className }: { className: string | undefined }) {
  return (
    <span className={className} aria-hidden="true">
      <svg viewBox="0 0 200 200">
        <path fill="currentColor" d="M22 150C12 92 54 30 178 22c8 98-44 152-118 146" />
        <g fill="none" stroke="var(--surface-brand)" strokeLinecap="round">
          <path strokeWidth="7" d="M14 190c20-54 58-92 112-120" />
          <path
            strokeWidth="4"
            d="M58 138c0-18 2-30 6-42M84 112c2-14 6-26 14-38M70 128c18 2 32 2 48-4M100 98c16 2 28 0 42-8"
          />
        </g>
      </svg>
    </span>
  )
}

/** The brand's card around the page's one figure. */
export function ValueFrame({ isBusy = false, children }: { isBusy?: boolean; children: ReactNode }) {
  return (
    <section className={styles.card} data-on-brand="" aria-labelledby="total-value" aria-busy={isBusy}>
      <Leaf className={styles.leaf} />
      <h2 className={styles.label} id="total-value">
        {t`Total value`}
      </h2>
      {children}
    </section>
  )
}

/** As high as the card with its figures. Takes nothing of the kernel but its words: it shows before any code has come. */
export function WaitingValueCard() {
  return (
    <ValueFrame isBusy>
      <p className={styles.waiting} role="status">
        {t`Getting your investments at their latest prices, and what is coming up`}
      </p>
      <span className={styles.boneFigures} aria-hidden="true" />
    </ValueFrame>
  )
}
