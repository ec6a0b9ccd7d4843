import { newSpanId, newTraceId } from '@portal/contracts/wire/support-code'
import { visit } from '../telemetry/public'
import { apiConfig } from './api-config'

/** For so long calls belong to what was done last; what a page asks later, it asks by itself. */
const actionMs = 10_000

let ids: string | undefined
let until = 0

const forget = (): void => {
  ids = undefined
}

/**
 * What a call says of the trace that it belongs to (W3C Trace Context): all calls that follow one click or one letter that is
 * typed say the same, and their spans on the server begin below it. Another origin is told nothing.
 */
export function traceHeaders(): { traceparent?: string } {
  if (apiConfig.host) return {}
  const now = performance.now()
  // The first call listens; the same function is never added twice.
  for (const type of ['click', 'input']) globalThis.addEventListener?.(type, forget, { capture: true })
  if (!ids || now > until) {
    ids = `${newTraceId(visit)}-${newSpanId()}`
    until = now + actionMs
  }
  return { traceparent: `00-${ids}-0${apiConfig.traces ? 1 : 0}` }
}
