import { useLocation } from '@portal/kernel'
import { clearToastsOnRoute, usePageHandle } from '@portal/kernel/internal'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { shellHost } from '../host/shell-host'
import { focusPage } from './focus-page'

/** Runs when another page has opened, not for the first one. Says whether a back or forward button led there. */
function usePageOpened(opened: (byHistory: boolean) => void): void {
  const { pathname } = useLocation()
  const before = useRef(pathname)
  const stepped = useRef(false)
  useEffect(() => {
    const step = () => (stepped.current = true)
    window.addEventListener('popstate', step)
    return () => window.removeEventListener('popstate', step)
  }, [])
  useEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    opened(stepped.current)
    stepped.current = false
  }, [pathname, opened])
}

let endWatch: (() => void) | undefined

function pageOpened(byHistory: boolean): void {
  clearToastsOnRoute()
  endWatch?.()
  const main = document.getElementById('main')
  if (main) endWatch = focusPage(main)
  // Back and forward keep the scroll position that the browser restores.
  if (!byHistory) window.scrollTo(0, 0)
}

/** What a change of page means for title, focus, scroll position and the messages of the page before. */
export function PageChange() {
  const { pathname } = useLocation()
  const title = usePageHandle()?.title
  // A layout effect comes before the effects of the page, which may name it more exactly.
  useLayoutEffect(() => {
    if (title) shellHost.setTitle(title)
  }, [pathname, title])
  usePageOpened(pageOpened)
  return null
}
