import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { usePageHandle } from '../../remote/public'
import { clearToastsOnRoute } from '../../state/public'
import { useParcel } from './parcel-context'

/** What a change of page means: its title, the news for the page around, focus and scroll position. */
export function usePageChange(closed: boolean) {
  const parcel = useParcel()
  const main = useRef<HTMLElement>(null)
  const { pathname, search } = useLocation()
  const arriving = useNavigation().state !== 'idle'
  const title = usePageHandle()?.title
  const told = useRef<string>(undefined)
  // A layout effect comes before the effects of the page, which may name itself more exactly.
  useLayoutEffect(() => {
    if (title) parcel.host.setTitle(title)
  }, [parcel, pathname, title])
  useEffect(() => {
    const path = pathname + search
    if (arriving || title === undefined || told.current === path) return
    const first = told.current === undefined
    told.current = path
    parcel.notify(
      first ? { kind: 'ready', path } : { kind: 'navigate', path, title: parcel.title(), inside: true },
    )
    if (first) return
    clearToastsOnRoute()
    bringIntoView(main.current, parcel.props.kind === 'standalone')
  }, [parcel, arriving, title, pathname, search, closed])
  return main
}

function bringIntoView(main: HTMLElement | null, ownsPage: boolean): void {
  const heading = main?.querySelector('h1')
  ;(heading ?? main)?.focus({ preventScroll: true })
  if (ownsPage) window.scrollTo(0, 0)
  else if (main && main.getBoundingClientRect().top < 0) main.scrollIntoView()
}
