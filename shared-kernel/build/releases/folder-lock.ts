import { linkSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'

/** After this long, a lock of another machine, whose processes cannot be looked up, counts as left behind. */
const abandonedMilliseconds = 10 * 60_000
const pauseMilliseconds = 50

export class FolderInUse extends Error {}

/** Runs `work` while no other command changes the folder; waits for one that does. Throws FolderInUse. */
export async function withLock<T>(
  path: string,
  timeoutMilliseconds: number,
  work: () => Promise<T>,
): Promise<T> {
  const mine = `${hostname()} ${process.pid} ${identityOf(process.pid)}`
  const waitsUntil = Date.now() + timeoutMilliseconds
  while (!take(path, mine)) {
    if (removeAbandoned(path)) continue
    if (Date.now() >= waitsUntil)
      throw new FolderInUse(
        `Another command is changing this folder (${holderOf(path).trim()}): try again when it is done`,
      )
    await new Promise((resolve) => setTimeout(resolve, pauseMilliseconds))
  }
  try {
    return await work()
  } finally {
    rmSync(path, { force: true })
  }
}

/** A link appears with its content in it: a lock never stands there without the name of its holder. */
function take(path: string, mine: string): boolean {
  const draft = `${path}.${process.pid}`
  writeFileSync(draft, mine)
  try {
    linkSync(draft, path)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    return false
  } finally {
    rmSync(draft, { force: true })
  }
}

const holderOf = (path: string): string => {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

/** Moves a dead process's lock away. Two may try at once: whoever moved a living one's puts it back. */
function removeAbandoned(path: string): boolean {
  const holder = holderOf(path)
  if (!isAbandoned(path, holder)) return false
  const aside = `${path}.${process.pid}.aside`
  try {
    renameSync(path, aside)
  } catch {
    return true
  }
  if (readFileSync(aside, 'utf8') !== holder) linkSync(aside, path)
  rmSync(aside)
  return true
}

function isAbandoned(path: string, holder: string): boolean {
  const [host, pid = '', identity] = holder.split(' ')
  if (host === hostname() && identity) return !isRunning(Number(pid)) || identityOf(Number(pid)) !== identity
  try {
    return Date.now() - statSync(path).mtimeMs > abandonedMilliseconds
  } catch {
    return false
  }
}

/** When a process started, where the system tells: ids are used again. */
function identityOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '-'
  } catch {
    return '-'
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
