import { mkdirSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartRefusal } from './start-refusal'

/**
 * Takes the folder of an embedded database for this process: two processes on one folder lose each other's writes.
 * The lock names the process and when it started, so that one left by a killed process does not count.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'portal.lock')
  const mine = identityOf(process.pid)
  for (let attempt = 0; attempt < 2; attempt += 1) {
    try {
      writeFileSync(file, mine, { flag: 'wx' })
      return () => unlinkSync(file)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
      const owner = readFileSync(file, 'utf8')
      const pid = Number(owner.split(' ')[0])
      if (owner !== mine && isRunning(pid) && identityOf(pid) === owner) {
        throw new StartRefusal(
          `The database folder ${folder} is in use by process ${pid}. Stop it first, or set PORTAL_DATA_DIR.`,
        )
      }
      unlinkSync(file)
    }
  }
  throw new StartRefusal(`The database folder ${folder} could not be locked.`)
}

/** Process id and, where the system tells, its start time: ids are used again. */
export function identityOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return `${pid} ${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]}`
  } catch {
    return `${pid} -`
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
