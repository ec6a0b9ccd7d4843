import { createVitals, type Vital, type Vitals } from './vitals'

/** Fields that TypeScript's library does not know yet. */
interface Entry extends PerformanceEntry {
  hadRecentInput?: boolean
  value?: number
  interactionId?: number
}

/** Interactions under this many milliseconds are good in any case. */
const durationThreshold = 40

/** Measures Web Vitals of the page, where the browser can; what it cannot measure stays out. */
export function observeVitals(report: (vital: Vital) => void): Vitals {
  const vitals = createVitals(report)
  observe('largest-contentful-paint', ({ startTime }) => vitals.painted(startTime))
  observe('layout-shift', ({ value, hadRecentInput, startTime }) => {
    if (!hadRecentInput) vitals.shifted(value ?? 0, startTime)
  })
  observe('event', ({ interactionId, duration }) => {
    if (interactionId) vitals.interacted(interactionId, duration)
  })
  return vitals
}

function observe(type: string, take: (entry: Entry) => void): void {
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return
  const options = { type, buffered: true, durationThreshold }
  new PerformanceObserver((list) => list.getEntries().forEach(take)).observe(options)
}
