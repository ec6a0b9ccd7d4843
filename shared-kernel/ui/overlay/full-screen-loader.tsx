import { t } from '@portal/contracts/words/macros'
import { useRef, type ReactNode } from 'react'
import { Spinner } from '../button/public'
import styles from './full-screen-loader.module.css'
import { useTopLayer } from './top-layer'

/**
 * Covers the page at sign-in and on the way to a bank; the sentence says what is happening (S2.097; visual design:
 * progress).
 */
export function FullScreenLoader({ open, children = t`Loading` }: { open: boolean; children?: ReactNode }) {
  const layer = useRef<HTMLDivElement>(null)
  useTopLayer(layer, open)
  return (
    <div ref={layer} popover="manual" className={styles.loader} hidden={!open} aria-busy={open}>
      <div className={styles.content} role="status">
        {open && (
          <>
            <Spinner size="lg" />
            <span>{children}</span>
          </>
        )}
      </div>
    </div>
  )
}
