import {
  createPortalRouter,
  createRemoteLoader,
  prefetchOnIntent,
  type RemoteSource,
  RouterProvider,
} from '@portal/kernel/internal'
import { createRoot } from 'react-dom/client'
import { homePath, loginGuard } from './guards/login-guard'
import { NotFoundPage } from './not-found/not-found.page'
import { PagePanel } from './page-panel/page-panel'
import { Shell } from './shell'
import { ShellFrame } from './shell-frame'
import { countedSource } from './telemetry/counted-source'
import { followRouter } from './telemetry/follow-router'
import { report, startPageReport } from './telemetry/page-report'
import { reportFailure } from './telemetry/report-failure'
import { currentVisitor } from './federation/visitor'

const basename = '/investors'
const slowRemoteMilliseconds = 8000

/** Brings the portal up: remotes from where the build finds them, one router, the shell around every page. */
export function startPortal(source: RemoteSource): void {
  const element = document.getElementById('portal')
  if (!element) throw new Error('The page has no #portal element')
  startPageReport(__KERNEL_VERSION__)
  const remotes = createRemoteLoader({
    source: countedSource(source, report),
    kernelVersion: __KERNEL_VERSION__,
    timeoutMilliseconds: slowRemoteMilliseconds,
    visitor: currentVisitor,
    report: reportFailure,
  })
  const router = createPortalRouter({
    basename,
    remotes,
    guard: loginGuard,
    home: homePath,
    Shell,
    Frame: ShellFrame,
    Panel: PagePanel,
    NotFound: NotFoundPage,
  })
  followRouter(router)
  prefetchOnIntent(document, basename, remotes)
  createRoot(element).render(<RouterProvider router={router} />)
}
