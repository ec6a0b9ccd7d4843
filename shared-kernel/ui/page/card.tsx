import { useId, type ReactNode } from 'react'
import { classNames } from '../base/public'
import styles from './card.module.css'

export interface CardProps {
  title?: ReactNode
  subtitle?: ReactNode
  /** At most one link or button in the head. */
  action?: ReactNode
  /** Lets a wide action stand under the title on mobile. */
  wrapAction?: boolean
  /** A list whose rows run edge to edge with lines between them. */
  flush?: boolean
  /** Names a card that shows no title. */
  label?: string
  /** Content is on its way. */
  busy?: boolean
  children?: ReactNode
  className?: string
}

/** A white sheet with a title (`h2`) and what belongs under it (visual design: card). */
export function Card(props: CardProps) {
  const { title, subtitle, action, wrapAction, flush, label, busy, children, className } = props
  const id = useId()
  return (
    <section
      className={classNames(styles.card, flush && styles.flush, className)}
      aria-labelledby={title ? id : undefined}
      aria-label={title ? undefined : label}
      aria-busy={busy || undefined}
    >
      {(title || action) && (
        <div className={classNames(styles.head, wrapAction && styles.wrapping)}>
          <div className={styles.titles}>
            {title && <h2 id={id}>{title}</h2>}
            {subtitle && <div className={styles.subtitle}>{subtitle}</div>}
          </div>
          {action}
        </div>
      )}
      {flush ? <div className={styles.body}>{children}</div> : children}
    </section>
  )
}
