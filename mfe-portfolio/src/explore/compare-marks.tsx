import { Button, href, LinkButton, routes } from '@portal/kernel'
import { plural, t } from '@portal/kernel/words'
import { createContext, useContext, useState, type ReactNode } from 'react'
import { mostCompared, toggled } from '../compare/compared'
import styles from './fund-list.module.css'

interface Marks {
  codes: readonly string[]
  set: (codes: readonly string[]) => void
}

const MarksContext = createContext<Marks>({ codes: [], set: () => undefined })

/** Remembers which funds of the list are to be compared. */
export function CompareMarks({ children }: { children: ReactNode }) {
  const [codes, set] = useState<readonly string[]>([])
  return <MarksContext value={{ codes, set }}>{children}</MarksContext>
}

/** Marks a fund of the list, as long as another one can be compared. */
export function CompareMark({ code, name }: { code: string; name: string }) {
  const { codes, set } = useContext(MarksContext)
  const marked = codes.includes(code)
  return (
    <Button
      variant="quiet"
      size="sm"
      aria-pressed={marked}
      aria-label={t`Compare ${name}`}
      icon={marked ? 'check' : undefined}
      disabled={!marked && codes.length >= mostCompared}
      onClick={() => set(toggled(codes, code))}
    >
      {t`Compare`}
    </Button>
  )
}

/** The way to the marked funds side by side. */
export function CompareBar() {
  const { codes, set } = useContext(MarksContext)
  const count = codes.length
  const more = mostCompared - 1
  if (!count) return null
  return (
    <div className={styles.compareBar} role="status">
      <span>
        {count === 1
          ? plural(more, {
              2: 'One fund marked. Mark up to two more.',
              one: 'One fund marked. Mark up to # more.',
              other: 'One fund marked. Mark up to # more.',
            })
          : plural(count, { one: '# fund marked.', other: '# funds marked.' })}
      </span>
      <span className={styles.compareActions}>
        <Button variant="quiet" size="sm" onClick={() => set([])}>
          {t`Clear`}
        </Button>
        <LinkButton to={href(routes.compareFunds, { schemes: codes.join(',') })} size="sm">
          {t`Compare`}
        </LinkButton>
      </span>
    </div>
  )
}
