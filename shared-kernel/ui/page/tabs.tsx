import { useId, type KeyboardEvent, type ReactNode } from 'react'
import styles from './tabs.module.css'

export interface Tab<Value extends string> {
  value: Value
  label: string
  count?: number
}

export interface TabsProps<Value extends string> {
  label: string
  tabs: readonly Tab<Value>[]
  value: Value
  onChange: (value: Value) => void
  /** What the current tab shows. */
  children: ReactNode
}

const targets: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** Views of one thing, one at a time; arrows move between them (visual design: tabs). */
export function Tabs<Value extends string>({ label, tabs, value, onChange, children }: TabsProps<Value>) {
  const id = useId()
  const keyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const target = targets[event.key]
    if (!target) return
    event.preventDefault()
    const at = target(
      tabs.findIndex((tab) => tab.value === value),
      tabs.length,
    )
    const next = tabs[at]
    if (next) onChange(next.value)
    event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')[at]?.focus()
  }
  return (
    <>
      <div className={styles.tabs} role="tablist" aria-label={label} onKeyDown={keyDown}>
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-${tab.value}`}
            className={styles.tab}
            aria-selected={tab.value === value}
            aria-controls={`${id}-panel`}
            tabIndex={tab.value === value ? 0 : -1}
            onClick={() => onChange(tab.value)}
          >
            {tab.label}
            {tab.count !== undefined && <span className={styles.count}>{tab.count}</span>}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`}>
        {children}
      </div>
    </>
  )
}
