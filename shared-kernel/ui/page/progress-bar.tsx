import { classNames } from '../base/public'
import styles from './progress-bar.module.css'

export interface ProgressBarProps {
  label: string
  value: number
  max: number
  size?: 'md' | 'sm'
}

/** How far something of known length has come; the text beside it says the same (visual design: progress). */
export function ProgressBar({ label, value, max, size = 'md' }: ProgressBarProps) {
  const share = max > 0 ? Math.min(100, Math.max(0, (value / max) * 100)) : 0
  return (
    <div
      className={classNames(styles.bar, size === 'sm' && styles.sm)}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
    >
      <div className={styles.fill} style={{ width: `${share}%` }} />
    </div>
  )
}
