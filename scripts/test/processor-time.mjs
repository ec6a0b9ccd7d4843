// How much of the processors each part of a run takes: what a busy machine makes of the clock, it does not make of this.
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { text } from 'node:stream/consumers'

/** A shell knows what the processes that it waited for took, theirs included; Node does not tell of its children. */
const waiting = '"$@" 3>&-; code=$?; times >&3; exit $code'
const hasShell = process.platform !== 'win32'

const taken = new Map()
const add = (part, seconds) => taken.set(part, (taken.get(part) ?? 0) + seconds)

/** The second line that `times` says is of the children: "1m2.34s 0m5.67s". */
function secondsIn(said) {
  const [, ofChildren = ''] = said.split('\n')
  const found = [...ofChildren.matchAll(/(\d+)m([\d.]+)s/g)]
  return found.reduce((sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds), 0)
}

/** Starts a process as `spawn` does, as a part of the run; `ended` gives its exit code. */
export function startPart(part, command, args, { stdio, ...options }) {
  if (!hasShell) {
    const running = spawn(command, args, { ...options, stdio })
    return { running, ended: new Promise((resolve) => running.on('close', resolve)) }
  }
  const shell = ['-c', waiting, 'sh', command, ...args]
  const running = spawn('sh', shell, { ...options, stdio: [...stdio, 'pipe'] })
  const said = text(running.stdio[3])
  const ended = new Promise((resolve) => running.on('close', resolve))
  return {
    running,
    ended: ended.then(async (code) => {
      add(part, secondsIn(await said))
      return code
    }),
  }
}

/** Runs a part that says itself what it does, and how long it took. Gives its exit code. */
export async function runPart(part, command, args, options) {
  const started = Date.now()
  console.log(`\n▶ ${part}`)
  const code = await startPart(part, command, args, { stdio: ['ignore', 'inherit', 'inherit'], ...options })
    .ended
  console.log(`  ${part}: ${((Date.now() - started) / 1000).toFixed(0)} s`)
  return code
}

/** What all children of this process took that have ended, also those that are no part: the database server. */
function ofAllChildren() {
  try {
    // From the third field on, after the name, which may hold anything: the 14th and 15th are hundredths of a second.
    const fields = readFileSync('/proc/self/stat', 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
    return (Number(fields[13]) + Number(fields[14])) / 100
  } catch {
    return undefined
  }
}

/** The parts, the longest first, and their sum. */
export function processorLines() {
  const { userCPUTime, systemCPUTime } = process.resourceUsage()
  const parts = [...taken, ['builds', (userCPUTime + systemCPUTime) / 1e6]]
  const known = [...taken.values()].reduce((sum, seconds) => sum + seconds, 0)
  const others = (ofAllChildren() ?? known) - known
  if (others > 0.5) parts.push(['database server', others])
  const all = parts.reduce((sum, [, seconds]) => sum + seconds, 0)
  const line = ([part, seconds]) => `  ${seconds.toFixed(0).padStart(6)} s  ${part}`
  const longest = parts.filter(([, seconds]) => seconds >= 0.5).sort(([, a], [, b]) => b - a)
  return ['Processor seconds', ...longest.map(line), line(['all', all])]
}
