import { useEffect, useState, useSyncExternalStore } from 'react'
import { LiveRegion, Page, SegmentedControl } from '@portal/ui'
import styles from './gallery.module.css'
import { pages } from './pages'

const themes = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const
type Theme = (typeof themes)[number]['value']

function onHashChange(listener: () => void) {
  window.addEventListener('hashchange', listener)
  return () => window.removeEventListener('hashchange', listener)
}

/** Every part of the kernel's UI in its states: `#/buttons`, and `?theme=dark` to begin in the dark. */
export function Gallery() {
  const hash = useSyncExternalStore(onHashChange, () => location.hash)
  const [theme, setTheme] = useState<Theme>(location.search.includes('theme=dark') ? 'dark' : 'light')
  useEffect(() => void document.documentElement.setAttribute('data-theme', theme), [theme])
  const [first] = pages
  const shown = pages.find(({ id }) => hash === `#/${id}`) ?? first
  return (
    <>
      <header className={styles.header}>
        <nav aria-label="Components" className={styles.nav}>
          {pages.map(({ id, title }) => (
            <a key={id} href={`#/${id}`} aria-current={id === shown?.id ? 'page' : undefined}>
              {title}
            </a>
          ))}
        </nav>
        <SegmentedControl
          label="Theme"
          hideLabel
          size="sm"
          options={themes}
          value={theme}
          onChange={setTheme}
        />
      </header>
      <main>
        {shown && (
          <Page
            title={shown.title}
            context="Build these once, in the kernel; pages only arrange them."
            key={shown.id}
          >
            <div className={styles.samples}>
              <shown.Page />
            </div>
          </Page>
        )}
      </main>
      <LiveRegion />
    </>
  )
}
