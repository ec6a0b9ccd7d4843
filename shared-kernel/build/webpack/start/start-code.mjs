// Shows the page that came with the HTML once its styles are there: a remote that hangs keeps nothing else from being
// painted. Begins the page's own code once the page has painted what came with its HTML: fetching all of it first would keep a slow
// line from bringing what is painted, and running it first a slow phone from painting.
{
  const { document, performance, PerformanceObserver } = window
  // A window that is covered may never be painted, and nothing says that it is.
  const timeoutMs = 500
  const hangsMs = 8000

  // start-help.mjs may not be here yet.
  const showHelp = () => document.getElementById('start-help')?.classList.add('now')

  const showFirstPage = () => {
    const page = document.getElementById('first-page')
    const preloads = [...document.querySelectorAll('link[data-of="first-page"]')]
    let awaited = preloads.length
    for (const preload of preloads) {
      const sheet = preload.cloneNode()
      sheet.rel = 'stylesheet'
      sheet.addEventListener('load', () => {
        awaited -= 1
        if (awaited) return
        page.previousElementSibling.remove()
        page.replaceWith(page.content)
      })
      // Whoever opens the page later asks for it anew.
      sheet.addEventListener('error', () => sheet.remove())
      setTimeout(() => sheet.sheet || sheet.remove(), hangsMs)
      document.head.append(sheet)
    }
  }

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
    showFirstPage()
    if (!PerformanceObserver.supportedEntryTypes?.includes('paint')) return begin()
    new PerformanceObserver(beginOncePainted).observe({ type: 'paint', buffered: true })
    document.addEventListener('visibilitychange', beginOncePainted)
    window.addEventListener('load', () => setTimeout(begin, timeoutMs))
    beginOncePainted()
  }

  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', watch)
  else watch()
}
