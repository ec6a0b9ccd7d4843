import { createContext, useContext } from 'react'
import type { NotificationItem } from '@portal/contracts/notifications/notification'
import type { showToast } from '../state/public'

/** What a remote may ask of whatever page it runs in: the shell, a standalone page, a foreign page. */
export interface Host {
  readonly kind: 'shell' | 'standalone' | 'embedded'
  /** Shows a message for a while (S8.072, S8.073). */
  toast: typeof showToast
  /** Tells screen readers something that is seen elsewhere on the page. */
  announce(text: string): void
  /** Names the page; the host adds the brand. */
  setTitle(title: string): void
  /** While set, leaving the page is asked about; null lifts it. */
  setLeaveQuestion(question: string | null): void
  /** Sends a technical event on; never throws. */
  report(event: HostEvent): void
  /** The session scope of the visit is done; absent where the portal goes on. `reference` names what came of it. */
  done?(outcome: ScopeOutcome): void
  /** Follows the link of a notification as the bell does; absent where there is no bell (S4.079 to S4.084). */
  followNotification?(item: NotificationItem): void
}

export interface ScopeOutcome {
  what: 'mandate' | 'payment' | 'sip' | 'investment'
  reference: string
}

export interface HostEvent {
  kind: 'load-failure' | 'page-crash' | 'warning'
  code: string
  remote: string
  version: string
  stage: string
}

const HostContext = createContext<Host | null>(null)
export const HostProvider = HostContext.Provider

/** The host of this remote. Throws outside of a host (architecture: the house). */
export function useHost(): Host {
  const host = useContext(HostContext)
  if (!host) throw new Error('No host around this component')
  return host
}
