import { closeSync, ftruncateSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { StartRefusal } from './start-refusal'

/**
 * Takes the folder of an embedded database for this process: two processes on one folder lose each other's writes.
 * The lock is the operating system's (OFD lock, flock, LockFileEx): it hangs on the open file, so it knows nothing of
 * process ids or namespaces and goes with the process, however that ends. The file stays: removing it would let two
 * processes hold the lock of two files of one name. What stands in it is for people only.
 */
export async function lockFolder(folder: string): Promise<() => void> {
  const { tryLock } = await loadLocks()
  mkdirSync(folder, { recursive: true })
  const path = join(folder, 'portal.lock')
  const file = openSync(path, 'a+')
  if (!attempt(() => tryLock(file), file, folder)) {
    closeSync(file)
    throw new StartRefusal(
      `The database folder ${folder} is in use by ${holderOf(path)}. Stop it first, or set PORTAL_DATA_DIR.`,
    )
  }
  ftruncateSync(file)
  writeSync(file, `process ${process.pid} on ${hostname()}`)
  return () => closeSync(file)
}

/** Loaded only where a folder is locked: an installation on a PostgreSQL server needs no lock on any system. */
async function loadLocks(): Promise<typeof import('fs-native-extensions')> {
  try {
    return await import('fs-native-extensions')
  } catch (cause) {
    throw new StartRefusal(
      `There is no file lock for ${process.platform} on ${process.arch}, so the embedded database cannot be used ` +
        'safely here. Set DATABASE_URL to a PostgreSQL server.',
      { cause },
    )
  }
}

function attempt(lock: () => boolean, file: number, folder: string): boolean {
  try {
    return lock()
  } catch (cause) {
    closeSync(file)
    const { message } = cause as Error
    throw new StartRefusal(
      `The database folder ${folder} cannot be locked (${message}). Put it on a local disk, or set DATABASE_URL to a ` +
        'PostgreSQL server.',
      { cause },
    )
  }
}

/** Windows keeps a locked file from being read, and a lock just taken is not signed yet. */
function holderOf(path: string): string {
  try {
    return readFileSync(path, 'utf8') || 'another process'
  } catch {
    return 'another process'
  }
}
