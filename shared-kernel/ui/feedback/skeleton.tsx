import { t } from '@portal/contracts/words/macros'
import { useEffect, useState, type ReactNode } from 'react'
import { classNames, VisuallyHidden } from '../base/public'
import styles from './skeleton.module.css'

export interface SkeletonProps {
  /** The shape of what comes, so that nothing jumps. */
  shape?: 'text' | 'title' | 'figure' | 'chart' | 'field' | 'row'
  count?: number
}

/** Grey stand-ins for content on its way; put them into a `SkeletonRegion` (visual design: skeleton). */
export function Skeleton({ shape = 'text', count = 1 }: SkeletonProps) {
  return Array.from({ length: count }, (_, index) =>
    shape === 'row' ? (
      <RowBones key={index} />
    ) : (
      <span key={index} className={classNames(styles.bone, styles[shape])} />
    ),
  )
}

function RowBones() {
  return (
    <span className={styles.row}>
      <span className={classNames(styles.bone, styles.tile)} />
      <span>
        <span className={classNames(styles.bone, styles.text)} />
        <span className={classNames(styles.bone, styles.text)} />
      </span>
      <span className={classNames(styles.bone, styles.end)} />
    </span>
  )
}

/** Says 'Loading' once for everything in it (visual design: skeleton). */
export function SkeletonRegion({ children, label = t`Loading` }: { children: ReactNode; label?: string }) {
  return (
    <div aria-busy="true">
      <VisuallyHidden>{label}</VisuallyHidden>
      <div aria-hidden="true">{children}</div>
    </div>
  )
}

const showAfter = 300
const showAtLeast = 400

/**
 * Whether a skeleton should stand: 300 ms after the wait began, then for at least 400 ms, so that nothing flickers
 * (visual design: skeleton).
 */
export function useSkeleton(waiting: boolean): boolean {
  const [shown, setShown] = useState(false)
  useEffect(() => {
    if (waiting === shown) return
    const timer = setTimeout(() => setShown(waiting), waiting ? showAfter : showAtLeast)
    return () => clearTimeout(timer)
  }, [waiting, shown])
  return shown
}
