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
}

/** Nothing to show, said kindly, with a way on (visual design: empty). */
export function EmptyState({ title, children, action, fullPage = false }: EmptyStateProps) {
  return (
    <div className={classNames(styles.empty, !fullPage && styles.framed)}>
      {fullPage && <WindowArt sign="plus" />}
      {fullPage ? <h2>{title}</h2> : <h3>{title}</h3>}
      {children && <div className={styles.text}>{children}</div>}
      {action && <div className={styles.actions}>{action}</div>}
    </div>
  )
}
