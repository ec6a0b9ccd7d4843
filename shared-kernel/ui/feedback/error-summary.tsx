import { plural } from '@portal/contracts/words/macros'
import { useEffect, useRef } from 'react'
import { Icon } from '../icon/public'
import { classNames } from '../base/public'
import { elementById } from '../base/inner'
import styles from './note.module.css'

export interface SummaryEntry {
  /** The id of the field. */
  id: string
  label: string
  message: string
}

export interface ErrorSummaryProps {
  entries: readonly SummaryEntry[]
  /** Changes with every failed try, and takes the focus each time. */
  turn?: number
}

/** Everything to correct, less with each correction, first on the form, each linked to its field (quality bar: accessibility). */
export function ErrorSummary({ entries, turn = 0 }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => void box.current?.focus(), [turn])
  if (entries.length === 0) return null
  const count = entries.length
  const title = plural(count, { one: '# thing to correct', other: '# things to correct' })
  return (
    <div
      ref={box}
      className={classNames(styles.note, styles.negative)}
      role="alert"
      aria-atomic={false}
      tabIndex={-1}
    >
      <Icon name="alert" />
      <div className={styles.text}>
        <b className={styles.title}>{title}</b>
        <ul>
          {entries.map(({ id, label, message }) => (
            <li key={id}>
              <a
                className={styles.link}
                href={`#${id}`}
                onClick={(event) => {
                  event.preventDefault()
                  focusField(id)
                }}
              >
                {label}: {message}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

/**
 * Moves the focus to a field by its id; a group of choices takes it at its chosen or first one (quality bar:
 * accessibility).
 */
export function focusField(id: string): void {
  const field = elementById(id)
  const inner = field?.querySelector<HTMLElement>('input:checked, input:not(:disabled), button, select')
  const target = field?.matches('fieldset') ? (inner ?? field) : field
  target?.focus()
}
