const script = '/investors/service-worker.js'
const scope = '/investors/'

/** Registers the service worker (S2.176); an installation without one takes away what an earlier one left. */
export async function registerWorker(wanted: boolean): Promise<ServiceWorkerRegistration | undefined> {
  const workers = globalThis.navigator.serviceWorker as ServiceWorkerContainer | undefined
  if (!workers) return undefined
  try {
    if (wanted) return await workers.register(script, { scope, updateViaCache: 'none' })
    await removeWorker(workers)
  } catch {
    // A browser that keeps nothing (private windows) still shows the portal.
  }
  return undefined
}

async function removeWorker(workers: ServiceWorkerContainer): Promise<void> {
  const registration = await workers.getRegistration(scope)
  if (!registration) return
  await registration.unregister()
  await clearCaches()
}

/** Removes every file that was kept for the next visit (S4.026). */
export async function clearCaches(): Promise<void> {
  if (!('caches' in globalThis)) return
  for (const name of await caches.keys()) await caches.delete(name)
}
