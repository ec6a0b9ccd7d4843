import { registerUiRoot, signOut, toRemoteFailure } from '@portal/kernel'
import { startHostLanguage } from '../shared/hosts-language'
import { showFailure } from '../shared/failure-panel'
import { EmbedFailure, type EmbedRequest, type StartEmbedded } from './embed-contract'
import { type MountedRemote, mountRemote } from './embedded-remote'
import { clientEventsPath } from '@portal/contracts/wire/client-events-path'
import { type PageTelemetry, startPageTelemetry } from '@portal/kernel/internal'

/**
 * Tells the portal of what fails in its part of somebody else's page, and of nothing else there: neither of errors
 * whose code is not ours nor of Web Vitals, which are those of the page around.
 */
function startEmbedTelemetry(origin: string): PageTelemetry {
  return startPageTelemetry({
    kernel: __KERNEL_VERSION__,
    shell: 'embed',
    notifiesUnknown: false,
    send(body) {
      // A beacon across origins would take cookies along, which the portal refuses.
      fetch(origin + clientEventsPath, {
        method: 'POST',
        body,
        headers: { 'Content-Type': 'application/json' },
        credentials: 'omit',
        keepalive: true,
      }).catch(() => undefined)
    },
  })
}

let running = false

/** Brings one remote up in a shadow root; what fails is shown there, with another try. Throws EmbedFailure. */
export const startEmbedded: StartEmbedded = async (request) => {
  if (running) throw new EmbedFailure('EMBED-001', 'second element')
  running = true
  const telemetry = startEmbedTelemetry(request.origin)
  const forgetRoot = registerUiRoot(request.shadow)
  startHostLanguage({
    fonts: { hi: async () => (await import('./fonts')).addDevanagari() },
    root: request.root,
  })
  // Most pages take it from here. Where it does not come, the remote that asks for it tells so.
  import('@portal/kernel/first-inside').catch(() => undefined)
  const place = await keepTrying({ ...request }, (requested) => mountRemote(requested, telemetry))
  return {
    open: place.open,
    signOut: () => signOut('explicit'),
    async end() {
      await place.end()
      forgetRoot()
      telemetry.end()
      running = false
    },
  }
}

/** The remote where it came up; else a panel in its place until another try brings it. */
async function keepTrying(
  request: EmbedRequest,
  mount: (request: EmbedRequest) => Promise<MountedRemote>,
): Promise<MountedRemote> {
  let place = await attempt()
  let isOver = false

  async function attempt(): Promise<MountedRemote> {
    try {
      return await mount(request)
    } catch (error) {
      const failure = toRemoteFailure(error, 'LOAD-003', request.remote, '')
      request.notify('portal:error', { code: failure.code, stage: failure.stage })
      const hide = showFailure(request.root, failure, () => void retry())
      return {
        open: async (path) => void (request.path = path),
        end: async () => hide(),
      }
    }
  }

  async function retry(): Promise<void> {
    const panel = place
    const next = await attempt()
    await panel.end()
    if (isOver) await next.end()
    else place = next
  }

  return {
    open: (path) => place.open(path),
    async end() {
      isOver = true
      await place.end()
    },
  }
}
