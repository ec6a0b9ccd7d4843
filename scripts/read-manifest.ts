import type { ReleaseManifest, SignedManifest } from '../shared-kernel/contracts/manifest/public'

/** What `remotes.json` holds. */
export type ManifestFile = SignedManifest | ReleaseManifest

/** The release manifest out of what `remotes.json` holds, without a look at its signature. */
export const unwrap = (file: ManifestFile): ReleaseManifest =>
  'payload' in file ? JSON.parse(file.payload) : file

/** The same out of its text. */
export const openManifest = (text: string) => unwrap(JSON.parse(text))
