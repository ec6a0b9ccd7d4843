// Imported, it ends this process, as SIGTERM does, when what started it is gone. npm ends at a signal without waiting for
// what it runs, and the shell between the two passes nothing on: the server would keep port and folder for ever.
import { readFileSync } from 'node:fs'
import { setInterval } from 'node:timers'

const everyMs = 500

/** Of a process: what it is called and who its parent is; of one that is gone, or where there is no /proc, nothing. */
function readProcess(pid) {
  try {
    const [, name, parent] = /\((.*)\) \S (\d+)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))
    return { name, parent: Number(parent) }
  } catch {
    return undefined
  }
}

/** The parent, and where that is npm's shell, npm. */
function callers() {
  const parent = readProcess(process.ppid)
  return [process.ppid, /^\w*sh$/.test(parent?.name ?? '') ? parent.parent : undefined].join()
}

const first = callers()
setInterval(() => {
  if (callers() !== first) process.kill(process.pid, 'SIGTERM')
}, everyMs).unref()
