import type { RemoteRelease } from '@portal/contracts/manifest'
import type { RemoteSource } from './load-release'
import type { PreviousKernel, Sharing } from './previous-kernel'
import { trustScripts } from './script-policy'

interface RegisteredRemote {
  name: string
}

/** Gives an entry's script its hash. */
export interface EntryPlugin {
  name: string
  createScript(about: { url: string }): HTMLScriptElement
}

/** What is used of the federation runtime, which each host brings. */
export interface Federation extends Sharing {
  options: { remotes: readonly RegisteredRemote[] }
  remoteHandler: object
  registerPlugins(plugins: EntryPlugin[]): void
  registerRemotes(
    remotes: { name: string; entry: string; type: 'global'; shareScope?: string | undefined }[],
  ): void
  loadRemote<Module>(id: string): Promise<Module | null>
}

export interface FederatedRemotesOptions {
  /** What the manifest's addresses are relative to. */
  base?: string
  /** What vouches for a script where the page is not ours. */
  scriptAddress?: (address: string) => string
  /** The kernel of the major before, where this host offers it. */
  previous?: PreviousKernel | undefined
}

/**
 * Registers and loads remotes by module federation; each entry runs only when its bytes have the hash that the manifest
 * names. Throws an Error where the host was built without federation.
 */
export function federatedRemotes(
  federation: Federation | null,
  { base = location.href, scriptAddress = String, previous }: FederatedRemotesOptions = {},
): Pick<RemoteSource, 'register' | 'load' | 'previousKernel'> {
  if (!federation) throw new Error('This host was built without module federation')
  const integrities = new Map<string, string>()
  const createScript = ({ url }: { url: string }) => {
    const integrity = integrities.get(new URL(url, base).href)
    if (!integrity) throw new Error(`No integrity is known for ${url}`)
    const script = document.createElement('script')
    script.src = scriptAddress(url)
    script.integrity = integrity
    script.crossOrigin = 'anonymous'
    return script
  }
  federation.registerPlugins([{ name: 'entry-integrity', createScript }])
  return {
    previousKernel: previous?.version,
    register(release, again) {
      const entry = new URL(release.entry, base).href
      integrities.set(entry, release.integrity)
      trustScripts(new URL('.', entry).href)
      if (again) {
        forgetScript(entry)
        forgetRemote(federation, containerOf(release))
      }
      const shareScope = previous?.isFor(release) ? previous.scope : undefined
      federation.registerRemotes([{ name: containerOf(release), entry, type: 'global', shareScope }])
    },
    async load(release) {
      if (previous?.isFor(release)) await previous.provide(federation)
      const module = await federation.loadRemote<Awaited<ReturnType<RemoteSource['load']>>>(
        `${containerOf(release)}/remote`,
      )
      if (!module) throw new Error(`${release.name} exposes nothing`)
      return module
    },
  }
}

/** As a forced registration does before it warns everybody's console that one is exchanged, which is meant here. */
function forgetRemote({ options, remoteHandler }: Federation, name: string): void {
  const registered = options.remotes.find((each) => each.name === name)
  if (registered) (remoteHandler as { removeRemote(remote: RegisteredRemote): void }).removeRemote(registered)
}

/** A script that hangs would be waited for by the next attempt as well. */
function forgetScript(entry: string): void {
  for (const script of document.scripts) if (script.src === entry) script.remove()
}

const containerOf = (release: RemoteRelease) => release.name.replaceAll('-', '_')
