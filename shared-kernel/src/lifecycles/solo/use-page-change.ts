import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { usePageHandle } from '../../remote/public'
import { clearToastsOnRoute } from '../../state/public'
import { useSolo } from './solo-context'

/** What a change of page means: its title, the news for the page around, focus and scroll position. */
export function usePageChange(closed: boolean) {
  const solo = useSolo()
  const main = useRef<HTMLElement>(null)
  const { pathname, search } = useLocation()
  const arriving = useNavigation().state !== 'idle'
  const title = usePageHandle()?.title
  const told = useRef<string>(undefined)
  // A layout effect comes before the effects of the page, which may name itself more exactly.
  useLayoutEffect(() => {
    if (title) solo.host.setTitle(title)
  }, [solo, pathname, title])
  useEffect(() => {
    const path = pathname + search
    if (arriving || title === undefined || told.current === path) return
    const first = told.current === undefined
    told.current = path
    solo.tell(first ? { kind: 'ready', path } : { kind: 'navigate', path, title: solo.title(), inside: true })
    if (first) return
    clearToastsOnRoute()
    bringIntoView(main.current, solo.props.kind === 'standalone')
  }, [solo, arriving, title, pathname, search, closed])
  return main
}

function bringIntoView(main: HTMLElement | null, ownsPage: boolean): void {
  const heading = main?.querySelector('h1')
  ;(heading ?? main)?.focus({ preventScroll: true })
  if (ownsPage) window.scrollTo(0, 0)
  else if (main && main.getBoundingClientRect().top < 0) main.scrollIntoView()
}
