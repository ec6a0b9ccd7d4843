// Begins the page's own code once the page has painted what came with its HTML: fetching all of it first would keep a slow
// line from bringing what is painted, and running it first a slow phone from painting.
{
  const { document, performance, PerformanceObserver } = window
  // A window that is covered may never be painted, and nothing says that it is.
  const timeoutMs = 500

  // start-help.mjs may not be here yet.
  const showHelp = () => document.getElementById('start-help')?.classList.add('now')

  const begin = () => {
    const template = document.getElementById('start-code')
    if (!template) return
    for (const script of template.content.querySelectorAll('script')) {
      // In their order, as deferred scripts run.
      script.async = false
      script.addEventListener('error', showHelp)
    }
    template.replaceWith(template.content)
  }

  // A page that nobody sees is not painted.
  const isPainted = () =>
    document.visibilityState === 'hidden' || performance.getEntriesByName('first-contentful-paint').length > 0
  const beginOncePainted = () => isPainted() && begin()

  const watch = () => {
    if (!PerformanceObserver.supportedEntryTypes?.includes('paint')) return begin()
    new PerformanceObserver(beginOncePainted).observe({ type: 'paint', buffered: true })
    document.addEventListener('visibilitychange', beginOncePainted)
    window.addEventListener('load', () => setTimeout(begin, timeoutMs))
    beginOncePainted()
  }

  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', watch)
  else watch()
}
