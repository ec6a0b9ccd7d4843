import type { ReactNode } from 'react'
import type { FundCategory } from '@portal/contracts/wire/common'
import { classNames } from '../base/public'
import styles from './fund.module.css'

/** The colour of a fund's category; its name stands beside it (S9.031). */
export function CategoryDot({ category }: { category: FundCategory }) {
  return <i className={classNames(styles.dot, styles[category])} aria-hidden="true" />
}

export interface SchemeLineProps {
  category: FundCategory
  name: ReactNode
  /** Plan, option, NAV with its date. */
  detail?: ReactNode
}

/** A scheme in two lines, as summaries and receipts show it (visual design: components). */
export function SchemeLine({ category, name, detail }: SchemeLineProps) {
  return (
    <div className={styles.scheme}>
      <CategoryDot category={category} />
      <div className={styles.text}>
        <span className={styles.name} translate="no">
          {name}
        </span>
        {detail && <span className={styles.detail}>{detail}</span>}
      </div>
    </div>
  )
}
