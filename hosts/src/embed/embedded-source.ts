import {
  explainFailure,
  kernelGap,
  openTrusted,
  type RemoteRelease,
  type RemoteSource,
} from '@portal/kernel/internal'
import { trustScripts } from '@portal/kernel/script-policy'
import { getInstance, type ModuleFederationRuntimePlugin } from '@module-federation/runtime'
import { scriptAddress } from './script-address'

const integrities = new Map<string, string>()

/**
 * The portal's remotes in a page of another origin, each entry run only when its bytes have the hash that the manifest
 * names. Everything comes from where the manifest lies, never from the page's own origin.
 */
export function createEmbeddedSource(manifestUrl: string): RemoteSource {
  const federation = getInstance()
  if (!federation) throw new Error('The embedded host was built without module federation')
  federation.registerPlugins([integrityPlugin])
  return {
    async readManifest() {
      const answer = await fetch(manifestUrl, { cache: 'no-store', credentials: 'omit' })
      if (!answer.ok) throw new Error(`remotes.json answered ${answer.status}`)
      // On somebody else's page only what is signed counts, whatever the mode of the portal.
      const trust = { keys: __MANIFEST_KEYS__, acceptsUnsigned: false }
      return (await openTrusted(await answer.text(), trust)).manifest
    },
    register(release, again) {
      const entry = new URL(release.entry, manifestUrl).href
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
    kernelGap: (release) => kernelGap(release, __webpack_public_path__ + __KERNEL_NAMES__, manifestUrl),
    explain: (release, error) => explainFailure(release, error, manifestUrl),
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
    const integrity = integrities.get(url)
    if (!integrity) throw new Error(`No integrity is known for ${url}`)
    const script = document.createElement('script')
    script.src = scriptAddress(url)
    script.integrity = integrity
    script.crossOrigin = 'anonymous'
    return script
  },
}
