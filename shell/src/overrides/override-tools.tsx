import { Button } from '@portal/kernel'
import { lazy, Suspense, useEffect, useState } from 'react'
import styles from './overrides.module.css'
import { readOverrides } from './overrides'

const Panel = lazy(() => import('./override-panel'))
const Badge = lazy(() => import('./override-badge'))

/** The button that opens the panel of remotes (also Ctrl+Alt+O), and the badge while one is overridden. */
export default function OverrideTools() {
  const [open, setOpen] = useState(false)
  const overridden = Object.keys(readOverrides())
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey && event.altKey && event.code === 'KeyO') setOpen(true)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
  return (
    <div className={styles.tools}>
      <Button variant="quiet" size="sm" onClick={() => setOpen(true)}>
        Remotes of this page
      </Button>
      {overridden.length > 0 && (
        <Suspense fallback={null}>
          <Badge names={overridden} />
        </Suspense>
      )}
      {open && (
        <Suspense fallback={null}>
          <Panel onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}
