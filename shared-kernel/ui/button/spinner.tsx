import { classNames } from '../base/public'
import styles from './spinner.module.css'

/** A ring for waits of unknown length; the text beside it says what is waited for (visual design: progress). */
export function Spinner({ size = 'md', className }: { size?: 'md' | 'lg'; className?: string }) {
  return <span className={classNames(styles.spinner, styles[size], className)} aria-hidden="true" />
}
