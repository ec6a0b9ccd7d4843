import type { ParcelEvent } from '@portal/kernel'
import type { Tell } from './embed-contract'

/** Puts what happens inside into the events of the contract with the page around. */
export function tellParcelEvents(tell: Tell, remote: string, version: string): (event: ParcelEvent) => void {
  return (event) => {
    switch (event.kind) {
      case 'ready':
        return tell('portal:ready', { remote, version, path: event.path })
      case 'navigate':
        return tell('portal:navigate', { path: event.path, title: event.title, inside: event.inside })
      case 'session-ended':
        return tell('portal:session-ended', { reason: event.reason })
      case 'done':
        return tell('portal:done', { what: event.what, reference: event.reference })
      case 'error':
        return tell('portal:error', { code: event.code, stage: event.stage })
    }
  }
}
