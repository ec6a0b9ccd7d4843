import type { HostEvent, RemoteFailure } from '@portal/kernel'

export const failureEventName = 'portal-failure'

/** Hands a technical failure to whoever watches the page, as a `portal-failure` event. Never throws. */
export function reportFailure(failure: RemoteFailure | HostEvent): void {
  const { code, remote, version, stage } = failure
  const kind = 'kind' in failure ? failure.kind : 'load-failure'
  try {
    const detail: HostEvent = { kind, code, remote, version, stage }
    window.dispatchEvent(new CustomEvent(failureEventName, { detail }))
    performance.mark(failureEventName, { detail })
  } catch {
    // What watches failures must not become one.
  }
}
