import type { ParcelEvent } from '@portal/kernel'
import { notifyParcelEvents } from '../embed/parcel-events'

/**
 * Tells the page that holds this one in a frame what `<neem-portal>` tells as events: `{ type, detail }` by message. Only
 * listed origins may hold it (frame-ancestors), and nothing that it hears is secret.
 */
export function pageAround(remote: string, version: string): (event: ParcelEvent) => void {
  const { parent } = window
  if (parent === window) return () => undefined
  return notifyParcelEvents((type, detail) => parent.postMessage({ type, detail }, '*'), remote, version)
}
