import type { ReactNode } from 'react'
import { classNames } from '../base/public'
import styles from './states.module.css'
import { WindowArt } from './window-art'

export interface EmptyStateProps {
  /** What is missing. */
  title: string
  /** Why, and whether that is fine. */
  children?: ReactNode
  /** The one thing to do. */
  action?: ReactNode
  /** A drawing, on full-page ones only; without it the state stands in a dashed frame. */
  fullPage?: boolean
  /** Of its title: 2 right under the page's own, in no card. */
  level?: 2 | 3
}

/** Nothing to show, said kindly, with a way on (visual design: empty). */
export function EmptyState(props: EmptyStateProps) {
  const { title, children, action, fullPage = false, level = fullPage ? 2 : 3 } = props
  return (
    <div className={classNames(styles.empty, !fullPage && styles.framed)}>
      {fullPage && <WindowArt sign="plus" />}
      {level === 2 ? <h2>{title}</h2> : <h3>{title}</h3>}
      {children && <div className={styles.text}>{children}</div>}
      {action && <div className={styles.actions}>{action}</div>}
    </div>
  )
}
