import type { ReactNode } from 'react'
import { classNames } from '../base/public'
import { Icon, type IconName } from '../icon/public'
import styles from './note.module.css'

export type Tone = 'info' | 'warning' | 'negative' | 'positive'

export interface NoteProps {
  tone?: Tone
  /** The fact, in bold. */
  title?: ReactNode
  /** What to do about it. */
  children?: ReactNode
  icon?: IconName
  /** A warning that blocks carries its button. */
  action?: ReactNode
  /** `alert` or `status` where it appears after the page; `timer` where it counts. */
  role?: 'alert' | 'status' | 'timer'
  /** Centres the icon beside two short lines. */
  compact?: boolean
}

const toneIcons: Record<Tone, IconName> = {
  info: 'info',
  warning: 'warning',
  negative: 'alert',
  positive: 'check-circle',
}

/** Something that stays in the page for as long as it is true (visual design: note). */
export function Note({ tone = 'info', title, children, icon, action, role, compact }: NoteProps) {
  return (
    <div className={classNames(styles.note, styles[tone], compact && styles.row)} role={role}>
      <Icon name={icon ?? toneIcons[tone]} />
      <div className={styles.text}>
        {title && <b className={styles.title}>{title}</b>}
        {children}
      </div>
      {action}
    </div>
  )
}
