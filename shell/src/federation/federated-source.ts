import {
  explainFailure,
  kernelGap,
  type ManifestTrust,
  openTrusted,
  type RemoteRelease,
  type RemoteSource,
} from '@portal/kernel/internal'
import { trustScripts } from '@portal/kernel/script-policy'
import { getInstance, type ModuleFederationRuntimePlugin } from '@module-federation/runtime'

const integrities = new Map<string, string>()

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
export function createFederatedSource({
  manifestUrl,
  trust,
  onUnsigned,
}: FederatedSourceOptions): RemoteSource {
  const federation = getInstance()
  if (!federation) throw new Error('The shell was built without module federation')
  federation.registerPlugins([integrityPlugin])
  return {
    async readManifest() {
      const answer = await fetch(manifestUrl, { cache: 'no-store', credentials: 'same-origin' })
      if (!answer.ok) throw new Error(`remotes.json answered ${answer.status}`)
      const { manifest, isSigned } = await openTrusted(await answer.text(), trust)
      if (!isSigned) onUnsigned()
      return manifest
    },
    register(release, again) {
      const entry = new URL(release.entry, location.href).href
      integrities.set(entry, release.integrity)
      trustScripts(new URL('.', entry).href)
      if (again) forgetScript(entry)
      federation.registerRemotes([{ name: containerOf(release), entry, type: 'global' }], { force: again })
    },
    async load(release) {
      const module = await federation.loadRemote<Awaited<ReturnType<RemoteSource['load']>>>(
        `${containerOf(release)}/remote`,
      )
      if (!module) throw new Error(`${release.name} exposes nothing`)
      return module
    },
    kernelGap: (release) =>
      kernelGap(release, new URL(__webpack_public_path__ + __KERNEL_NAMES__, location.href).href),
    explain: (release, error) => explainFailure(release, error),
  }
}

/** A script that hangs would be waited for by the next attempt as well. */
function forgetScript(entry: string): void {
  for (const script of document.scripts) if (script.src === entry) script.remove()
}

const containerOf = (release: RemoteRelease) => release.name.replaceAll('-', '_')

const integrityPlugin: ModuleFederationRuntimePlugin = {
  name: 'entry-integrity',
  createScript({ url }) {
    const integrity = integrities.get(new URL(url, location.href).href)
    if (!integrity) throw new Error(`No integrity is known for ${url}`)
    const script = document.createElement('script')
    script.src = url
    script.integrity = integrity
    script.crossOrigin = 'anonymous'
    return script
  },
}
