import {
  explainFailure,
  federatedRemotes,
  kernelGap,
  previousKernel,
  type RemoteSource,
} from '@portal/kernel/internal'
import { getInstance } from '@module-federation/runtime'
import { readManifest } from '../shared/read-manifest'
import { scriptAddress } from './script-address'

/** While squads move from one major of the kernel to the next. */
const previous =
  __PREVIOUS_KERNEL__ && previousKernel(__PREVIOUS_KERNEL__, () => import('portal-previous-kernel'))

/**
 * The portal's remotes in a page of another origin. Everything comes from where the manifest lies, never from the page's
 * own origin.
 */
export function createEmbeddedSource(manifestUrl: string): RemoteSource {
  return {
    ...federatedRemotes(getInstance(), { base: manifestUrl, scriptAddress, previous }),
    readManifest: () => readManifest(manifestUrl),
    kernelGap(release) {
      const names = previous?.isFor(release) ? previous.names : __KERNEL_NAMES__
      return kernelGap(release, __webpack_public_path__ + names, manifestUrl)
    },
    explain: (release, error) => explainFailure(release, error, manifestUrl),
  }
}
