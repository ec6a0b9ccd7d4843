import { formatCountdown } from '../../format/public'
import { useCountdown } from '../base/public'
import styles from './countdown.module.css'

export interface CountdownProps {
  /** Epoch milliseconds. */
  until: number
  onEnd?: () => void
}

/** Time left as text: '1 h 42 min left', in the last ten minutes '9:59' (visual design: type and numbers). */
export function Countdown({ until, onEnd }: CountdownProps) {
  return (
    <span role="timer" className={styles.countdown}>
      {formatCountdown(useCountdown(until, onEnd))}
    </span>
  )
}
