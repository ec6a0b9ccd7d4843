import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from '@portal/kernel'

interface Landed {
  landed?: boolean
}

/**
 * Makes the browser's back button lead to one page, whatever came before: a second entry of this page is put on top of
 * the history, and whoever comes back to the first one is led on (S2.108).
 */
export function useBackTo(target: string): void {
  const navigate = useNavigate()
  const { pathname, search, state } = useLocation()
  const landed = (state as Landed | null)?.landed === true
  const wasOnTop = useRef(false)
  useEffect(() => {
    if (landed) wasOnTop.current = true
    else if (wasOnTop.current) void navigate(target, { replace: true })
    else void navigate(pathname + search, { state: { landed: true } satisfies Landed })
  }, [landed, navigate, pathname, search, target])
}
