import type { HostEvent, RemoteFailure } from '@portal/kernel'
import { failureReport } from '@portal/kernel/internal'
import { report } from './page-report'

export const failureEventName = 'portal-failure'

/**
 * Tells the server of a technical failure, and whoever watches the page by a `portal-failure` event. Never throws.
 */
export function reportFailure(failure: RemoteFailure | HostEvent): void {
  const { code, remote, version, stage } = failure
  const kind = 'kind' in failure ? failure.kind : 'load-failure'
  report(failureReport(failure))
  try {
    const detail: HostEvent = { kind, code, remote, version, stage }
    window.dispatchEvent(new CustomEvent(failureEventName, { detail }))
    performance.mark(failureEventName, { detail })
  } catch {
    // What watches failures must not become one.
  }
}
