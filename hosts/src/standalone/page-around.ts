import type { SoloEvent } from '@portal/kernel'
import { tellSoloEvents } from '../embed/solo-events'

/**
 * Tells the page that holds this one in a frame what `<neem-portal>` tells as events: `{ type, detail }` by message. Only
 * listed origins may hold it (frame-ancestors), and nothing that it hears is secret.
 */
export function pageAround(remote: string, version: string): (event: SoloEvent) => void {
  const { parent } = window
  if (parent === window) return () => undefined
  return tellSoloEvents((type, detail) => parent.postMessage({ type, detail }, '*'), remote, version)
}
