import { t } from '@portal/kernel/words'
import { Note, useNavigation } from '@portal/kernel'
import { useRevalidator } from '@portal/kernel/internal'
import { useEffect, useState } from 'react'
import styles from './slow-notice.module.css'

/** When a wait is worth a word; the panel follows after eight seconds. */
export const slowMs = 3000

/** Whether a wait is worth a word by now. */
export function useSlow(waiting: boolean): boolean {
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    if (!waiting) return
    const timer = setTimeout(() => setSlow(true), slowMs)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [waiting])
  return slow
}

/** Says, once, that the page takes longer than usual, for as long as it does. */
function SlowNotice({ waiting }: { waiting: boolean }) {
  const slow = useSlow(waiting)
  return (
    <div className={styles.place} role="status">
      {slow && <Note title={t`This is taking longer than usual`}>{t`We are still opening the page.`}</Note>}
    </div>
  )
}

/** The notice for the first page, and for one that was asked for or is tried again. */
export function SlowPageNotice({ isFirst }: { isFirst: boolean }) {
  const navigating = useNavigation().state !== 'idle'
  const retrying = useRevalidator().state !== 'idle'
  return <SlowNotice waiting={isFirst || navigating || retrying} />
}
