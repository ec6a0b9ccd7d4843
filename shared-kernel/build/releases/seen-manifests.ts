import { mkdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import * as z from 'zod/mini'
import type { SeenManifest } from '@portal/contracts/manifest'
import { replaceFile } from './replace-file'

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
      replaceFile(path, `${JSON.stringify(seen)}\n`)
    },
  }
}
