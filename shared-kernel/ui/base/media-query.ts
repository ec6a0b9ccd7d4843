import { useCallback, useSyncExternalStore } from 'react'
import { breakpoints } from '@portal/contracts/format'
import { placeInPage } from './ui-root'

const never = () => () => undefined

/** The width of the place that the portal has in a page that is not ours: what style sheets ask there, too. */
function widthOf(place: Element): number {
  const { paddingLeft, paddingRight } = getComputedStyle(place)
  return place.clientWidth - (parseFloat(paddingLeft) || 0) - (parseFloat(paddingRight) || 0)
}

function watchPlace(place: Element, changed: () => void): () => void {
  if (typeof ResizeObserver === 'undefined') return never()
  const observer = new ResizeObserver(changed)
  observer.observe(place)
  return () => observer.disconnect()
}

function watchWindow(query: string, changed: () => void): () => void {
  if (typeof window === 'undefined' || !window.matchMedia) return never()
  const list = window.matchMedia(query)
  list.addEventListener('change', changed)
  return () => list.removeEventListener('change', changed)
}

const windowMatches = (query: string) =>
  typeof window.matchMedia === 'function' && window.matchMedia(query).matches

const atMost = (width: number) => `(max-width: ${width}px)`

/**
 * Whether the page is this wide or narrower, for a layout that a style sheet alone cannot give: the window's width, or
 * in a page that is not ours the width of the place there. Known before anything is drawn; false where there is no
 * screen to ask (S9.002; federation: other hosts).
 */
export function usePageAtMost(width: number): boolean {
  const place = placeInPage()
  const subscribe = useCallback(
    (changed: () => void) => (place ? watchPlace(place, changed) : watchWindow(atMost(width), changed)),
    [place, width],
  )
  return useSyncExternalStore(
    subscribe,
    () => (place ? widthOf(place) <= width : windowMatches(atMost(width))),
    () => false,
  )
}

/**
 * A screen of 768 px or less, wherever on it the portal stands: for sheets from below, and for what a phone does itself
 * (S2.145, decision 16).
 */
export function useIsMobile(): boolean {
  const query = atMost(breakpoints.mobile)
  const subscribe = useCallback((changed: () => void) => watchWindow(query, changed), [query])
  return useSyncExternalStore(
    subscribe,
    () => windowMatches(query),
    () => false,
  )
}
