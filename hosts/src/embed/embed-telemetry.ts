import { clientEventsPath } from '@portal/contracts/wire/client-events-path'
import { type PageTelemetry, startPageTelemetry } from '@portal/kernel/internal'

/**
 * Tells the portal of what fails in its part of somebody else's page, and of nothing else there: neither of errors
 * whose code is not ours nor of Web Vitals, which are those of the page around.
 */
export function startEmbedTelemetry(origin: string): PageTelemetry {
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
