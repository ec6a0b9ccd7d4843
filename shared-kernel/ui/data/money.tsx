import { formatRupees, formatRupeesRounded } from '@portal/contracts/format'
import { splitRupees } from '@portal/contracts/format/inner'
import styles from './figures.module.css'

export interface MoneyProps {
  /** Integer paise. */
  paise: number
  /**
   * `exact` ₹25,000.00 on orders and receipts · `rounded` ₹9,05,196 on cards and lists ·
   * `display` the page's main figure, its paise smaller and lighter · `cost` −₹1.25, a minus line of a sum.
   */
  as?: 'exact' | 'rounded' | 'display' | 'cost'
}

/** An amount in its place's way of writing; never wrapped, and not for a translation (visual design: type and numbers). */
export function Money({ paise, as = 'exact' }: MoneyProps) {
  if (as !== 'display') {
    const text =
      as === 'rounded' ? formatRupeesRounded(paise) : formatRupees(as === 'cost' ? -Math.abs(paise) : paise)
    return (
      <span className={styles.money} translate="no">
        {text}
      </span>
    )
  }
  const parts = splitRupees(paise)
  return (
    <span className={styles.money} translate="no">
      {parts.rupees}
      <span className={styles.paise}>{parts.paise}</span>
    </span>
  )
}
