import type { RemoteRelease } from '../../src/manifest/public'

interface NamedRemote {
  name: string
  /** Address below the basename, and the modules that are imported at once for the page there. */
  pages: { path: string; requests: string[] }[]
  slots: { name: string; requests: string[] }[]
  navigation: NonNullable<RemoteRelease['navigation']>
  search: NonNullable<RemoteRelease['search']>
}

/** What the `remote.tsx` of a folder says; throws where it offers an address that none of its pages has. */
export function readRemote(folder: string): Promise<NamedRemote>
