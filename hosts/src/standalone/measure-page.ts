import { loadVitals, type PageTelemetry } from '@portal/kernel/internal'

/** Measures Web Vitals of the one remote on this page, once the page has come to rest. */
export function measurePage(page: { remote: string; version: string }, { report }: PageTelemetry): void {
  const start = async () => {
    const { observeVitals } = await loadVitals()
    const vitals = observeVitals(report)
    vitals.moveTo(page)
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'hidden') vitals.settle()
    })
  }
  // Without it the page is as good; only nobody learns how fast it was.
  const begin = () => void start().catch(() => undefined)
  const wait = () => ('requestIdleCallback' in window ? requestIdleCallback(begin) : setTimeout(begin, 2000))
  if (document.readyState === 'complete') wait()
  else window.addEventListener('load', wait, { once: true })
}
