import type { RemoteRelease } from '../../contracts/manifest/public'

export interface NamedRemote {
  name: string
  /** Address below the basename, the module that is imported for the page there, and the chunks that it shows first. */
  pages: { path: string; request: string; parts: readonly string[] }[]
  slots: { name: string; request: string }[]
  navigation: NonNullable<RemoteRelease['navigation']>
  search: NonNullable<RemoteRelease['search']>
}

/** What a remote exposes, and where its pages are named. */
export const exposedRemote: string

/** What the `remote.tsx` of a folder says; throws where it offers an address that none of its pages has. */
export function readRemote(folder: string): Promise<NamedRemote>
