import { readStored, writeStored } from '@portal/kernel'
import type { PortalRouter } from '@portal/kernel/internal'
import * as z from 'zod/mini'
import { isPageBusy } from './build-polling/page-busy'
import { pollBuild } from './build-polling/poll-build'
import { reloadPage } from './page-panel/reload-page'
import { clearCaches, registerWorker } from './service-worker/register-worker'
import { blockDeveloperTools } from './page/developer-tools'
import { watchDeprecated } from './telemetry/deprecated-names'
import type { PortalSettings } from './settings/portal-settings'
import { startWebPush } from './web-push/web-push'

/** What can wait until the first page is there: watching for a new build, keeping files for the next visit. */
export async function afterFirstPage(router: PortalRouter, settings: PortalSettings): Promise<void> {
  void blockDeveloperTools()
  watchDeprecated(__DEPRECATED_NAMES__)
  if (!__PRODUCTION_BUILD__) return
  pollBuild({
    running: __BUILD_NUMBER__,
    isBusy: () => isPageBusy(router),
    reloadedFor: () => readStored('reloadedForBuild', z.string()),
    reload(build) {
      writeStored('reloadedForBuild', build)
      void clearCaches().finally(reloadPage)
    },
    onReleases: (sequence) => router.hearOf(sequence),
  })
  const worker = await registerWorker(settings.serviceWorker)
  await startWebPush(worker, settings)
}
