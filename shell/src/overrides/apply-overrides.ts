import { ReleaseManifest } from '@portal/kernel/internal'
import type { Overrides } from './overrides'

/** What a version on this machine is called in panels and reports. */
export const overrideVersion = 'override'

/** Each overridden remote has one release: the entry on this machine, with the hash that it has at this moment. */
export async function applyOverrides(known: unknown, overrides: Overrides): Promise<ReleaseManifest> {
  const manifest = ReleaseManifest.parse(known)
  const remotes = manifest.remotes.map(async (remote) => {
    const entry = overrides[remote.name]
    const live = remote.releases.find(({ version }) => version === remote.live)
    if (!entry || !live) return remote
    const integrity = await integrityOf(entry)
    const release = {
      ...live,
      version: overrideVersion,
      entry,
      integrity,
      preload: [],
      styles: [],
      pages: undefined,
      slots: live.slots?.map(({ name }) => ({ name, preload: [], styles: [] })),
      kernelNames: undefined,
    }
    const { name, owner } = remote
    return { name, owner, live: overrideVersion, history: [], revoked: [], releases: [release] }
  })
  return { ...manifest, remotes: await Promise.all(remotes) }
}

/** An entry that cannot be read gets a hash that nothing has: that remote fails, and the others work. */
async function integrityOf(entry: string): Promise<string> {
  try {
    const answer = await fetch(entry, { cache: 'no-store', credentials: 'omit' })
    const hash = new Uint8Array(await crypto.subtle.digest('SHA-384', await answer.arrayBuffer()))
    return `sha384-${btoa(String.fromCharCode(...hash))}`
  } catch {
    return `sha384-${'A'.repeat(64)}`
  }
}
