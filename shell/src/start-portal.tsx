import { getSession } from '@portal/kernel'
import {
  prepareApi,
  askForKey,
  bearTranslation,
  countedSource,
  createPortalRouter,
  createRemoteLoader,
  type PageGuard,
  type PortalRouter,
  prefetchOnIntent,
  prepareSettings,
  type RemoteSource,
  RouterProvider,
} from '@portal/kernel/internal'
import { lazy, Suspense } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { loginGuard, startPath } from './guards/login-guard'
import { listenForInstallOffer } from './install/install-offer'
import { prepareNumbers, startShellLanguage } from './language/start-language'
import { firstPage } from './page/first-page'
import { idle } from './page/in-parts'
import { PagePanel } from './page-panel/page-panel'
import { applySettings } from './settings/apply-settings'
import { type PortalSettings, readSettings } from './settings/portal-settings'
import { Shell } from './shell'
import { prepareSignedIn } from './signed-in/signed-in-part'
import { measurePages, namePages } from './telemetry/follow-router'
import { report, startPageReport } from './telemetry/page-report'
import { reportFailure } from './telemetry/report-failure'
import { currentVisitor } from './federation/visitor'

const basename = '/investors'
const slowRemoteMilliseconds = 8000

const NotFoundPage = lazy(async () => ({
  default: (await import('./not-found/not-found.page')).NotFoundPage,
}))

/** Few visits come to it, so its code comes with the first that does. */
const NotFound = () => (
  <Suspense fallback={null}>
    <NotFoundPage />
  </Suspense>
)

/** What a sandbox looks at the portal with. */
interface PortalWatch {
  guard?: PageGuard
  started?: (router: PortalRouter) => void
}

/** Brings the portal up: remotes from where the build finds them, one router, the shell around every page. */
export function startPortal(source: RemoteSource, { guard = loginGuard, started }: PortalWatch = {}): void {
  const element = document.getElementById('portal')
  if (!element) throw new Error('The page has no #portal element')
  bearTranslation(document)
  startPageReport(__KERNEL_VERSION__)
  startShellLanguage()
  if (getSession()) void prepareSignedIn()
  const root = createRoot(element)
  const settings = readSettings(`${basename}/config.json`)
  // No page opens, and so no call is made, before the settings are known.
  settings.then(
    (known) => {
      applySettings(known)
      // Behind the log-in the first calls are sealed; the log-in page seals nothing before something is typed.
      if (getSession()) {
        askForKey()
        void prepareNumbers()
      }
      void finishStart(router, known)
    },
    (fault: unknown) => void showFault(root, fault),
  )
  const withSettings = async <T,>(manifest: T) => (await Promise.all([manifest, settings]))[0]
  const remotes = createRemoteLoader({
    source: countedSource(
      {
        ...source,
        readManifest: () => withSettings(source.readManifest()),
        lastManifest: () => withSettings(source.lastManifest?.()),
      },
      report,
    ),
    kernelVersion: __KERNEL_VERSION__,
    timeoutMilliseconds: slowRemoteMilliseconds,
    visitor: currentVisitor,
    report: reportFailure,
  })
  const router = createPortalRouter({
    basename,
    remotes,
    guard,
    home: startPath,
    Shell,
    Panel: PagePanel,
    NotFound,
  })
  started?.(router)
  namePages(router)
  prefetchOnIntent(document, basename, remotes)
  listenForInstallOffer()
  root.render(<RouterProvider router={router} />)
}

async function showFault(root: Root, fault: unknown): Promise<void> {
  const { SettingsFaultPage } = await import('./settings/settings-fault.page')
  root.render(<SettingsFaultPage fault={fault} />)
}

/** The first keys that an investor presses find the page doing nothing else. */
const restMilliseconds = 1000

/** After what the first page needs, a piece at a time: its calls and pictures come first. */
async function finishStart(router: PortalRouter, settings: PortalSettings): Promise<void> {
  await firstPage(router)
  // It is drawn first.
  await idle()
  // Whether the log-in is sealed is among them.
  void prepareSettings()
  await new Promise((resolve) => setTimeout(resolve, restMilliseconds))
  await idle()
  void prepareApi()
  void prepareSignedIn()
  await idle()
  void measurePages(router)
  // Firefox fails what a page that is left was loading; the next page asks for it again.
  const rest = await import('./after-first-page').catch(() => undefined)
  await rest?.afterFirstPage(router, settings)
}
