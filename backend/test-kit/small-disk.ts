import { spawnSync } from 'node:child_process'
import {
  closeSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  rmdirSync,
  rmSync,
  statfsSync,
  writeSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { skipTest } from '@portal/testing/node'

export interface SmallDisk {
  /** A folder on it, for whoever fills it. */
  folder: string
  /** Takes all space that is left; returns what gives it back. */
  fill(): () => void
  /** How many bytes are free. */
  free(): number
  remove(): void
}

/** A disk of so many megabytes, in memory. Skips the test where none may be mounted. */
export function smallDisk(megabytes: number): SmallDisk {
  const place = mkdtempSync(join(tmpdir(), 'small-disk-'))
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'tmpfs', place])
  if (mounted.status !== 0) {
    rmdirSync(place)
    return skipTest('no file system may be mounted here')
  }
  const folder = join(place, 'data')
  mkdirSync(folder, { mode: 0o755 })
  const filling = join(place, 'filling')
  const free = () => {
    const { bavail, bsize } = statfsSync(place)
    return bavail * bsize
  }
  return {
    folder,
    free,
    fill() {
      const file = openSync(filling, 'a')
      const block = Buffer.alloc(64 * 1024)
      try {
        while (free() > 0) writeSync(file, block)
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
      } finally {
        closeSync(file)
      }
      return () => rmSync(filling, { force: true })
    },
    remove() {
      spawnSync('umount', ['-l', place])
      rmdirSync(place)
    },
  }
}
