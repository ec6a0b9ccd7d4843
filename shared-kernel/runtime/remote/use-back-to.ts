import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'

interface Landed {
  landed?: boolean
}

/**
 * Makes the browser's back button lead to one page, whatever came before (S2.108, S2.109): a second entry of the page
 * on screen is put on top of the history, and whoever comes back to the first one is led on. Undefined leaves it alone.
 */
export function useBackTo(target: string | undefined): void {
  const navigate = useNavigate()
  const { pathname, search, state } = useLocation()
  const landed = (state as Landed | null)?.landed === true
  const page = pathname + search
  const onTop = useRef<string | undefined>(undefined)
  useEffect(() => {
    if (target === undefined) onTop.current = undefined
    else if (landed) onTop.current = page
    else if (onTop.current === page) void navigate(target, { replace: true })
    else void navigate(page, { state: { landed: true } satisfies Landed })
  }, [landed, navigate, page, target])
}
