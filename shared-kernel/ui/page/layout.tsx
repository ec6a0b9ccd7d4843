import { t } from '@portal/contracts/words/macros'
import type { ReactNode } from 'react'
import { classNames } from '../base/public'
import styles from './layout.module.css'

/** Things one below the other: `md` between cards, `fields` in a form, `sm` in a list (visual design: layout). */
export function Stack({ gap = 'md', children }: { gap?: 'md' | 'fields' | 'sm'; children: ReactNode }) {
  return <div className={classNames(styles.stack, gap !== 'md' && styles[gap])}>{children}</div>
}

/** Two equal columns, one on mobile: `fields` in a form, `cards` of one height (visual design: layout). */
export function Columns({ of = 'fields', children }: { of?: 'fields' | 'cards'; children: ReactNode }) {
  return <div className={classNames(styles.columns, of === 'cards' && styles.cards)}>{children}</div>
}

export interface SideLayoutProps {
  children: ReactNode
  /** The summary: 4 of 12 columns from 992 px, sticky; below the content on narrower screens. */
  aside: ReactNode
  asideLabel?: string
}

/** Content with a summary beside it (visual design: layout). */
export function SideLayout({ children, aside, asideLabel = t`Summary` }: SideLayoutProps) {
  return (
    <div className={styles.side}>
      <div className={styles.main}>{children}</div>
      <aside className={styles.aside} aria-label={asideLabel}>
        {aside}
      </aside>
    </div>
  )
}

/** Shown from 769 px up (S2.103). */
export function OnlyWide({ children }: { children: ReactNode }) {
  return <div className={styles.wide}>{children}</div>
}

/** Shown at 768 px and below (S2.103). */
export function OnlyMobile({ children }: { children: ReactNode }) {
  return <div className={styles.mobile}>{children}</div>
}
