import type { RemoteSource } from '@portal/kernel/internal'
import { readOverrides } from './overrides'

/** The same source, with the remotes that this tab overrides taken from this machine. */
export function overriddenSource(source: RemoteSource): RemoteSource {
  return {
    ...source,
    async readManifest() {
      const overrides = readOverrides()
      const manifest = await source.readManifest()
      if (!Object.keys(overrides).length) return manifest
      const { applyOverrides } = await import('./apply-overrides')
      return applyOverrides(manifest, overrides)
    },
  }
}
