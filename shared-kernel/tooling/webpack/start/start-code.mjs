// Begins the page's own code once the page has painted what came with its HTML: running it first would keep a slow phone
// from showing anything. Its files are on their way meanwhile, by the preloads beside this one.
const { performance, PerformanceObserver } = window
const waiting = () => document.getElementById('start-code')

function begin() {
  const template = waiting()
  if (!template) return
  // In their order, as deferred scripts run.
  for (const script of template.content.querySelectorAll('script')) script.async = false
  template.replaceWith(template.content)
}

// A page that nobody sees is not painted, nor are all browsers asked when they have.
const isPainted = () =>
  document.visibilityState === 'hidden' || performance.getEntriesByName('first-contentful-paint').length > 0
const tellsOfPaints = PerformanceObserver.supportedEntryTypes?.includes('paint')
const beginOncePainted = () => isPainted() && begin()

function watch() {
  if (!tellsOfPaints) return begin()
  new PerformanceObserver(beginOncePainted).observe({ type: 'paint', buffered: true })
  document.addEventListener('visibilitychange', beginOncePainted)
  window.addEventListener('load', begin)
  beginOncePainted()
}

if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', watch)
else watch()
