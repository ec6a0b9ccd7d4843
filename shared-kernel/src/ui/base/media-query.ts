import { useCallback, useSyncExternalStore } from 'react'
import { breakpoints } from '../../format/public'

const never = () => () => undefined

/** Whether a media query holds now; false where there is no screen to ask (S9.002). */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      if (typeof window === 'undefined' || !window.matchMedia) return never()
      const list = window.matchMedia(query)
      list.addEventListener('change', changed)
      return () => list.removeEventListener('change', changed)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => typeof window.matchMedia === 'function' && window.matchMedia(query).matches,
    () => false,
  )
}

/** Mobile layout: 768 px wide or narrower (S2.145, decision 16). */
export function useIsMobile(): boolean {
  return useMediaQuery(`(max-width: ${breakpoints.mobile}px)`)
}
