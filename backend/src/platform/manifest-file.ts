import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { keysOfPem, type ManifestTrust, openManifest, type OpenedManifest } from '@portal/contracts/manifest'
import { seenManifestsIn } from './seen-manifests'
import type { Config } from './config'
import { StartRefusal } from './start-refusal'

/** `remotes.json` as it lies on the disk now. */
export interface ManifestFile {
  /** The manifest, proven. Read again whenever the file changed. Throws when it is absent, malformed or not believed. */
  read(): Promise<OpenedManifest>
}

type Setting = Pick<Config, 'mode' | 'portalFiles' | 'manifestKey' | 'dataDir'>

export function manifestFile(setting: Setting): ManifestFile {
  const { portalFiles } = setting
  const path = join(portalFiles, 'remotes.json')
  let known: { state: string; opened: Promise<OpenedManifest> } | undefined
  return {
    async read() {
      const { ino, size, mtimeMs, ctimeMs } = await stat(path)
      const state = [ino, size, mtimeMs, ctimeMs].join()
      if (known?.state !== state) known = { state, opened: open(path, setting) }
      return known.opened
    },
  }
}

async function open(path: string, { mode, manifestKey, dataDir }: Setting): Promise<OpenedManifest> {
  const [text, keys] = await Promise.all([readFile(path, 'utf8'), readKeys(manifestKey)])
  const seen = seenManifestsIn(join(dataDir, 'seen-manifests.json'))
  const trust: ManifestTrust = { keys, acceptsUnsigned: mode === 'sandbox', seen: seen.read() }
  const opened = await openManifest(text, trust)
  if (opened.isSigned) seen.keep(opened.seen)
  return opened
}

async function readKeys(setting: string): Promise<string[]> {
  if (setting.includes('-----BEGIN')) return keysOfPem(setting)
  // Before the first build of a sandbox there is no key yet, and nothing that it could prove.
  return keysOfPem(await readFile(setting, 'utf8').catch(() => ''))
}

/**
 * Keeps a production server from starting on a manifest that browsers would refuse. An absent one is none of its
 * business: the files may be served from elsewhere. Throws StartRefusal.
 */
export async function refuseDoubtfulManifest(
  file: ManifestFile,
  { mode, portalFiles }: Setting,
): Promise<void> {
  if (mode !== 'production') return
  await file.read().catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return
    throw new StartRefusal(
      `The portal does not start in production with the manifest in ${portalFiles}: ${error.message}. ` +
        'Release with PORTAL_MANIFEST_PRIVATE_KEY set to the key that belongs to PORTAL_MANIFEST_PUBLIC_KEY ' +
        '(docs/releasing.md).',
    )
  })
}
