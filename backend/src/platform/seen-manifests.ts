import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { SeenManifest } from '@portal/contracts/manifest'
import * as z from 'zod/mini'

const Seen = z.array(z.object({ keyId: z.string(), sequence: z.number() }))

/** How far the manifest had come, in a file outside what is served: whoever puts an older one there cannot change it. */
export function seenManifestsIn(path: string) {
  /** Throws where the file is there and cannot be understood. */
  const read = (): SeenManifest[] => {
    try {
      return Seen.parse(JSON.parse(readFileSync(path, 'utf8')))
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
      throw new Error(`Which manifests were seen cannot be read in ${path}`, { cause: error })
    }
  }
  return {
    read,
    keep(seen: readonly SeenManifest[]): void {
      if (JSON.stringify(seen) === JSON.stringify(read())) return
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(`${path}.new`, JSON.stringify(seen), { mode: 0o600 })
      renameSync(`${path}.new`, path)
    },
  }
}
