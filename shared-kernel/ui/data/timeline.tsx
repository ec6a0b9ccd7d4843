import { textOf } from '@portal/contracts/words'
import { msg } from '@portal/contracts/words/macros'
import type { ReactNode } from 'react'
import { classNames, VisuallyHidden } from '../base/public'
import { Icon } from '../icon/public'
import styles from './timeline.module.css'

export interface TimelineItem {
  title: ReactNode
  text?: ReactNode
  state: 'done' | 'now' | 'next'
  /** A `StatusPill` beside the title. */
  pill?: ReactNode
}

const words = { done: msg`Done:`, now: msg`Now:`, next: msg`Later:` }

/** What happened, what happens now and what comes, in order (visual design: components). */
export function Timeline({ items }: { items: readonly TimelineItem[] }) {
  return (
    <ol>
      {items.map((item, index) => (
        <li key={index} className={classNames(styles.item, styles[item.state])}>
          <span className={styles.mark}>
            {item.state === 'done' && <Icon name="check" strokeWidth={3} />}
          </span>
          <div className={styles.title}>
            <VisuallyHidden>{textOf(words[item.state])} </VisuallyHidden>
            {item.title}
            {item.pill}
          </div>
          {item.text && <p className={styles.text}>{item.text}</p>}
        </li>
      ))}
    </ol>
  )
}
