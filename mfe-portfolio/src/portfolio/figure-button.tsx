import { VisuallyHidden } from '@portal/kernel'
import { t } from '@portal/kernel/words'
import type { ReactNode } from 'react'
import styles from './portfolio.module.css'

interface FigureButtonProps {
  /** Whose figure it is: "Neem Flexi Cap Fund". */
  of: string
  onOpen: () => void
  children: ReactNode
}

/** A figure that shows the money behind it. */
export function FigureButton({ of, onOpen, children }: FigureButtonProps) {
  return (
    <button type="button" className={styles.figureButton} onClick={onOpen}>
      {children}
      <VisuallyHidden>{t`, see the money behind it, ${of}`}</VisuallyHidden>
    </button>
  )
}
