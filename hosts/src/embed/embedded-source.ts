import {
  explainFailure,
  federatedRemotes,
  kernelGap,
  openTrusted,
  type RemoteSource,
} from '@portal/kernel/internal'
import { getInstance } from '@module-federation/runtime'
import { scriptAddress } from './script-address'

/**
 * The portal's remotes in a page of another origin. Everything comes from where the manifest lies, never from the page's
 * own origin.
 */
export function createEmbeddedSource(manifestUrl: string): RemoteSource {
  return {
    ...federatedRemotes(getInstance(), { base: manifestUrl, scriptAddress }),
    async readManifest() {
      const answer = await fetch(manifestUrl, { cache: 'no-store', credentials: 'omit' })
      if (!answer.ok) throw new Error(`remotes.json answered ${answer.status}`)
      // On somebody else's page only what is signed counts, whatever the mode of the portal.
      const trust = { keys: __MANIFEST_KEYS__, acceptsUnsigned: false }
      return (await openTrusted(await answer.text(), trust)).manifest
    },
    kernelGap: (release) => kernelGap(release, __webpack_public_path__ + __KERNEL_NAMES__, manifestUrl),
    explain: (release, error) => explainFailure(release, error, manifestUrl),
  }
}
