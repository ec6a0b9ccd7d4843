import { Note } from '@portal/kernel'
import type { NavTiming } from './nav-timing'

/** How long today's NAV can still be had. */
export function CutOffNote({ timing, act = 'Pay' }: { timing: NavTiming; act?: 'Pay' | 'Confirm' }) {
  return (
    <Note icon="clock" title={timing.headline} role="timer" compact>
      {act === 'Pay' ? timing.pay : `Confirm before ${timing.before}`}.
    </Note>
  )
}
