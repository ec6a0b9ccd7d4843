import type { ReactNode } from 'react'
import { classNames } from '../base/public'
import { Icon, type IconName } from '../icon/public'
import styles from './status-pill.module.css'

export type PillTone = 'positive' | 'info' | 'warning' | 'negative' | 'neutral' | 'brand'

const icons: Partial<Record<PillTone, IconName>> = {
  positive: 'check',
  info: 'clock',
  warning: 'hourglass',
  negative: 'close',
}

export interface StatusPillProps {
  tone: PillTone
  children: ReactNode
  /** In place of the tone's own icon; null for none. */
  icon?: IconName | null
}

/** Where something stands, in a word or two, at a row's right end (visual design: components). */
export function StatusPill({ tone, children, icon = icons[tone] }: StatusPillProps) {
  return (
    <span className={classNames(styles.pill, styles[tone])}>
      {icon && <Icon name={icon} size="sm" />}
      {children}
    </span>
  )
}

/** A quiet fact about a thing: category, plan, horizon (visual design: components). */
export function Tag({ children }: { children: ReactNode }) {
  return <span className={styles.pill}>{children}</span>
}
