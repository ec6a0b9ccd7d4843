import { createReleaseRegistry, noBucket, type Outage, refreshReleases } from '@portal/kernel/internal'
import { readManifest } from '../shared/read-manifest'

const slowMilliseconds = 8000

/** The releases as an open page of one remote looks at them; what the server wrote into the page counts until they are read. */
export function pageReleases(portal: string, outage: Outage | undefined) {
  const registry = createReleaseRegistry({
    readManifest: () => readManifest(`${portal}/remotes.json`),
    lastManifest: async () => undefined,
    kernelVersion: __KERNEL_VERSION__,
    visitor: async () => ({ bucket: noBucket }),
    report: () => undefined,
  })
  return {
    ...registry,
    refresh: (olderThanMs: number) => refreshReleases(registry, olderThanMs, Date.now() + slowMilliseconds),
    outage: () => (registry.readAt() ? registry.outage() : outage),
    // The remote came with the page, and stays.
    forget: () => undefined,
  }
}
