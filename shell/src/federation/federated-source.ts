import {
  explainFailure,
  federatedRemotes,
  kernelGap,
  type ManifestTrust,
  openTrusted,
  previousKernel,
  type RemoteSource,
} from '@portal/kernel/internal'
import { getInstance } from '@module-federation/runtime'

const cacheName = 'portal-manifest'

/** While squads move from one major of the kernel to the next. */
const previous =
  __PREVIOUS_KERNEL__ && previousKernel(__PREVIOUS_KERNEL__, () => import('portal-previous-kernel'))

/** Keeps the text of a manifest that was proven, for a visit at which it cannot be read. Never throws. */
async function keepManifest(address: string, text: string): Promise<void> {
  try {
    await (await caches.open(cacheName)).put(address, new Response(text))
  } catch {
    // A browser that keeps nothing (private windows, a full disk) reads it anew every time anyway.
  }
}

/** The text that was kept last; undefined where there is none. Somebody else may have changed it meanwhile. */
async function keptManifest(address: string): Promise<string | undefined> {
  const kept = await (await caches.open(cacheName)).match(address)
  return kept?.text()
}

export interface FederatedSourceOptions {
  manifestUrl: string
  trust: ManifestTrust
  /** A manifest was taken although nobody signed it. */
  onUnsigned: () => void
}

/**
 * Remotes over module federation. The chain has no gap: the key in this build proves the manifest, the manifest's hash
 * the entry, the hashes in the entry its chunks.
 */
export function createFederatedSource(options: FederatedSourceOptions): RemoteSource {
  const { manifestUrl, trust, onUnsigned } = options
  return {
    ...federatedRemotes(getInstance(), { previous }),
    async readManifest() {
      const answer = await fetch(manifestUrl, { cache: 'no-cache', credentials: 'same-origin' })
      if (!answer.ok) throw new Error(`remotes.json answered ${answer.status}`)
      const text = await answer.text()
      const { manifest, isSigned } = await openTrusted(text, trust)
      if (isSigned) void keepManifest(manifestUrl, text)
      else onUnsigned()
      return manifest
    },
    async lastManifest() {
      const text = await keptManifest(manifestUrl)
      // Proven anew: what lies in a browser may have been changed there.
      return text && (await openTrusted(text, { ...trust, acceptsUnsigned: false })).manifest
    },
    wholeKernel: () => import('@portal/kernel'),
    kernelGap(release) {
      const names = previous?.isFor(release) ? previous.names : __KERNEL_NAMES__
      return kernelGap(release, __webpack_public_path__ + names)
    },
    explain: (release, error) => explainFailure(release, error),
  }
}
