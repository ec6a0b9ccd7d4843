import type { ParcelEvent } from '@portal/kernel'
import type { Notify } from './embed-contract'

/** Puts what happens inside into the events of the contract with the page around. */
export function notifyParcelEvents(
  notify: Notify,
  remote: string,
  version: string,
): (event: ParcelEvent) => void {
  return (event) => {
    switch (event.kind) {
      case 'ready':
        return notify('portal:ready', { remote, version, path: event.path })
      case 'navigate':
        return notify('portal:navigate', { path: event.path, title: event.title, inside: event.inside })
      case 'session-ended':
        return notify('portal:session-ended', { reason: event.reason })
      case 'done':
        return notify('portal:done', { what: event.what, reference: event.reference })
      case 'error':
        return notify('portal:error', { code: event.code, stage: event.stage })
    }
  }
}
