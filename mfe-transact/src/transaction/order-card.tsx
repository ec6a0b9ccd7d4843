import { Card } from '@portal/kernel'
import type { ComponentProps, ReactNode } from 'react'
import styles from './order-card.module.css'

interface OrderCardProps extends Pick<ComponentProps<typeof Card>, 'title' | 'label'> {
  /** What is to be known before the button is pressed. */
  notes?: ReactNode
  action: ReactNode
  /** What follows the button: "You can change this until you confirm." */
  after: ReactNode
  /** What it comes to. */
  children: ReactNode
}

/** What an order comes to, with the button that goes on, beside its form and its review. */
export function OrderCard({ title, label, notes, action, after, children }: OrderCardProps) {
  return (
    <Card title={title} label={label}>
      {children}
      <div className={styles.blocks}>
        {notes}
        {action}
      </div>
      <p className={styles.after}>{after}</p>
    </Card>
  )
}

/** The one figure of an order, and the line below it. */
export function Figure({ text, children }: { text: ReactNode; children: ReactNode }) {
  return (
    <>
      <p className={styles.figure}>{children}</p>
      <p className={styles.text}>{text}</p>
    </>
  )
}
