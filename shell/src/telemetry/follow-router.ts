import {
  loadVitals,
  type MatchedHandle,
  patternOf,
  type PortalRouter,
  type Vitals,
} from '@portal/kernel/internal'
import { namePageBy, report } from './page-report'

type Matches = PortalRouter['state']['matches']

/** The remote whose page is on screen; the shell where there is none. */
export function ownerOfPage(matches: Matches): { remote: string; version: string } {
  const handles = matches.map(({ route }) => route.handle as Partial<MatchedHandle> | undefined)
  const { remote = 'shell', version = '' } = handles.findLast((handle) => handle?.remote) ?? {}
  return { remote, version }
}

/** Measures Web Vitals remote by remote, from when the first page has come to rest. */
export function followRouter(router: PortalRouter): void {
  namePageBy(() => patternOf(router.state.matches))
  let vitals: Vitals | undefined
  const follow = () => {
    if (router.state.initialized) vitals?.moveTo(ownerOfPage(router.state.matches))
  }
  router.subscribe(follow)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') vitals?.settle()
  })
  const start = async () => {
    const { observeVitals } = await loadVitals()
    vitals = observeVitals(report)
    follow()
  }
  // Without it the portal is as good; only nobody learns how fast it was.
  whenIdle(() => void start().catch(() => undefined))
}

function whenIdle(run: () => void): void {
  const wait = () => ('requestIdleCallback' in window ? requestIdleCallback(run) : setTimeout(run, 2_000))
  if (document.readyState === 'complete') wait()
  else window.addEventListener('load', wait, { once: true })
}
