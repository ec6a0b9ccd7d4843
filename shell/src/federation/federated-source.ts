import type { RemoteRelease, RemoteSource } from '@portal/kernel/internal'
import { getInstance, type ModuleFederationRuntimePlugin } from '@module-federation/runtime'
import { explainFailure } from './explain-failure'

const integrities = new Map<string, string>()

/** Remotes over module federation, each entry run only when its bytes have the hash that the manifest names. */
export function createFederatedSource(manifestUrl: string): RemoteSource {
  const federation = getInstance()
  if (!federation) throw new Error('The shell was built without module federation')
  federation.registerPlugins([integrityPlugin])
  return {
    async readManifest() {
      const answer = await fetch(manifestUrl, { cache: 'no-store', credentials: 'same-origin' })
      if (!answer.ok) throw new Error(`remotes.json answered ${answer.status}`)
      return answer.json()
    },
    register(release, again) {
      const entry = new URL(release.entry, location.href).href
      integrities.set(entry, release.integrity)
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
    explain: explainFailure,
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
