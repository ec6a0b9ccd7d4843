import { clientEventsPath } from '@portal/contracts/wire/client-events-path'

/**
 * Sends a batch in a way that outlives the page, and where the browser refuses that, as an ordinary call
 * (docs/decisions/wire-and-crypto.md: client events).
 */
export function sendBeaconOrFetch(body: string): void {
  const json = new Blob([body], { type: 'application/json' })
  if (navigator.sendBeacon?.(clientEventsPath, json)) return
  const options = { method: 'POST', body: json, keepalive: true, credentials: 'omit' } as const
  // Lost is lost: what cannot be told now is not worth keeping.
  fetch(clientEventsPath, options).catch(() => undefined)
}
