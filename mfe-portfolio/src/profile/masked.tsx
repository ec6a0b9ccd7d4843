import { VisuallyHidden } from '@portal/kernel'
import { t, Trans } from '@portal/kernel/words'
import { useState } from 'react'
import styles from './profile.module.css'

interface MaskedProps {
  /** What it is: "PAN". */
  label: string
  masked: string
  whole: string
}

/** A private detail, masked until the investor asks for it (S5.049 to S5.053). */
export function Masked({ label, masked, whole }: MaskedProps) {
  const [shown, setShown] = useState(false)
  if (!whole) return t`Not given`
  return (
    <span className={styles.masked}>
      <span translate="no">{shown ? whole : masked}</span>
      <button type="button" className={styles.show} aria-pressed={shown} onClick={() => setShown(!shown)}>
        {shown ? (
          <Trans>
            Hide<VisuallyHidden> {label}</VisuallyHidden>
          </Trans>
        ) : (
          <Trans>
            Show<VisuallyHidden> {label}</VisuallyHidden>
          </Trans>
        )}
      </button>
    </span>
  )
}
