import type { ReactNode } from 'react'
import styles from './action-bar.module.css'

export interface ActionBarProps {
  label?: ReactNode
  /** The page's figure, formatted. */
  amount?: ReactNode
  /** The page's primary button. */
  children: ReactNode
}

/** On mobile, a flow's primary action at the foot of the screen; nothing on wider screens (visual design: layout). */
export function ActionBar({ label, amount, children }: ActionBarProps) {
  return (
    <>
      <div className={styles.space} />
      <div className={styles.bar}>
        {(label || amount) && (
          <div className={styles.figure}>
            {label && <p className={styles.label}>{label}</p>}
            {amount && <p className={styles.amount}>{amount}</p>}
          </div>
        )}
        {children}
      </div>
    </>
  )
}
