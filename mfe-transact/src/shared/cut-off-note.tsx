import { Note } from '@portal/kernel'
import type { NavTiming } from './nav-timing'

/** How long today's NAV can still be had. */
export function CutOffNote({ timing }: { timing: NavTiming }) {
  return (
    <Note icon="clock" title={timing.headline} role="timer" compact>
      Pay before {timing.before}.
    </Note>
  )
}
