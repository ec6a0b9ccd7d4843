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

/** Reports name the page that they come from. */
export function namePages(router: PortalRouter): void {
  namePageBy(() => patternOf(router.state.matches))
}

/** Measures Web Vitals remote by remote. Without it the portal is as good; only nobody learns how fast it was. */
export async function measurePages(router: PortalRouter): Promise<void> {
  const loaded = await loadVitals().catch(() => undefined)
  if (!loaded) return
  const vitals: Vitals = loaded.observeVitals(report)
  const follow = () => vitals.moveTo(ownerOfPage(router.state.matches))
  router.subscribe(follow)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') vitals.settle()
  })
  follow()
}
