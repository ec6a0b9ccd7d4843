import { ExpirationPlugin } from 'workbox-expiration'
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { CacheFirst } from 'workbox-strategies'
import { createEarlyFiles, isEarlyFile } from './early-files'
import { isKeptFile } from './kept-files'
import { openNews, showNews } from './news'
import { createPageHashes } from './page-hashes'
import { isSound } from './sound-file'
import { offlinePages, workerLanguage } from './worker-language'

declare const self: ServiceWorkerGlobalScope
declare const __BUILD_NUMBER__: string

const revision = __BUILD_NUMBER__

// It keeps no page, so a new worker can take over from an old one at any moment without mixing two builds.
void self.skipWaiting()
self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([self.clients.claim(), self.registration.navigationPreload?.enable()]))
})

cleanupOutdatedCaches()
precacheAndRoute([
  ...Object.values(offlinePages).map((url) => ({ url, revision })),
  { url: '/investors/offline.css', revision },
  { url: '/investors/icon.svg', revision },
])

// Older browsers show a worker no cookies.
const language = () =>
  workerLanguage((self as Partial<typeof self>).cookieStore, self.location.protocol === 'https:')

const pageHashes = createPageHashes()

async function isWhole(request: Request, file: Response): Promise<boolean> {
  return isSound(request.integrity || (await pageHashes.of(new URL(request.url).pathname)), file)
}

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isKeptFile(url.pathname),
  new CacheFirst({
    cacheName: 'portal-files',
    plugins: [
      {
        // What was damaged in the cache is fetched anew instead of refused for ever, and on the way into it not kept.
        cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
          cachedResponse && (await isWhole(request, cachedResponse)) ? cachedResponse : undefined,
        cacheWillUpdate: async ({ request, response }) =>
          response.status === 200 && (await isWhole(request, response)) ? response : null,
      },
      new ExpirationPlugin({ maxEntries: 200, purgeOnQuotaError: true }),
    ],
  }),
)

const earlyFiles = createEarlyFiles(
  (path) => fetch(path, { cache: 'no-cache', credentials: 'same-origin' }),
  () => Date.now(),
)

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isEarlyFile(url.pathname),
  async ({ request, url }) => (await earlyFiles.take(url.pathname)) ?? fetch(request),
)

registerRoute(
  new NavigationRoute(async ({ event, request }) => {
    earlyFiles.askFor()
    try {
      const preloaded: unknown = await (event as FetchEvent).preloadResponse
      const page = preloaded instanceof Response ? preloaded : await fetch(request)
      event.waitUntil(pageHashes.learn(page.clone()))
      return page
    } catch {
      return (await matchPrecache(offlinePages[await language()])) ?? Response.error()
    }
  }),
)

self.addEventListener('push', (event) =>
  event.waitUntil(language().then((own) => showNews(self.registration, event.data, own))),
)
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openNews(self.clients))
})
