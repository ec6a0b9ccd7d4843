import { useCallback, useEffect, useRef, useState } from 'react'
import { idleClock, idleState, type IdleState } from './idle-state'
import { watchIdle, type IdleWatch } from './idle-watch'
import { signOut } from './sign-out'
import { useSession } from './use-session'

export interface Idle extends IdleState {
  /** `04:32` (S9.041). */
  time: string
  /** What the time is in: `mins`, or `Sec` under a minute (S4.014). */
  unit: string
  /** Goes on with the session; any activity in any tab does the same. */
  stay(): void
}

const somebodyIsThere = idleState(0, 0)

/**
 * The idle timer of a host, mounted once: while somebody is logged in it watches for activity in all tabs, shows by
 * `phase` `warning` after 600 s that the last 300 s count down, and signs out at their end (S4.013, S4.016, S9.040).
 */
export function useIdle(): Idle {
  const loggedIn = useSession() !== undefined
  const watch = useRef<IdleWatch | null>(null)
  const [state, setState] = useState(somebodyIsThere)
  useEffect(() => {
    if (!loggedIn) return
    const current = watchIdle((next) => {
      setState(next)
      if (next.phase === 'ended') void signOut('idle')
    })
    watch.current = current
    return () => {
      current.stop()
      setState(somebodyIsThere)
    }
  }, [loggedIn])
  const stay = useCallback(() => watch.current?.touch(), [])
  return { ...state, ...idleClock(state.secondsLeft), stay }
}
